import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Page, Route } from '@playwright/test';
import { BUILT_LANGUAGES } from '../support/built-languages.ts';
import { createDisk, type Disk, nameOf, readOneFile, writeAll } from '../support/one-file.ts';
import { test as base, expect, FAILED_REQUEST, Visitor } from '../support/test.ts';

/** A disk, and somebody who opens files on it. Everything that their browser requests or complains of is an error. */
const test = base.extend<{ disk: Disk; reader: Visitor }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from here what a fixture needs
  disk: async ({}, use) => {
    const disk = createDisk();
    await use(disk);
    disk.remove();
  },
  reader: async ({ page }, use) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text());
    });
    page.on('request', (request) => {
      const isFile = request.isNavigationRequest() && request.url().startsWith('file:');
      if (!isFile && !/^(data|blob):/.test(request.url())) problems.push(request.url());
    });
    await use(new Visitor(page));
    expect(problems, 'errors, warnings and requests').toEqual([]);
  },
});

async function openFile(reader: Visitor, disk: Disk): Promise<string> {
  const address = disk.write(nameOf(''), readOneFile(''));
  await reader.page.goto(address);
  await reader.listening();
  return address;
}

const saveBy = async (page: Page, press: () => Promise<void>) => {
  const download = page.waitForEvent('download');
  await press();
  return download;
};

test('“Save this page” gives a file that opens from a disk, with the site’s contact in it', async ({
  visitor,
  disk,
}) => {
  await visitor.open();
  const file = await saveBy(visitor.page, () => visitor.button('Save this page').click());
  expect(file.suggestedFilename()).toBe('lifetime-visualizer-en.html');
  const footer = visitor.page.locator('.page-footer');
  await expect(footer.getByRole('status')).toContainText('Saved as lifetime-visualizer-en.html.');
  const html = readFileSync(await file.path(), 'utf8');
  expect(html).toContain('mailto:contact@example.org');
  expect(html).not.toContain('{{');
  const page = await visitor.page.context().newPage();
  await page.goto(disk.write(nameOf(''), html));
  await new Visitor(page).listening();
});

test.describe('if it cannot be downloaded', () => {
  test.use({ allowedInConsole: { patterns: [FAILED_REQUEST] } });

  for (const [what, body] of [
    ['without a network', undefined],
    ['if only a part arrives', '<!doctype html><html>'],
  ] as const) {
    test(`${what}, “Save this page” saves nothing and says what to do`, async ({ visitor }) => {
      await visitor.open();
      const answer = (route: Route) => (body === undefined ? route.abort() : route.fulfill({ body }));
      await visitor.page.route('**/one-file.txt', answer);
      await visitor.button('Save this page').click();
      await expect(visitor.page.locator('.page-footer').getByRole('status')).toHaveText(
        'The file couldn’t be downloaded. Check your connection, then try again.',
      );
    });
  }
});

test('in the file, a country’s figures, pictures, a backup and paper work', async ({ reader, disk }) => {
  await openFile(reader, disk);
  const { page } = reader;
  await expect(page.getByText('Nothing you enter is sent anywhere.')).toBeVisible();
  await expect(page.locator('.page-footer')).toContainText('It can’t be installed as an app.');
  await reader.submitFrom('Japan', '1984-02-29');
  await reader.allSections();
  await expect(reader.section('How many reach each age')).toBeVisible();
  const picture = await saveBy(page, () => reader.button('Share Results').click());
  expect(picture.suggestedFilename()).toMatch(/\.png$/);
  await reader.button('Backup').click();
  const backup = await saveBy(page, () => reader.button('Save a backup file').click());
  expect(backup.suggestedFilename()).toMatch(/^lifetime-visualizer-.*\.json$/);
});

test('in the file, a link is its fragment, which opens there', async ({ reader, disk, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']).catch(() => undefined);
  const address = await openFile(reader, disk);
  await reader.visualize();
  await reader.button('Copy link').click();
  await expect(reader.page.locator('.copy-link')).toContainText('add it to the address of this page');
  const field = reader.page.getByLabel('Link to these results');
  const link = (await field.count())
    ? await field.inputValue()
    : await reader.page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/^#v=\d+&age=/);
  const page = await context.newPage();
  await page.goto(address + link);
  await expect(page.locator('#results')).toBeVisible();
});

test('in the file, saved entries come back, and the other languages are the files beside it @matrix', async ({
  reader,
  disk,
}) => {
  await reader.page.goto(writeAll(disk).get('') ?? '');
  await reader.listening();
  await reader.fillPerson();
  await reader.field('Remember on this device').check();
  await reader.page.reload();
  await expect(reader.page.locator('#birthdate')).toHaveValue('1984-02-29');
  await reader.button('Language: English').click();
  await expect(reader.page.locator('.language-menu')).toContainText('Each language has its own file');
  await reader.page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(reader.page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(reader.page.locator('#birthdate')).toHaveValue('1984-02-29');
});

test('a script or a request that somebody adds to the file is refused @matrix', async ({ page, disk }) => {
  const refused: string[] = [];
  page.on('console', (message) => refused.push(message.text()));
  const planted = readOneFile('').replace(
    '</body>',
    '<script>document.title = "run"</script><img src="https://example.org/a.png" alt=""></body>',
  );
  await page.goto(disk.write('planted.html', planted));
  await expect
    .poll(() => refused.filter((text) => text.includes('Content Security Policy')).length)
    .toBeGreaterThan(1);
  expect(await page.title()).not.toBe('run');
});

/**
 * Bytes of the file as it is, and as a server compresses it. A KB is 1000 bytes. The second should be 400 KB: decision 15
 * says why it is not, and this is what is measured, with 2 % to spare.
 */
const LIMITS = { whole: 900_000, compressed: 604_000 };

for (const { path } of BUILT_LANGUAGES) {
  test(`${nameOf(path)} is small enough to send`, () => {
    const file = Buffer.from(readOneFile(path));
    expect(file.byteLength).toBeLessThan(LIMITS.whole);
    expect(brotliCompressSync(file).byteLength).toBeLessThan(LIMITS.compressed);
  });
}
