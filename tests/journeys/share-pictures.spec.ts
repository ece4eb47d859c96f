import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { recordDrawnText, takeDrawnText } from '../support/drawn-text.ts';
import { chunk } from '../support/fault-list.ts';
import { expect, FAILED_REQUEST, test, type Visitor } from '../support/test.ts';

const TITLE = 'حياة ليلى 👩‍👩‍👧‍👦 in weeks';

/** Opens the dialog with the worked example's life. */
async function openDialog(visitor: Visitor): Promise<void> {
  await visitor.open();
  await visitor.visualize();
  await visitor.button('Choose a picture').click();
  await expect(visitor.page.locator('.picture-preview')).toBeVisible();
}

const choose = (visitor: Visitor, format: string) =>
  visitor.page.getByRole('radio', { name: new RegExp(`^${format}`) }).check({ force: true });

async function download(page: Page, visitor: Visitor, button: string) {
  const waiting = page.waitForEvent('download');
  await visitor.button(button).click();
  const file = await waiting;
  return { name: file.suggestedFilename(), data: readFileSync(await file.path()) };
}

/** Width and height in the header of a PNG. */
function sizeOf(png: Uint8Array) {
  const data = Buffer.from(png);
  expect(data.subarray(1, 4).toString()).toBe('PNG');
  return [data.readUInt32BE(16), data.readUInt32BE(20)];
}

test('a picture is made in each format, with the visitor’s title, and shows the birthdate only if that is ticked', async ({
  page,
  visitor,
}) => {
  await recordDrawnText(page);
  await openDialog(visitor);
  await visitor.field('Title (optional)').fill(TITLE);
  for (const [format, id, width, height] of [
    ['Phone wallpaper', 'wallpaper', 1170, 2532],
    ['Square', 'square', 1080, 1080],
    ['Story', 'story', 1080, 1920],
  ] as const) {
    await choose(visitor, format);
    await takeDrawnText(page);
    const png = await download(page, visitor, 'Download PNG');
    expect(png.name).toBe(`life-in-weeks-${id}.png`);
    expect(sizeOf(png.data)).toEqual([width, height]);
    const text = (await takeDrawnText(page)).join(' ');
    expect(text.includes(TITLE)).toBe(id !== 'wallpaper');
    expect(text).not.toMatch(/1984|February/);
  }
  await visitor.field('Show the date of birth').check();
  await download(page, visitor, 'Download PNG');
  expect((await takeDrawnText(page)).join(' ')).toContain('Born February 29, 1984 · 2,191 weeks lived');
  await expect(page.getByText('Downloaded life-in-weeks-story.png.')).toBeVisible();
  // A title of spaces counts as none.
  await visitor.field('Title (optional)').fill('  ');
  // A list waits while the title before, of two lines, is still shown; a single text fails at once.
  await expect(page.locator('.picture-preview .chart-figure')).toHaveText(['My life in weeks']);
});

/** Chooses how often a phone takes the next wallpaper. */
const chooseInterval = (visitor: Visitor, interval: string) =>
  visitor.page.getByRole('radio', { name: interval, exact: true }).check({ force: true });

async function downloadSet(page: Page, visitor: Visitor, button: string) {
  const { name, data } = await download(page, visitor, button);
  expect(name).toBe('life-in-weeks-wallpapers.zip');
  const { 'README.txt': readme, ...pictures } = unzipSync(data);
  const files = Object.entries(pictures);
  return {
    readme: new TextDecoder().decode(readme),
    names: files.map(([path]) => path),
    pictures: files.map(([, png]) => Buffer.from(png)),
  };
}

test('a wallpaper for each day of a year comes in one zip with the steps for a phone, and can be cancelled', async ({
  page,
  visitor,
}) => {
  let downloads = 0;
  page.on('download', () => downloads++);
  await openDialog(visitor);
  await choose(visitor, 'Phone wallpaper');
  await visitor.button('Download 365 wallpapers').click();
  await expect(page.getByText(/\d+ of 365 wallpapers made/)).toBeVisible();
  await visitor.button('Cancel').click();
  await expect(page.getByText('Cancelled. Nothing was downloaded.')).toBeVisible();
  await expect(visitor.button('Download 365 wallpapers')).toBeFocused();
  expect(downloads).toBe(0);

  const { names, pictures, readme } = await downloadSet(page, visitor, 'Download 365 wallpapers');
  expect(names).toHaveLength(365);
  expect([names[0], names[1], names.at(-1)]).toEqual(['2026-03-01.png', '2026-03-02.png', '2027-02-28.png']);
  // The birthday is today: 52 weeks, of which the last has eight days.
  const distinct = new Set(pictures.map((png) => png.toString('base64')));
  expect(distinct.size).toBe(52);
  expect(pictures[6]?.equals(pictures[0] ?? Buffer.alloc(0))).toBe(true);
  expect(pictures[7]?.equals(pictures[0] ?? Buffer.alloc(0))).toBe(false);
  // The first one is the wallpaper that is made alone.
  const { data } = await download(page, visitor, 'Download PNG');
  expect(pictures[0]?.equals(data)).toBe(true);

  for (const phone of ['Steps for an iPhone', 'Steps for an Android phone']) {
    await page.getByText(phone, { exact: true }).click();
    const steps = page.locator('details').filter({ hasText: phone }).getByRole('listitem');
    await expect(steps).toHaveCount(phone.includes('iPhone') ? 4 : 3);
    // The file has the page's words as well.
    for (const step of await steps.allTextContents()) expect(readme).toContain(step);
  }
});

test('a wallpaper for each week is named after the day on which the visitor’s week begins', async ({
  page,
  visitor,
}) => {
  await openDialog(visitor);
  await choose(visitor, 'Phone wallpaper');
  await chooseInterval(visitor, 'Week');
  await expect(page.getByText('Your weeks begin on Sunday.')).toBeVisible();
  const { names, pictures, readme } = await downloadSet(page, visitor, 'Download 52 wallpapers');
  expect(names).toHaveLength(52);
  // A Sunday, and 51 weeks later.
  expect([names[0], names[1], names.at(-1)]).toEqual(['2026-03-01.png', '2026-03-08.png', '2027-02-21.png']);
  expect(names).toEqual(names.toSorted());
  for (const png of pictures) expect(sizeOf(png)).toEqual([1170, 2532]);
  // All are different: today's dot moves.
  expect(new Set(pictures.map((png) => png.toString('base64'))).size).toBe(52);
  expect(readme).toContain('Your weeks begin on Sunday.');
});

test('a year of wallpapers without room on the device leads to a sentence; fewer of them, for another phone, fit', async ({
  page,
  visitor,
}) => {
  let downloads = 0;
  page.on('download', () => downloads++);
  await page.addInitScript(() => {
    navigator.storage.estimate = () => Promise.resolve({ quota: 3_000_000, usage: 0 });
  });
  await openDialog(visitor);
  await choose(visitor, 'Phone wallpaper');
  await visitor.button('Download 365 wallpapers').click();
  await expect(page.getByText('This device doesn’t have enough room for the wallpapers.')).toBeVisible();
  await expect(visitor.button('Cancel')).toHaveCount(0);
  await expect(visitor.button('Download 365 wallpapers')).toBeFocused();
  expect(downloads).toBe(0);

  await chooseInterval(visitor, 'Month');
  await visitor.field('Phone').selectOption({ label: 'iPhone 17, 17 Pro, 16 Pro · 1206 × 2622' });
  const { names, pictures } = await downloadSet(page, visitor, 'Download 12 wallpapers');
  expect([names.length, names[0], names.at(-1)]).toEqual([12, '2026-03-01.png', '2027-02-01.png']);
  for (const png of pictures) expect(sizeOf(png)).toEqual([1206, 2622]);
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, deviceScaleFactor: 3, hasTouch: true, isMobile: true });

  test('the wallpaper has the size of its screen, and the picture can be sent', { tag: '@matrix' }, async ({
    page,
    visitor,
  }) => {
    await page.addInitScript(() => {
      navigator.canShare = () => true;
      navigator.share = async (data) => {
        document.documentElement.dataset['given'] = data?.files?.[0]?.name ?? '';
        await Promise.resolve();
      };
    });
    await openDialog(visitor);
    await choose(visitor, 'Phone wallpaper');
    await expect(page.getByText('Weeks only, with room for the clock.', { exact: true })).toBeVisible();
    const { data } = await download(page, visitor, 'Download PNG');
    expect(sizeOf(data)).toEqual([1080, 2340]);
    await visitor.button('Send the picture').click();
    await expect(page.locator('html')).toHaveAttribute('data-given', 'life-in-weeks-wallpaper.png');
    await expect(visitor.button('Send the picture')).toBeFocused();
  });
});

test.describe('A picture that cannot be made leads to a message, and nothing is downloaded', () => {
  let downloads = 0;
  test.beforeEach(async ({ page, visitor }) => {
    downloads = 0;
    page.on('download', () => downloads++);
    await openDialog(visitor);
    await choose(visitor, 'Phone wallpaper');
  });
  test.afterEach(() => expect(downloads).toBe(0));

  test('of a size that no canvas has room for, alone or as the last of the set', async ({
    page,
    visitor,
  }) => {
    await page.evaluate(() => {
      HTMLCanvasElement.prototype.toBlob = (done) => done(null);
    });
    await visitor.button('Download PNG').click();
    const sentence = page.getByText(
      'This browser couldn’t make a picture of this size. Choose another format.',
    );
    await expect(sentence).toBeVisible();
    await expect(visitor.button('Download PNG')).toBeFocused();
    await visitor.button('Download 365 wallpapers').click();
    // Once for the picture alone, and once for the set.
    await expect(sentence).toHaveCount(2);
    await expect(visitor.button('Cancel')).toHaveCount(0);
  });

  test('when drawing it takes longer than 15 seconds', { tag: '@matrix' }, async ({ page, visitor }) => {
    await page.evaluate(() => {
      HTMLImageElement.prototype.decode = () => new Promise(() => undefined);
    });
    await visitor.stopTheClock();
    await visitor.button('Download PNG').click();
    await visitor.letPass(15_100);
    await expect(page.getByText('Making the picture took too long.')).toBeVisible();
  });

  test('when the device refuses to send it', { tag: '@matrix' }, async ({ page, visitor }) => {
    await page.evaluate(() => {
      navigator.canShare = () => true;
      navigator.share = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await choose(visitor, 'Square');
    await visitor.button('Send the picture').click();
    await expect(page.getByText('The picture couldn’t be sent. Download it instead.')).toBeVisible();
  });

  test('when the dialog is closed in the meantime', { tag: '@matrix' }, async ({ page, visitor }) => {
    await visitor.button('Download 365 wallpapers').click();
    await expect(page.getByText(/^\d+ of 365 wallpapers made/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(visitor.button('Choose a picture')).toBeFocused();
    await visitor.button('Choose a picture').click();
    await expect(visitor.button('Download 365 wallpapers')).toBeEnabled();
  });
});

test.describe('Without its code', () => {
  test.use({
    allowedInConsole: {
      patterns: [FAILED_REQUEST, /^TypeError: Failed to fetch dynamically imported module/],
    },
  });

  test('the dialog says so, and can be tried again', async ({ page, visitor }) => {
    await visitor.open();
    await visitor.visualize();
    await page.route(chunk('picture-chooser'), (route) => route.abort());
    await visitor.button('Choose a picture').click();
    await expect(page.getByRole('alert')).toContainText('“A picture to keep” couldn’t be shown');
    await page.unroute(chunk('picture-chooser'));
    await visitor.button('Try again: A picture to keep').click();
    await expect(page.locator('.picture-preview')).toBeVisible();
  });
});
