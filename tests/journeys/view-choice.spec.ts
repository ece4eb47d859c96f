import type { Page } from '@playwright/test';
import { DEFAULT_VIEW, writeViewLink } from '../../src/document/view-link.ts';
import { expect, test, type Visitor } from '../support/test.ts';
import { line, note, openView, picture, refuseStorage, SAVED, save, setup } from '../support/view.ts';

test.describe('On the page', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  /** Shows the saved life on the page. */
  async function openPage(page: Page, visitor: Visitor): Promise<void> {
    await save(page, JSON.stringify(SAVED));
    await visitor.open();
    await visitor.allSections();
  }
  const choose = (page: Page, group: string, option: string) =>
    page.locator('.view-choice').getByRole('group', { name: group }).getByLabel(option).check();

  test('the view is chosen and opened without the life in its address', async ({ page, visitor }) => {
    await openPage(page, visitor);
    await page.getByText('What it shows', { exact: true }).click();
    await choose(page, 'Line of text', 'Current chapter');
    await choose(page, 'Background', 'Light');
    await page.getByLabel('Color the weeks by chapter').uncheck();
    await page.getByLabel('Mark my moments').uncheck();
    await page.getByRole('link', { name: 'Open the view' }).click();
    await expect(line(page)).toHaveText('Berlin');
    expect(page.url()).toMatch(/#v=1&line=chapter&theme=light&by=time&moments=off&awake=off&check=\w+$/);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.locator('[data-marker=moment]')).toHaveCount(0);
    await expect(page.locator('.view-weeks [data-tone]')).toHaveCount(2);
    // The page keeps its own theme.
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
  });

  test('where the browser stores nothing, the view opens with the life in its address', async ({
    page,
    visitor,
  }) => {
    await refuseStorage(page);
    await visitor.open();
    await visitor.visualize('1984-02-29');
    await visitor.allSections();
    await page.getByRole('link', { name: 'Open the view' }).click();
    await expect(line(page)).toHaveText('2,191 weeks lived');
    expect(page.url()).toContain('born=1984-W09');
  });

  test('a link of one’s own shows the same weeks elsewhere, says what it holds, and is never the shared one', async ({
    page,
    visitor,
    browser,
    baseURL,
  }) => {
    await openPage(page, visitor);
    const copy = visitor.button('Copy the link to this view');
    await expect(copy).toHaveAccessibleDescription(
      /The link holds the week you were born, your life expectancy/,
    );
    await copy.click();
    await expect(page.locator('.view-choice').getByText('Link copied.')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toContain('/view/#v=1&line=weeks');
    expect(link).toContain('born=1984-W09');
    expect(link).not.toMatch(/1984-02|Wedding|Berlin/);
    await visitor.button('Copy link').click();
    await expect(page.locator('.copy-link').getByText('Link copied.')).toBeVisible();
    const shared = await page.evaluate(() => navigator.clipboard.readText());
    expect(shared).not.toMatch(/view|born|W09/);

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

  test('a life that is not saved is handed over to the view in this tab', async ({ page, visitor }) => {
    await visitor.open();
    await visitor.visualize();
    await expect(page.getByText(/Your entries aren’t saved on this device, so the view lasts/)).toBeVisible();
    await page.getByRole('link', { name: 'Open the view' }).click();
    await expect(line(page)).toHaveText('2,191 weeks lived');
    await expect(picture(page)).toHaveAttribute('aria-description', /76\.0 years/);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  test('the screen stays on only if that is chosen', async ({ page, visitor }) => {
    await page.addInitScript(() => {
      const asked: string[] = [];
      Object.assign(window, { asked });
      Object.defineProperty(navigator, 'wakeLock', {
        value: {
          request: async (type: string) => {
            asked.push(type);
            return { released: false, release: async () => {} };
          },
        },
      });
    });
    const asked = () => page.evaluate(() => Reflect.get(window, 'asked'));
    await openPage(page, visitor);
    await page.getByRole('link', { name: 'Open the view' }).click();
    await expect(picture(page)).toBeVisible();
    expect(await asked()).toEqual([]);
    await page.goBack();
    await visitor.allSections();
    await page.getByText('What it shows', { exact: true }).click();
    await page.getByLabel('Keep the screen on').check();
    await page.getByRole('link', { name: 'Open the view' }).click();
    await expect(picture(page)).toBeVisible();
    expect(await asked()).toEqual(['screen']);
  });

  test('a browser that cannot keep the screen on says so', { tag: '@matrix' }, async ({ page, visitor }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'wakeLock'));
    await openPage(page, visitor);
    await page.getByText('What it shows', { exact: true }).click();
    await expect(page.getByText('This browser can’t keep the screen on.')).toBeVisible();
    await expect(page.getByLabel('Keep the screen on')).toHaveCount(0);
  });

  test('an address with “today” shows the weeks of the saved life', async ({ page, visitor }) => {
    await save(page, JSON.stringify(SAVED));
    await page.goto('./#today');
    await visitor.allSections();
    await expect(page.locator('#today')).toBeInViewport();
    await expect
      .poll(() => page.locator('#today').evaluate((weeks) => Math.abs(weeks.getBoundingClientRect().top)))
      .toBeLessThan(250);
  });
});

test.describe('A link to the view', () => {
  test('that was cut short is reported, and the saved life is shown', async ({ page, visitor }) => {
    void visitor;
    await save(page, JSON.stringify(SAVED));
    await openView(page, '#v=1&line=weeks&theme=clock&by=chap');
    await expect(note(page)).toHaveText(
      'This link can’t be used: part of it is missing or was changed. Copy it again on the page.',
    );
    await expect(line(page)).toHaveText('2,191 weeks lived');
  });

  test('to a life that by the device’s clock has not begun is shown once the clock is right', async ({
    page,
    visitor,
  }) => {
    void visitor;
    const life = {
      birthdate: { year: 2026, month: 3, day: 12 },
      lifeExpectancy: 82.3,
      chapters: [],
      moments: [],
    };
    await openView(page, `#${writeViewLink(DEFAULT_VIEW, life)}`);
    await expect(note(page)).toContainText('This device’s clock says March 1, 2026');
    await expect(picture(page)).toHaveCount(0);
    await page.clock.setFixedTime(new Date('2026-03-20T12:00:00-04:00'));
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(line(page)).toHaveText('1 week lived');
    await expect(note(page)).toBeHidden();
  });

  test('of a newer version is reported', { tag: '@matrix' }, async ({ page, visitor }) => {
    void visitor;
    await openView(page, '#v=2&born=2&line=stars');
    await expect(note(page)).toHaveText(
      'This link was made with a newer version of this page. Reload to open it.',
    );
    await expect(setup(page)).toBeVisible();
  });
});
