import type { Page } from '@playwright/test';
import { LANGUAGE_PATHS, LanguageVisit, nameCountry, readWords } from '../support/languages.ts';
import { untilLaidOut } from '../support/layout-shifts.ts';
import { expect, test } from '../support/test.ts';
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

for (const path of LANGUAGE_PATHS) {
  test(`on a phone, the slider moves no week on the page: /${path}`, {
    // English, and the one with the longest key.
    tag: ['', 'es/'].includes(path) ? [] : '@matrix',
  }, async ({ page, visitor }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`./${path}#example`);
    await visitor.allSections();
    const slider = visitor.sliderBar().getByRole('slider');
    const choices = page.locator('.weeks-choice').getByRole('radio');
    const findTop = () =>
      page
        .locator('.weeks-field')
        .evaluate((weeks) => Math.round(weeks.getBoundingClientRect().top + scrollY));
    for (const choice of await choices.all()) {
      await choice.check();
      await slider.press('Home');
      const top = await findTop();
      for (const key of ['ArrowRight', 'PageUp', 'End']) {
        await slider.press(key);
        await untilLaidOut(page);
        expect(await findTop(), key).toBe(top);
      }
    }
  });
}
