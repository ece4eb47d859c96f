import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** Floating buttons stay beside these, from fields of the form to the end of the results. */
const BESIDE_THE_BUTTONS = [
  '#activity-1-hours',
  '#life-expectancy',
  '.summary',
  '.shares tbody',
  '.bars-row',
  '.analyses',
  '.method',
];

/** How many elements are at the height of the floating buttons, neither beside them nor behind a bar of their own. */
const countCovered = (page: Page) =>
  page.evaluate(() => {
    const buttons = document.querySelector('.jump-buttons');
    if (!buttons) throw new Error('There are no buttons');
    const { top, left, bottom } = buttons.getBoundingClientRect();
    const isBar =
      buttons.getAttribute('data-floating') === 'false' ||
      (left === 0 && getComputedStyle(buttons).backgroundColor.startsWith('rgb('));
    return [...document.querySelectorAll('.card *, #results *')]
      .filter((element) => element.checkVisibility() && !element.closest('.visually-hidden, .jump-buttons'))
      .map((element) => element.getBoundingClientRect())
      .filter((own) => own.top < bottom && own.bottom > top && own.right > left && !isBar).length;
  });

test.describe('Results: the worked example', () => {
  test.beforeEach(async ({ visitor }) => {
    await visitor.open();
    await visitor.visualize();
  });

  test('three cards, the pie, one card for each activity and the bars have its figures, and a disclaimer comes last', async ({
    page,
    visitor,
  }) => {
    await expect(visitor.summary('Years Lived')).toHaveText('42');
    await expect(visitor.summary('Years Remaining')).toHaveText('34');
    await expect(visitor.summary('Weeks Left')).toHaveText('1,768');
    const pie = visitor.section('Life Spent On Activities');
    await expect(pie.getByRole('row')).toHaveText([
      'ActivityShare',
      '1Sleep33.3%',
      '2Work33.3%',
      '3Exercise4.2%',
      '4Free Time29.2%',
    ]);
    await expect(pie.locator('svg [data-mark]')).toHaveCount(4);
    for (const [name, years, share] of [
      ['Sleep', '14.0', '33.3%'],
      ['Work', '14.0', '33.3%'],
      ['Exercise', '1.8', '4.2%'],
    ] as const) {
      const card = visitor.card(name);
      await expect(card).toContainText(`${years} years so far`);
      await expect(card).toContainText(`${share} of every day`);
      expect(await card.locator('.comparisons li').count()).toBeGreaterThanOrEqual(2);
    }
    const bars = visitor.section('Future Projections');
    await expect(bars.locator('[data-mark]')).toHaveCount(4);
    await bars.getByRole('button', { name: /^Show as a table/ }).click();
    await expect(bars.getByRole('row')).toHaveText([
      /Activity/,
      /Sleep14\.011\.3/,
      /Work14\.011\.3/,
      /Exercise1\.81\.4/,
      /Free Time12\.39\.9/,
    ]);
    await expect(page.getByText('This is not medical advice.')).toBeVisible();
  });

  test("'Life Timeline' has the markers Birth, Now and life expectancy, and a slider from Today to Life Expectancy", async ({
    page,
    visitor,
  }) => {
    const section = visitor.section('Life Timeline');
    await expect(section.getByRole('img')).toHaveAccessibleName('42 of 76 years so far, 55.3%.');
    for (const marker of ['Birth', 'Now, 42', 'Life expectancy, 76']) {
      await expect(section.locator('.timeline-marks').getByText(marker, { exact: true })).toBeVisible();
    }
    await expect(section.getByText('55.3% of 76 years', { exact: true }).first()).toBeVisible();
    for (const caption of ['Interactive Timeline', 'Today', 'Life Expectancy']) {
      await expect(section.getByText(caption, { exact: true })).toBeVisible();
    }
    await section.getByRole('button', { name: /^Show as a table/ }).click();
    await expect(section.getByRole('row')).toHaveText([
      /^Marker/,
      'BirthFebruary 29, 1984',
      'Now, 4255.3% of 76 years',
      'Life expectancy, 76in 34 years',
    ]);
    await expect(section.locator('[data-marker="projected"]')).toHaveCount(0);
    const slider = visitor.slider();
    for (const [name, value] of [
      ['min', '0'],
      ['max', '1768'],
      ['step', '52'],
      ['aria-valuetext', 'Age 42'],
    ] as const)
      await expect(slider).toHaveAttribute(name, value);
    await slider.focus();
    for (const [key, weeks] of [
      ['ArrowRight', '52'],
      ['PageUp', '312'],
      ['ArrowLeft', '260'],
      ['End', '1768'],
      ['PageDown', '1508'],
      ['Home', '0'],
      ['ArrowLeft', '0'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(slider).toHaveValue(weeks);
    }
  });

  test('the slider at 260 weeks: age 47, Sleep 15.7 from 14.0, 10,556 days remaining; back at 0, all is as before', async ({
    page,
    visitor,
  }) => {
    const figures = () => visitor.settledText(visitor.results());
    const pie = () => page.locator('.shares-pie svg').innerHTML();
    const [before, pieBefore] = [await figures(), await pie()];
    await visitor.slider().fill('260');
    await expect(visitor.sliderBar()).toContainText('47 · 29 years ahead');
    await expect(visitor.slider()).toHaveAttribute('aria-valuetext', 'Age 47');
    await expect(visitor.remaining()).toHaveText(
      'At 47: 29 years to life expectancy, or 10,556 days at 52 weeks a year.',
    );
    const marker = visitor.section('Life Timeline').locator('[data-marker="projected"]');
    await expect(marker).toHaveAttribute('fill', 'var(--now)');
    await expect(visitor.card('Sleep')).toContainText('15.7 years at this age');
    await expect(visitor.card('Sleep')).toContainText('From 14.0 years');
    await expect(visitor.mark('Life Spent On Activities', 'Sleep: 33.3% · 15.7 years')).toBeVisible();
    // The texts of the cards and the analyses about today stay.
    await expect(visitor.summary('Years Remaining')).toHaveText('34');
    await expect(page.getByText('Highly Active', { exact: true })).toBeVisible();
    await visitor.slider().fill('0');
    expect(await figures()).toBe(before);
    expect(await pie()).toBe(pieBefore);
  });

  test('a card shows one comparison; a button named after the activity unfolds the others', async ({
    page,
    visitor,
  }) => {
    const card = visitor.card('Sleep');
    await expect(card.getByRole('listitem')).toHaveText([/^You sleep through 121\.7.full days a year\.\s*$/]);
    const more = card.locator('summary');
    await expect(more).toHaveText(/^\d more\d more comparisons for Sleep$/);
    const others = Number(/^\d/.exec((await more.textContent()) ?? '')?.[0]);
    await more.focus();
    await page.keyboard.press('Enter');
    await expect(card.getByRole('listitem')).toHaveCount(1 + others);
  });

  test('after a change, a note stands beside the button and over the results; a submit resets the slider and scrolls there', async ({
    page,
    visitor,
  }) => {
    const note = page.getByText(
      'You’ve changed your entries. Press Visualize My Life to update the results.',
    );
    await visitor.slider().fill('520');
    await expect(note).toHaveCount(0);
    await visitor.field('Activity 1 hours per day').fill('7');
    await expect(note).toHaveCount(2);
    const [beside, over] = await Promise.all([note.first().boundingBox(), note.last().boundingBox()]);
    const button = await visitor.button('Visualize My Life').boundingBox();
    expect(Math.abs((beside?.y ?? 0) - (button?.y ?? 0))).toBeLessThan(button?.height ?? 0);
    expect(over?.y).toBeLessThan((await visitor.results().boundingBox())?.y ?? 0);
    await page.evaluate(() => scrollTo(0, 0));
    await visitor.submit();
    await expect(note).toHaveCount(0);
    await expect(visitor.slider()).toHaveValue('0');
    await expect(visitor.card('Sleep')).toContainText('29.2% of every day');
    await expect
      .poll(() => visitor.results().evaluate((results) => results.getBoundingClientRect().top))
      .toBeLessThan(60);
  });

  test('the floating buttons cover no figure and no field, in any window', { tag: '@matrix' }, async ({
    page,
  }) => {
    for (const width of [320, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 740 });
      await expect(page.locator('.jump-buttons')).toBeAttached();
      for (const at of BESIDE_THE_BUTTONS) {
        await page
          .locator(at)
          .first()
          .evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
        await expect.poll(() => countCovered(page), `at ${at}, ${width} pixels wide`).toBe(0);
      }
    }
  });
});

test('each figure of an activity is shown once: its years in its card, those ahead at its bar', async ({
  visitor,
}) => {
  await visitor.open();
  // 42 × 6.5 / 24 and 34 × 6.5 / 24.
  await visitor.field('Activity 2 hours per day').fill('6.5');
  await visitor.visualize();
  await visitor.settledText(visitor.results());
  const seen = await visitor.results().evaluate((results) => {
    const copy = results.cloneNode(true);
    if (!(copy instanceof HTMLElement)) throw new Error('The results are no element');
    for (const hidden of copy.querySelectorAll('.visually-hidden')) hidden.remove();
    return copy.textContent;
  });
  const countOf = (figure: string) => seen.split(figure).length - 1;
  expect([countOf('11.4 years so far'), countOf('11.4')], 'so far').toEqual([1, 1]);
  expect([countOf('9.2 years ahead'), countOf('9.2')], 'ahead').toEqual([1, 1]);
});

test('on a phone, the whole page with three activities is at most 8,350 pixels long, and its source links are 24 high', {
  tag: '@matrix',
}, async ({ page, visitor }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visitor.open();
  await visitor.submitFrom('Japan', '1990-05-15');
  await expect(page.locator('.activity-card')).toHaveCount(3);
  await expect(visitor.section('How many reach each age')).toBeVisible();
  await expect(visitor.section('Your place in the population')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(8350);
  await visitor.openEverything();
  const heights = await page
    .locator('.source-link, .method a, .page-footer a')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(10);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
});

test('the slider’s end is exactly Weeks Left, though it is no whole number of years', async ({
  page,
  visitor,
}) => {
  await visitor.open();
  await visitor.visualize('1984-02-29', '76.3');
  // 34.3 × 52 = 1,783.6
  await expect(visitor.summary('Weeks Left')).toHaveText('1,783');
  await visitor.slider().focus();
  for (const [key, weeks] of [
    ['End', '1783'],
    ['ArrowLeft', '1768'],
    ['ArrowRight', '1783'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(visitor.slider()).toHaveValue(weeks);
  }
  await expect(visitor.remaining()).toHaveText(/: about at life expectancy\.$/);
});

test('past life expectancy there is a kind message, no slider to move, and no negative or infinite figure', async ({
  visitor,
}) => {
  await visitor.open();
  await visitor.visualize('1930-01-01', '57.8');
  await expect(visitor.summary('Years Lived')).toHaveText('96');
  await expect(visitor.summary('Years Remaining')).toHaveText('0');
  await expect(visitor.summary('Weeks Left')).toHaveText('0');
  await expect(visitor.results()).toContainText('Life expectancy isn’t a limit');
  const timeline = visitor.section('Life Timeline');
  await expect(visitor.sliderBar()).toContainText('96 · beyond life expectancy');
  await expect(visitor.slider()).toBeDisabled();
  await expect(visitor.button('Play')).toBeDisabled();
  await expect(timeline.getByRole('img')).toHaveAccessibleName(
    '96 years so far, more than a life expectancy of 57.8.',
  );
  await visitor.openEverything();
  const bars = visitor.section('Future Projections');
  await expect(bars.locator('.bars-figures').first()).toHaveText('32.0 years so far');
  await expect(bars.getByRole('columnheader')).toHaveText(['Activity', 'Years so far']);
  const words = await visitor.results().innerText();
  expect(words).not.toMatch(/NaN|Infinity|undefined|null|[-−]\d+(\.\d)? years/);
});

test('a life at its limits has figures: a birthdate in 1900, and no free time or nothing else', async ({
  visitor,
}) => {
  await visitor.open();
  const shares = visitor.section('Life Spent On Activities');
  for (const [position, hours] of ['24', '0', '0'].entries())
    await visitor.field(`Activity ${position + 1} hours per day`).fill(hours);
  await visitor.visualize('1900-01-01', '1');
  await expect(visitor.summary('Years Lived')).toHaveText('126');
  await expect(visitor.summary('Weeks Left')).toHaveText('0');
  expect(await visitor.results().innerText()).not.toMatch(/NaN|Infinity/);
  await expect(shares.getByRole('row', { name: /Free Time/ })).toHaveCount(0);
  await visitor.field('Activity 1 hours per day').fill('0');
  await visitor.submit();
  await expect(shares.getByRole('row', { name: /Free Time 100\.0%/ })).toBeVisible();
  await expect(shares.locator('svg [data-mark]')).toHaveCount(1);
});
