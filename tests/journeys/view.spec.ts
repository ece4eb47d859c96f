import type { Page } from '@playwright/test';
import { decodeLink } from '../../src/document/link.ts';
import { DEFAULT_VIEW, writeViewLink } from '../../src/document/view-link.ts';
import { expectNoViolations } from '../support/axe.ts';
import { expect, FAILED_REQUEST, test } from '../support/test.ts';
import {
  countLived,
  inJapan,
  line,
  note,
  openView,
  picture,
  refuseStorage,
  SAVED,
  save,
} from '../support/view.ts';

// What the console says fails a test.
test.beforeEach(({ visitor }) => void visitor);

test('the view shows the saved life, and any key leads to the page', async ({ page, visitor }) => {
  await save(page, JSON.stringify(inJapan));
  await openView(page);
  await expect(picture(page)).toHaveAttribute(
    'aria-description',
    '2,191 weeks so far. The picture ends at a life expectancy of 84.5 years. Now: Berlin. 1 moment is marked.',
  );
  await expect(line(page)).toHaveText('2,191 weeks lived');
  // 42 years of 52 weeks.
  expect(await countLived(page)).toBe(2184);
  await expect(page.locator('[data-marker=moment]')).toHaveCount(1);
  await expect(page.locator('[data-marker=now-week]')).toHaveCount(1);
  // Every header of the site would have the hash of a style element.
  await expect(page.locator('style')).toHaveCount(0);
  const { width, height } = (await page.locator('.view-window').boundingBox()) ?? {};
  expect({ width, height }).toEqual(page.viewportSize());
  await page.keyboard.press('Escape');
  await visitor.allSections();
  await expect(visitor.summary('Years Remaining')).toHaveText('42.5');
});

test('the view fits into any window', { tag: '@matrix' }, async ({ page }) => {
  await save(page, JSON.stringify(SAVED));
  for (const [width, height, columns] of [
    [1280, 720, true],
    [360, 740, false],
    [2560, 400, true],
    [200, 200, true],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openView(page);
    await expect(picture(page)).toBeVisible();
    const box = await picture(page).boundingBox();
    const drawn = await page.locator('.view-weeks > g').boundingBox();
    if (!box || !drawn) throw new Error('Nothing is drawn');
    for (const each of [box, drawn]) {
      expect(each.x).toBeGreaterThanOrEqual(0);
      expect(each.y).toBeGreaterThanOrEqual(0);
      expect(each.x + each.width).toBeLessThanOrEqual(width);
      expect(each.y + each.height).toBeLessThanOrEqual(height);
    }
    expect(box.width > box.height).toBe(columns);
    // The dots take the room that there is, one way or the other.
    expect(Math.max(box.width / width, box.height / height)).toBeGreaterThan(0.7);
  }
});

test('at view/ below a language, the view is in it', async ({ page }) => {
  await save(page, JSON.stringify({ ...SAVED, document: { ...SAVED.document, events: null } }));
  for (const path of ['de/', 'ar/']) {
    await page.goto(`./${path}view/`);
    await expect(page.locator('html')).toHaveAttribute('lang', path.slice(0, 2));
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('.view-line')).toContainText(/2[.,\s\u202f\u00a0]?191/);
    // The first week is at the right where the page reads from right to left.
    const box = await page.locator('.view-weeks').boundingBox();
    const first = await page.locator('[data-tone=lived]').boundingBox();
    if (!box || !first) throw new Error('Nothing is drawn');
    expect(first.x - box.x > box.width / 3).toBe(path === 'ar/');
    await page.mouse.click(200, 200);
    await expect(page.locator('#results')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`\\d/${path}$`));
  }
});

test('the view has no barrier that axe finds', async ({ page }) => {
  await openView(page);
  await expect(note(page)).toBeVisible();
  await expectNoViolations(page, 'the view without a life');
  await page.evaluate((form) => localStorage.setItem('form', form), JSON.stringify(SAVED));
  for (const [theme, forcedColors] of [
    ['light', 'none'],
    ['dark', 'active'],
  ] as const) {
    await page.emulateMedia({ forcedColors });
    await openView(page, `#${writeViewLink({ ...DEFAULT_VIEW, theme }, null)}`);
    await expect(picture(page)).toBeVisible();
    await expectNoViolations(page, `the view, ${theme}, forced colors ${forcedColors}`);
  }
});

test('this year is shown with the days of a saved life, and without any', async ({ page }) => {
  const year = page.getByRole('img', { name: '2026 in days' });
  await openView(page);
  // On March 1.
  await expect(year).toHaveAttribute('aria-description', 'Today is day 60 of 365.');
  await expect(line(page)).toHaveText('Day 60 of 365');
  await expect(page.locator('[data-marker=moment]')).toHaveCount(0);
  await page.evaluate((form) => localStorage.setItem('form', form), JSON.stringify(SAVED));
  await openView(page, `#${writeViewLink({ ...DEFAULT_VIEW, shows: 'year', line: 'next' }, null)}`);
  await page.reload();
  // Born on February 29, in a year without one: March 1 is today.
  await expect(year).toHaveAttribute('aria-description', 'Today is day 60 of 365. 1 day is marked.');
  await expect(line(page)).toHaveText('20,000 days old on December 2, 2038: in 4,659 days');
  await expect(note(page)).toBeHidden();
  await expectNoViolations(page, 'the view of a year');
});

test('without a life, the view says why, and leads to the page', async ({ page, visitor }) => {
  await openView(page);
  await expect(note(page)).toHaveText(
    'Nothing is saved here yet. Fill in the form on the page, and choose “Remember on this device” or “Open the view” there.',
  );
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  for (const [text, says] of [
    ['{"version":99,"document":{}}', 'A newer version of this page has saved entries on this device.'],
    ['{"version":1,"document"', 'The entries saved on this device can’t be read.'],
    [
      JSON.stringify({ ...SAVED, document: { ...SAVED.document, birthdate: '' } }),
      'The entries saved on this device have no birthdate or no life expectancy yet.',
    ],
  ] as const) {
    await page.evaluate((form) => localStorage.setItem('form', form), text);
    await page.reload();
    await expect(note(page)).toContainText(says);
    await expect(picture(page)).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('form'))).toBe(text);
  }
  await page.keyboard.press('Enter');
  await visitor.listening();
});

test('a link that cannot be used says why', async ({ page }) => {
  await save(page, JSON.stringify(SAVED));
  for (const [fragment, says] of [
    [
      writeViewLink(DEFAULT_VIEW, null).slice(0, -5),
      'This link can’t be used: part of it is missing or was changed. Copy it again on the page.',
    ],
    [btoa('{"version":2}'), 'This link was made with a newer version of this page. Reload to open it.'],
  ] as const) {
    await openView(page, `#${fragment}`);
    await expect(note(page)).toHaveText(says);
    await expect(line(page)).toHaveText('2,191 weeks lived');
    await page.goto('./favicon.svg');
  }
});

test('where nothing can be stored, the view shows the link’s life', async ({ page, visitor }) => {
  await refuseStorage(page);
  await openView(page);
  await expect(note(page)).toContainText('This browser won’t let the page save anything');
  await visitor.open();
  await visitor.visualize();
  await visitor.button('A view to leave open').click();
  await page.getByRole('link', { name: 'Open the view' }).click();
  await expect(line(page)).toHaveText('2,191 weeks lived');
  expect(decodeLink(page.url().split('#')[1] ?? '')).toContain('"born":"1984-W09"');
});

test.describe('A saved life whose figure cannot be fetched', () => {
  test.use({ allowedInConsole: { patterns: [FAILED_REQUEST] } });

  test('is shown once the device is online', async ({ page }) => {
    await save(page, JSON.stringify(inJapan));
    await page.route(/indicator|\/api\//, (route) => route.abort());
    await openView(page);
    await expect(note(page)).toHaveText(
      'The country’s life expectancy couldn’t be looked up. The view tries again once the device is online.',
    );
    await page.unroute(/indicator|\/api\//);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(line(page)).toHaveText('2,191 weeks lived');
    await expect(note(page)).toBeHidden();
  });
});

const HOUR = 3_600_000;

/** Opens the view at a point in time, from which it only goes on by the test. */
async function openAt(page: Page, time: string, form: object = SAVED): Promise<void> {
  await page.clock.install({ time: new Date(time) });
  await save(page, JSON.stringify(form));
  await openView(page);
  await expect(picture(page)).toBeVisible();
  await page.clock.pauseAt(new Date(new Date(time).getTime() + 60_000));
}

test('the view goes on over birthdays and weeks, and is dark by night', async ({ page }) => {
  const theme = page.locator('html');
  const position = () => page.locator('.view-stage').evaluate((stage) => stage.style.translate);
  // The clocks of New York go forward on Sunday, March 8, 2026.
  const born = { ...SAVED, document: { ...SAVED.document, birthdate: '1984-03-08' } };
  await openAt(page, '2026-03-07T12:00:00-05:00', born);
  expect(await countLived(page)).toBe(42 * 52 - 1);
  await expect(line(page)).toHaveText('2,191 weeks lived');
  await expect(theme).toHaveAttribute('data-theme', 'light');
  const before = await position();
  // To 23:59.
  await page.clock.fastForward(11 * HOUR + 58 * 60_000);
  expect(await countLived(page)).toBe(42 * 52 - 1);
  // To a second past midnight: the birthday.
  await page.clock.runFor(61_000);
  expect(await countLived(page)).toBe(42 * 52);
  await expect(theme).toHaveAttribute('data-theme', 'dark');
  expect(await position()).not.toBe(before);
  // Past the day with 23 hours, and six more, to the end of the week.
  await page.clock.runFor(6 * 24 * HOUR + 22 * HOUR + 58 * 60_000);
  expect(await countLived(page)).toBe(42 * 52);
  await page.clock.runFor(2 * 60_000);
  expect(await countLived(page)).toBe(42 * 52 + 1);
});

test('the view changes at full hours, and catches up after a sleep', async ({ page }) => {
  await openAt(page, '2026-03-06T12:00:30-05:00');
  await page.evaluate(() => {
    const changes: string[] = [];
    new MutationObserver((records) => changes.push(...records.map(({ type }) => type))).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    Object.assign(window, { changes });
  });
  const changes = () => page.evaluate((): unknown => Reflect.get(window, 'changes'));
  await page.clock.runFor(57 * 60_000);
  expect(await changes()).toEqual([]);
  // At the full hour it moves by a few pixels.
  await page.clock.runFor(2 * 60_000);
  expect(await changes()).not.toEqual([]);

  await expect(line(page)).toHaveText('2,192 weeks lived');
  // The clock jumps, and the timers that ran out while the device slept have not run.
  await page.clock.setSystemTime(new Date('2026-03-16T08:00:00-04:00'));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(line(page)).toHaveText('2,193 weeks lived');
});
