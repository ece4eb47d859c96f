import { expect, test } from '../support/test.ts';

test.describe('Results: the worked example', () => {
  test.beforeEach(async ({ visitor }) => {
    await visitor.open();
    await visitor.visualize();
  });

  test('the cards say Years Lived 42, Years Remaining 34, Weeks Left 1,768', { tag: '@smoke' }, async ({
    visitor,
  }) => {
    await expect(visitor.summary('Years Lived')).toHaveText('42');
    await expect(visitor.summary('Years Remaining')).toHaveText('34');
    await expect(visitor.summary('Weeks Left')).toHaveText('1,768');
  });

  test("the pie 'Life Spent On Activities' shows every activity and Free Time with its share", {
    tag: '@smoke',
  }, async ({ visitor }) => {
    const section = visitor.section('Life Spent On Activities');
    await expect(section.getByRole('row')).toHaveText([
      'ActivityShare',
      '1Sleep33.3%',
      '2Work33.3%',
      '3Exercise4.2%',
      '4Free Time29.2%',
    ]);
    await expect(section.locator('svg [data-mark]')).toHaveCount(4);
  });

  test("'Life Timeline' has the markers Birth, Now and life expectancy, and a slider from Today to Life Expectancy", {
    tag: '@smoke',
  }, async ({ visitor }) => {
    const section = visitor.section('Life Timeline');
    for (const marker of ['Birth', 'Now, 42', 'Life expectancy, 76']) {
      await expect(section.locator('.timeline-marks').getByText(marker, { exact: true })).toBeVisible();
    }
    await expect(section.getByText('55.3% of 76 years', { exact: true }).first()).toBeVisible();
    for (const caption of ['Interactive Timeline', 'Today', 'Life Expectancy']) {
      await expect(section.getByText(caption, { exact: true })).toBeVisible();
    }
    const slider = visitor.slider();
    await expect(slider).toHaveAttribute('min', '0');
    await expect(slider).toHaveAttribute('max', '1768');
    await expect(slider).toHaveAttribute('step', '52');
    await expect(slider).toHaveValue('0');
    await expect(section.locator('[data-marker="projected"]')).toHaveCount(0);
  });

  test('one card for each activity, with years, percentage and at least two comparisons', async ({
    visitor,
  }) => {
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

  test("'Future Projections' shows years so far and to come for each activity and Free Time, as bars and table", async ({
    visitor,
  }) => {
    const section = visitor.section('Future Projections');
    await expect(section.locator('[data-mark]')).toHaveCount(4);
    await expect(section.locator('[data-marks]')).toHaveAccessibleName(
      /^Sleep 11\.3 years ahead, .*Exercise 1\.4 years ahead, Free Time 9\.9 years ahead\.$/,
    );
    await section.getByRole('button', { name: /^Show as a table/ }).click();
    await expect(section.getByRole('row')).toHaveText([
      /Activity/,
      /Sleep14\.011\.3/,
      /Work14\.011\.3/,
      /Exercise1\.81\.4/,
      /Free Time12\.39\.9/,
    ]);
  });

  test('the slider at 260 weeks: age 47, Sleep 15.7 from 14.0, 10,556 days remaining', {
    tag: '@smoke',
  }, async ({ page, visitor }) => {
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
  });

  test('back at 0 the slider restores today’s figures and charts', async ({ page, visitor }) => {
    const figures = () => visitor.settledText(visitor.results());
    const pie = () => page.locator('.shares-pie svg').innerHTML();
    await page.keyboard.press('Escape');
    const [before, pieBefore] = [await figures(), await pie()];
    await visitor.slider().fill('520');
    expect(await figures()).not.toBe(before);
    await visitor.slider().fill('0');
    expect(await figures()).toBe(before);
    expect(await pie()).toBe(pieBefore);
  });

  test('arrow keys move the slider a year, Page keys five, Home and End to its ends', async ({
    page,
    visitor,
  }) => {
    const slider = visitor.slider();
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
    await expect(slider).toHaveAttribute('aria-valuetext', 'Age 42');
  });

  test('a new submit resets the slider to 0 and scrolls to the results', async ({ page, visitor }) => {
    await visitor.slider().fill('520');
    await page.evaluate(() => scrollTo(0, 0));
    await visitor.submit();
    await expect(visitor.slider()).toHaveValue('0');
    await expect(visitor.card('Sleep')).toContainText('14.0 years so far');
    await expect
      .poll(() => visitor.results().evaluate((results) => results.getBoundingClientRect().top))
      .toBeLessThan(60);
  });

  test('two floating buttons scroll to the top and to the results', async ({ page, visitor }) => {
    const top = () => visitor.results().evaluate((results) => results.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(60);
    await visitor.button('Back to top').click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await visitor.button('View results').click();
    await expect
      .poll(() => visitor.results().evaluate((results) => results.getBoundingClientRect().top))
      .toBeLessThan(60);
  });

  for (const width of [320, 360, 768, 1024, 1280, 1920]) {
    test(`in a window of ${width} pixels the floating buttons cover no figure and no field`, {
      tag: width === 360 ? [] : '@matrix',
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await expect(page.locator('.jump-buttons')).toBeAttached();
      for (const at of [
        '#activity-1-hours',
        '#life-expectancy',
        '.summary',
        '.shares tbody',
        '.bars-row',
        '.analyses',
        '.method',
      ]) {
        await page
          .locator(at)
          .first()
          .evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
        // Everything at the height of the buttons is beside them, or out of sight behind a bar of their own.
        const beside = await page.evaluate(() => {
          const buttons = document.querySelector('.jump-buttons');
          if (!buttons) throw new Error('There are no buttons');
          const { top, left, bottom } = buttons.getBoundingClientRect();
          const isBar =
            buttons.getAttribute('data-floating') === 'false' ||
            (left === 0 && getComputedStyle(buttons).backgroundColor.startsWith('rgb('));
          return [...document.querySelectorAll('.card *, #results *')]
            .filter(
              (element) => element.checkVisibility() && !element.closest('.visually-hidden, .jump-buttons'),
            )
            .map((element) => element.getBoundingClientRect())
            .filter((own) => own.top < bottom && own.bottom > top && own.right > left && !isBar).length;
        });
        expect(beside, `at ${at}`).toBe(0);
      }
    });
  }

  test('the medical disclaimer comes last', async ({ page }) => {
    await expect(page.getByText('This is not medical advice.')).toBeVisible();
  });
});

test('Each figure of an activity is shown once: its years in its card, those ahead at its bar', async ({
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

test.describe('On a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the whole page with three activities is at most 8,350 pixels long, and its source links are 24 high', {
    tag: '@matrix',
  }, async ({ page, visitor }) => {
    await visitor.open();
    await visitor.submitFrom('Japan', '1990-05-15');
    await expect(page.locator('.activity-card')).toHaveCount(3);
    await expect(visitor.section('How many reach each age')).toBeVisible();
    await expect(visitor.section('Your place in the population')).toBeVisible();
    const length = () => page.evaluate(() => document.documentElement.scrollHeight);
    expect(await length()).toBeLessThanOrEqual(8350);
    await visitor.openEverything();
    const heights = await page
      .locator('.source-link, .method a, .page-footer a')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(10);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
  });
});

test.describe('Results: a life expectancy that is not a whole number of weeks from now', () => {
  test("the slider's end is exactly Weeks Left", async ({ page, visitor }) => {
    await visitor.open();
    await visitor.visualize('1984-02-29', '76.3');
    // 34.3 × 52 = 1,783.6
    await expect(visitor.summary('Weeks Left')).toHaveText('1,783');
    await visitor.slider().focus();
    await page.keyboard.press('End');
    await expect(visitor.slider()).toHaveValue('1783');
    await expect(visitor.remaining()).toHaveText(/: about at life expectancy\.$/);
    await page.keyboard.press('ArrowLeft');
    await expect(visitor.slider()).toHaveValue('1768');
    await page.keyboard.press('ArrowRight');
    await expect(visitor.slider()).toHaveValue('1783');
  });
});

test.describe('Results: a visitor older than the life expectancy', () => {
  test('reads a kind message; no figure is negative, infinite or not a number', async ({ visitor }) => {
    await visitor.open();
    await visitor.visualize('1930-01-01', '57.8');
    await expect(visitor.summary('Years Lived')).toHaveText('96');
    await expect(visitor.summary('Years Remaining')).toHaveText('0');
    await expect(visitor.summary('Weeks Left')).toHaveText('0');
    await expect(visitor.results()).toContainText('Life expectancy isn’t a limit');
    await expect(visitor.slider()).toBeDisabled();
    await visitor.openEverything();
    const bars = visitor.section('Future Projections');
    await expect(bars.locator('.bars-figures').first()).toHaveText('32.0 years so far');
    await expect(bars.getByRole('columnheader')).toHaveText(['Activity', 'Years so far']);
    const words = await visitor.results().innerText();
    expect(words).not.toMatch(/NaN|Infinity|undefined|null|[-−]\d+(\.\d)? years/);
  });
});
