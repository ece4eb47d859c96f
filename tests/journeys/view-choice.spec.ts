import { decodeLink } from '../../src/document/link.ts';
import { writeViewLink } from '../../src/document/view-link.ts';
import { expect, test } from '../support/test.ts';
import { line, picture, SAVED, save } from '../support/view.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('the view is chosen, and keeps the screen on only if asked', async ({ page, visitor }) => {
  await page.addInitScript(() => {
    const asked: string[] = [];
    Object.assign(window, { asked });
    const request = async (type: string) => {
      asked.push(type);
      return { released: false, release: async () => {} };
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });
  const asked = () => page.evaluate(() => Reflect.get(window, 'asked'));
  const choose = (group: string, option: string) =>
    page.locator('.view-choice').getByRole('group', { name: group }).getByLabel(option).check();
  await save(page, JSON.stringify(SAVED));
  await visitor.open();
  await visitor.allSections();
  await visitor.button('A view to leave open').click();
  await choose('Line of text', 'Current chapter');
  await choose('Background', 'Light');
  await page.getByLabel('Color the weeks by chapter').uncheck();
  await page.getByLabel('Mark the moments').uncheck();
  await page.getByRole('link', { name: 'Open the view' }).click();
  await expect(line(page)).toHaveText('Berlin');
  const chosen = {
    shows: 'life',
    line: 'chapter',
    theme: 'light',
    by: 'time',
    moments: false,
    awake: false,
  } as const;
  expect(page.url()).toMatch(new RegExp(`#${writeViewLink(chosen, null)}$`));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.locator('[data-marker=moment]')).toHaveCount(0);
  await expect(page.locator('.view-weeks [data-tone]')).toHaveCount(2);
  // The page keeps its own theme.
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
  expect(await asked()).toEqual([]);
  await page.goBack();
  await visitor.allSections();
  await visitor.button('A view to leave open').click();
  await page.getByLabel('Keep the screen on').check();
  await page.getByRole('link', { name: 'Open the view' }).click();
  await expect(picture(page)).toBeVisible();
  expect(await asked()).toEqual(['screen']);
});

test('a link of one’s own shows the same weeks elsewhere', async ({ page, visitor, browser, baseURL }) => {
  await save(page, JSON.stringify(SAVED));
  await visitor.open();
  await visitor.button('A view to leave open').click();
  const copy = visitor.button('Copy the link to this view');
  await expect(copy).toHaveAccessibleDescription(/The link contains the week of birth, the life expectancy/);
  const chooseLine = (name: string) => page.locator('.view-choice').getByLabel(name).check();
  await chooseLine('Next milestone');
  await expect(copy).toHaveAccessibleDescription(
    /Its line of text is the weeks lived: the next milestone would/,
  );
  await chooseLine('Weeks lived');
  await expect(copy).not.toHaveAccessibleDescription(/milestone/);
  await copy.click();
  await expect(page.locator('.view-choice').getByText('Link copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const [, fragment = ''] = link.split('/view/#');
  expect(decodeLink(fragment)).toContain('"born":"1984-W09"');
  expect(decodeLink(fragment)).not.toMatch(/1984-02|Wedding|Berlin/);
  await page.keyboard.press('Escape');
  await visitor.copyLink();
  await expect(page.locator('.copy-link').getByText('Link copied.')).toBeVisible();
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  expect(decodeLink(shared.split('#')[1] ?? '')).not.toMatch(/view|born|W09/);

  const context = await browser.newContext({ ...(baseURL && { baseURL }), timezoneId: 'America/New_York' });
  const other = await context.newPage();
  await other.clock.setFixedTime(new Date('2026-03-01T12:00:00-05:00'));
  const requests: string[] = [];
  other.on('request', (request) => requests.push(request.url()));
  await other.goto(link);
  await expect(line(other)).toHaveText(/2,191 weeks lived|2,190 weeks lived/);
  await expect(other.locator('[data-marker=moment]')).toHaveCount(1);
  // Nothing but files of the page: neither an API nor anybody else learns of it.
  expect(requests.filter((url) => !/\/(view\/|assets\/[\w.-]+|favicon\.svg)(#.*)?$/.test(url))).toEqual([]);
  await context.close();
});

test('a life that is not saved is handed over in this tab', async ({ page, visitor }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'wakeLock'));
  await visitor.open();
  await visitor.visualize();
  await visitor.button('A view to leave open').click();
  await expect(page.getByLabel('Keep the screen on')).toHaveCount(0);
  await expect(page.getByText(/Your entries aren’t saved on this device, so the view lasts/)).toBeVisible();
  await page.getByRole('link', { name: 'Open the view' }).click();
  await expect(line(page)).toHaveText('2,191 weeks lived');
  await expect(picture(page)).toHaveAttribute('aria-description', /76 years/);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});
