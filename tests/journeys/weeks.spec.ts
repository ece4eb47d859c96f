import type { Page } from '@playwright/test';
import { LANGUAGE_PATHS, LanguageVisit, nameCountry, readWords } from '../support/languages.ts';
import { expect, test, type Visitor } from '../support/test.ts';
import {
  colorBy,
  coloring,
  HORIZONTAL,
  picture,
  pitch,
  section,
  tooltip,
  VERTICAL,
  weeksHeading,
} from '../support/weeks.ts';

test('in any window, the results open with the whole field', async ({ page, visitor }) => {
  await visitor.open();
  await visitor.visualize('1984-02-29', '84.04');
  await expect(
    section(visitor).getByText('You have lived 2,191 weeks. About 2,184 may lie ahead.'),
  ).toBeVisible();
  for (const [width, height, hint] of [
    [360, 740, VERTICAL],
    [740, 360, HORIZONTAL],
    [1280, 800, HORIZONTAL],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(section(visitor).getByText(hint)).toBeVisible();
    await expect(async () => {
      const box = await picture(visitor).locator('svg').boundingBox();
      if (!box) throw new Error('The field has no place on the page');
      expect(await pitch(page)).toBeGreaterThanOrEqual(4);
      // From the sentence to the line with its figure, in one screen.
      const head = await section(visitor).getByRole('heading', { name: 'Life in Weeks' }).boundingBox();
      const tall = box.y + box.height - (head?.y ?? 0);
      // On its side, a phone has room for the field alone.
      expect(height > 400 ? tall : box.height).toBeLessThanOrEqual(height - 64);
      const room = await page.locator('.weeks-room').evaluate((element) => element.clientWidth);
      if (width >= 1000) expect(box.width).toBeGreaterThan(room - 2);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }).toPass({ intervals: [50] });
    // The line has its figure.
    await expect(picture(visitor).locator('text').last()).toHaveText('84');
  }
  await picture(visitor).focus();
  await expect(tooltip(visitor)).toBeVisible();
  await page.keyboard.press('End');
  await expect(tooltip(visitor)).toContainText('Age 83, week 52');
});

/** From the title of the weeks to their end, and to what covers the bottom of the window, once the title is on top. */
const measureScreen = (page: Page) =>
  page.evaluate(() => {
    const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const ends = Array.from(
      document.querySelectorAll('.weeks-picture :is([data-tone], [data-marker="end"])'),
      (dots) => dots.getBoundingClientRect().bottom,
    );
    const title = boxOf('.weeks-title')?.top ?? 0;
    // Nobody's slider stays there with nothing ahead; then the buttons to jump do, on a wide screen beside the weeks.
    const cover =
      boxOf('.timeline-bar[data-sticky="true"]') ??
      (innerWidth > 1248 ? undefined : boxOf('.jump-buttons[data-floating="true"]'));
    return { end: Math.max(...ends) - title, room: innerHeight - (cover?.height ?? 0) };
  });

for (const path of LANGUAGE_PATHS) {
  test(`the weeks end above the slider’s bar at every age: /${path}`, {
    // English, and the one with the longest words.
    tag: ['', 'de/'].includes(path) ? [] : '@matrix',
  }, async ({ page, visitor }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`./${path}`);
    const visit = new LanguageVisit(page, await readWords(path));
    await visit.listening();
    await visit.chooseCountry(nameCountry(path, 'JP'));
    const expectEnds = async (state: string) => {
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await expect(async () => {
          const { end, room } = await measureScreen(page);
          expect(end, `${state}, ${width} pixels`).toBeGreaterThan(400);
          // The page leads to the title at a few pixels from the top.
          expect(end, `${state}, ${width} pixels`).toBeLessThanOrEqual(room - 4);
        }).toPass();
      }
    };
    for (const born of ['2026-01-20', '2018-09-01', '1990-02-01', '1942-02-01', '1925-02-01']) {
      await visit.birthdate().fill(born);
      await visit.submit().click();
      await visitor.allSections();
      await expectEnds(born);
      const toPeople = page.locator('.weeks-basis button');
      if (await toPeople.isHidden()) continue;
      await toPeople.click();
      await expectEnds(`${born}, to the age of people`);
      await toPeople.click();
    }
  });
}

test('the weeks so far fill once for each submit, within 1.2 seconds', async ({ page, visitor }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visitor.open();
  const filled = () => page.evaluate(() => document.documentElement.dataset['filled'] ?? '');
  await page.evaluate(() => {
    const root = document.documentElement;
    addEventListener('animationstart', ({ animationName, target }) => {
      if (!/^fill|^light/.test(animationName) || !(target instanceof Element)) return;
      // Not of the animation itself: on a busy machine, a short one has ended when its start is reported.
      const { animationDelay, animationDuration } = getComputedStyle(target);
      const end = 1000 * (Number.parseFloat(animationDelay) + Number.parseFloat(animationDuration));
      root.dataset['filled'] = `${root.dataset['filled'] ?? ''}${animationName} ${Math.round(end)} `;
    });
  });
  await visitor.visualize();
  const field = page.locator('.weeks-field');
  await expect(field).not.toHaveAttribute('data-filling');
  expect(await filled()).toBe('fill 1100 light-up 1100 ');
  await visitor.slider().fill('520');
  await visitor.button('Switch to light theme').click();
  await colorBy(visitor, 'Activities');
  await expect(field).not.toHaveAttribute('data-filling');
  expect(await filled()).toBe('fill 1100 light-up 1100 ');
  await visitor.submit();
  await expect.poll(filled).toMatch(/light-up 1100 .*light-up 1100 $/);
  await expect(field).not.toHaveAttribute('data-filling');
  const before = await filled();
  await colorBy(visitor, 'Time');
  await visitor.button('Add a chapter: Childhood').click();
  await visitor.undo().click();
  await expect(weeksHeading(page)).toBeFocused();
  await expect(field).not.toHaveAttribute('data-filling');
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  expect(await filled(), 'an undo fills nothing').toBe(before);
});

test('no choice of what colors the weeks moves them', async ({ page, visitor }) => {
  await visitor.open();
  await visitor.visualize('1984-02-29', '84');
  await visitor.button('Add a chapter: School').click();
  const placeWeeks = () =>
    picture(visitor).evaluate((element) => {
      const boxes = [element, element.querySelector('[data-marker="now-week"]')].map(
        (each) => each?.getBoundingClientRect() ?? new DOMRect(),
      );
      return boxes.map(({ x, y, width, height }) => [x, y + scrollY, width, height].map(Math.round));
    });
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await colorBy(visitor, 'Time');
    const before = await placeWeeks();
    for (const by of ['Chapters', 'People', 'Activities']) {
      await colorBy(visitor, by);
      await expect(coloring(visitor, by)).toBeChecked();
      const places = await placeWeeks();
      // The columns of activities, and names beside them, take some of the room.
      if (by === 'Activities' && width !== 390)
        expect(places[0]?.slice(0, 3)).toEqual(before[0]?.slice(0, 3));
      else expect(places, `by ${by}, ${width} pixels`).toEqual(before);
    }
  }
});

const rows = (visitor: Visitor) => section(visitor).getByRole('row');

test('the description, the table and the chart have the same figures', async ({ page, visitor }) => {
  await visitor.open();
  await visitor.visualize();
  await visitor.openEverything();
  // 15,341 days from 1984-02-29 to 2026-03-01 are 2,191 weeks and 4 days; 34 years of 52 weeks are 1,768.
  const line = 'The line at 76 is the life expectancy entered by hand.';
  const today = `2,191 weeks so far, 1,768 ahead until 76. The bright dot is this week. ${line}`;
  const headline = section(visitor).locator('.weeks-headline');
  await expect(headline).toHaveText('You have lived 2,191 weeks. About 1,768 may lie ahead.');
  await expect(picture(visitor)).toHaveAccessibleName(today);
  await expect(rows(visitor)).toHaveText([
    'WeeksSince birthAhead',
    'All weeks2,1911,768',
    'Sleep730589',
    'Work730589',
    'Exercise9174',
    'Free Time640516',
  ]);
  await expect(page.locator('[data-marker="projected-week"]')).toHaveCount(0);
  await visitor.slider().fill('520');
  const later = `2,191 weeks so far, 522 from now until 52, 1,248 after that. ${line}`;
  await expect(headline).toHaveText('You have lived 2,191 weeks. About 1,768 may lie ahead.');
  await expect(picture(visitor)).toHaveAccessibleName(later);
  await expect(rows(visitor)).toHaveText([
    'WeeksSince birthUp to age 52Ahead',
    'All weeks2,1915221,248',
    'Sleep730174416',
    'Work730174416',
    'Exercise912252',
    'Free Time640152364',
  ]);
  await expect(page.locator('[data-marker="projected-week"]')).toHaveCount(1);
  await expect(page.locator('.weeks-picture [data-tone]')).toHaveCount(3);
});

/** The middle of a week's point, in pixels of the window. @param age a multiple of 10 @param column of the year, from 0 */
async function positionOf(page: Page, visitor: Visitor, age: number, column: number) {
  const tick = picture(visitor).getByText(String(age), { exact: true });
  await tick.evaluate((text) => text.scrollIntoView({ block: 'center' }));
  const [step, label, box] = [
    await pitch(page),
    await tick.boundingBox(),
    await picture(visitor).boundingBox(),
  ];
  if (!label || !box) throw new Error('The picture has no place on the page');
  const along = (column + 0.5) * step;
  return box.width > box.height
    ? { x: label.x + label.width / 2, y: box.y + along }
    : { x: box.x + box.width - 52 * step + along, y: label.y + label.height / 2 };
}

test('keys move by weeks, years, decades and to both ends', async ({ page, visitor }) => {
  await visitor.open();
  await visitor.visualize();
  await picture(visitor).focus();
  // In 2026 there is no 29 February: the birthday is the day after. In leap years it is the day itself.
  await expect(tooltip(visitor)).toHaveText('Age 42, week 1: March 1 – 7, 2026 · this week');
  for (const [key, text] of [
    // A horizontal chart has its years side by side, and the weeks of each from top to bottom.
    ['ArrowDown', 'Age 42, week 2: March 8 – 14, 2026 · ahead'],
    ['ArrowUp', 'Age 42, week 1: March 1 – 7, 2026 · this week'],
    // The last point of a year includes the day or two after 52 weeks.
    ['ArrowUp', 'Age 41, week 52: February 21 – 28, 2026 · so far'],
    ['ArrowLeft', 'Age 40, week 52: February 20 – 28, 2025 · so far'],
    ['ArrowRight', 'Age 41, week 52: February 21 – 28, 2026 · so far'],
    ['ArrowDown', 'Age 42, week 1: March 1 – 7, 2026 · this week'],
    ['PageDown', 'Age 52, week 1: February 29 – March 6, 2036 · ahead'],
    ['PageUp', 'Age 42, week 1: March 1 – 7, 2026 · this week'],
    ['Home', 'Age 0, week 1: February 29 – March 6, 1984 · so far'],
    ['ArrowLeft', 'Age 0, week 1: February 29 – March 6, 1984 · so far'],
    ['End', 'Age 75, week 52: February 21 – 28, 2060 · ahead'],
    ['PageDown', 'Age 75, week 52: February 21 – 28, 2060 · ahead'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tooltip(visitor)).toHaveText(text);
  }
  await page.keyboard.press('Escape');
  await expect(tooltip(visitor)).toHaveCount(0);
  await expect(picture(visitor)).toBeFocused();
  // A vertical chart has a year in each row.
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(section(visitor).getByText(VERTICAL)).toBeVisible();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await expect(tooltip(visitor)).toContainText('Age 1, week 1');
  await page.keyboard.press('ArrowRight');
  await expect(tooltip(visitor)).toContainText('Age 1, week 2');

  await colorBy(visitor, 'Activities');
  // 8, 8, 1 and 7 of 24 hours are 17.33, 17.33, 2.17 and 15.17 of 52 weeks; equal hours have equal ones.
  const shares =
    'In a year of days like this: 17 weeks’ worth of Sleep, 17 of Work, 2 of Exercise, 16 of Free Time.';
  await expect(picture(visitor)).toHaveAccessibleName(new RegExp(`${shares}$`));
  await expect(picture(visitor)).toHaveAccessibleDescription(
    'Arrow keys move by a year, Page Up and Page Down by a decade.',
  );
  await picture(visitor).focus();
  for (const [key, age] of [
    ['ArrowDown', 43],
    ['ArrowRight', 44],
    ['PageUp', 34],
    ['End', 75],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tooltip(visitor)).toHaveText(`Age ${age}: ${shares}`);
  }
});

test.describe('On a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a tap on a week reads it, and offers to add a moment to that week', async ({ page, visitor }) => {
    await visitor.open();
    await visitor.visualize('1990-05-15', '84');
    await expect(section(visitor).getByText(VERTICAL)).toBeVisible();
    const browser = await page.context().newCDPSession(page);
    // As two events, like a real finger: the page gets `touchend` before the browser turns the tap into a click.
    const tap = async (x: number, y: number) => {
      await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    const words = page.getByRole('textbox', { name: 'A few words' });
    const when = page.getByRole('textbox', { name: 'When' });
    // Also close to the top and the bottom of the window, and beside a suggested chapter.
    for (const [age, column, by] of [
      [80, 0, -200],
      [0, 8, 240],
    ] as const) {
      const { x, y } = await positionOf(page, visitor, age, column);
      await page.evaluate((top) => scrollBy({ top, behavior: 'instant' }), by);
      await tap(x, y - by);
      await expect(tooltip(visitor)).toContainText(`Age ${age}, week ${column + 1}`);
      await expect(page.getByRole('form')).toHaveCount(0);
      await tooltip(visitor).getByRole('button', { name: 'Add a moment' }).tap();
      await expect(page.getByRole('form')).toHaveAccessibleName('Add a moment');
      await expect(words).toBeFocused();
      await expect(words).toHaveValue('');
      const day = new Date(Date.UTC(1990 + age, 4, 15 + column * 7));
      await expect(when).toHaveValue(day.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' }));
      await page.keyboard.press('Escape');
      await expect(page.getByRole('form')).toHaveCount(0);
      // The tooltip of the week, which has the focus again, would cover others.
      await page.keyboard.press('Escape');
      await expect(tooltip(visitor)).toHaveCount(0);
    }
  });

  test('a drag sideways reads the weeks below the finger', async ({ page, visitor }) => {
    await visitor.open();
    await visitor.visualize('1990-05-15', '84');
    const { x, y } = await positionOf(page, visitor, 40, 10);
    const step = await pitch(page);
    const browser = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', weeks: number) =>
      browser.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: x + weeks * step, y }],
      });
    await touch('touchStart', 0);
    for (const weeks of [4, 8, 12]) await touch('touchMove', weeks);
    await expect(tooltip(visitor)).toContainText('Age 40, week 23');
    await touch('touchMove', 20);
    await expect(tooltip(visitor)).toContainText('Age 40, week 31');
    await touch('touchEnd', 20);
    await expect(tooltip(visitor)).toContainText('Age 40, week 31');
    await expect(page.getByRole('form')).toHaveCount(0);
  });
});

test('a click on a week adds a moment; one beside it adds nothing', async ({ page, visitor }) => {
  await visitor.open();
  // 76.5 years: only half of the last row has weeks.
  await visitor.visualize('1990-05-15', '76.5');
  const { x, y } = await positionOf(page, visitor, 70, 51);
  const tick = await picture(visitor).getByText('70', { exact: true }).boundingBox();
  if (!tick) throw new Error('The age has no place on the page');
  await page.mouse.click(tick.x + tick.width / 2, tick.y + tick.height / 2);
  await page.mouse.click(x + 8 * (await pitch(page)), y);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 60, y);
  await page.mouse.up();
  await expect(page.getByRole('form')).toHaveCount(0);
  await page.mouse.click(x, y);
  await expect(page.getByRole('form')).toHaveAccessibleName('Add a moment');
});
