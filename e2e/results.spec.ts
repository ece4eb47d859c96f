import { readFileSync } from 'node:fs';
import { expect, test } from './test.ts';

test.describe('Results: the worked example', () => {
  test.beforeEach(async ({ visitor }) => {
    await visitor.open();
    await visitor.visualize();
  });

  test('the cards say Years Lived 42, Years Remaining 34, Weeks Left 1,768', async ({ visitor }) => {
    await expect(visitor.summary('Years Lived')).toHaveText('42');
    await expect(visitor.summary('Years Remaining')).toHaveText('34');
    await expect(visitor.summary('Weeks Left')).toHaveText('1,768');
  });

  test("the pie 'Life Spent On Activities' shows every activity and Free Time with years and share", async ({
    page,
  }) => {
    const section = page.getByRole('region', { name: 'Life Spent On Activities' });
    await expect(section.getByRole('row')).toHaveText([
      /Activity/,
      /Sleep14\.0 years33\.3%/,
      /Work14\.0 years33\.3%/,
      /Exercise1\.8 years4\.2%/,
      /Free Time12\.3 years29\.2%/,
    ]);
    await expect(section.locator('svg [data-mark]')).toHaveCount(4);
  });

  test('a tooltip on the pie comes after 700 ms and shows share and years to one decimal', async ({
    page,
  }) => {
    const slice = page.getByRole('img', { name: 'Sleep: 33.3% · 14.0 years' });
    const box = await slice.boundingBox();
    if (!box) throw new Error('The slice has no place on the page');
    await slice.scrollIntoViewIfNeeded();
    await slice.hover();
    await page.waitForTimeout(300);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await expect(page.getByRole('tooltip')).toHaveText('Sleep33.3% · 14.0 years');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  });

  test('the slices are one tab stop; the arrow keys walk them and tell each', async ({ page }) => {
    await page.getByRole('img', { name: /^Sleep:/ }).focus();
    await expect(page.getByRole('tooltip')).toHaveText('Sleep33.3% · 14.0 years');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tooltip')).toHaveText('Work33.3% · 14.0 years');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('tooltip')).toHaveText('Free Time29.2% · 12.3 years');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  });

  test("'Life Timeline' has the markers Birth, Now and life expectancy, and a slider from Today to Life Expectancy", async ({
    page,
    visitor,
  }) => {
    const section = page.getByRole('region', { name: 'Life Timeline' });
    for (const marker of ['Birth', 'Now, 42', 'Life expectancy, 76', 'Today', 'Life Expectancy']) {
      await expect(section.getByText(marker, { exact: true })).toBeVisible();
    }
    const slider = visitor.slider();
    await expect(slider).toHaveAttribute('min', '0');
    await expect(slider).toHaveAttribute('max', '1768');
    await expect(slider).toHaveAttribute('step', '52');
    await expect(slider).toHaveValue('0');
    await expect(section.locator('[data-marker="projected"]')).toHaveCount(0);
  });

  test('one card an activity, with years, percentage and at least two comparisons', async ({ visitor }) => {
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
    await expect(visitor.card('Sleep')).toContainText('11.3 years to come');
  });

  test("'Future Projections' shows years so far and to come for each activity and Free Time, as bars and table", async ({
    page,
  }) => {
    const section = page.getByRole('region', { name: 'Future Projections' });
    await expect(section.getByRole('img')).toHaveAccessibleName(
      /Sleep 14\.0 years so far and 11\.3 to come;.*Exercise 1\.8 years so far and 1\.4 to come; Free Time 12\.3 years so far and 9\.9 to come/,
    );
    await section.getByText('The same as a table').click();
    await expect(section.getByRole('row')).toHaveText([
      /Activity/,
      /Sleep14\.011\.3/,
      /Work14\.011\.3/,
      /Exercise1\.81\.4/,
      /Free Time12\.39\.9/,
    ]);
  });

  test('the slider at 260 weeks: age 47, Sleep 15.7 from 14.0, 10,556 days remaining', async ({
    page,
    visitor,
  }) => {
    await visitor.slider().fill('260');
    const timeline = page.getByRole('region', { name: 'Life Timeline' });
    await expect(timeline.getByText('Age 47', { exact: true })).toBeVisible();
    await expect(timeline.getByText('At 47: 29 years remain, 10,556 days.')).toBeVisible();
    await expect(timeline.locator('[data-marker="projected"]')).toHaveAttribute('fill', 'var(--now)');
    await expect(visitor.card('Sleep')).toContainText('15.7 years at this age');
    await expect(visitor.card('Sleep')).toContainText('From 14.0 years');
    await expect(
      page.getByRole('region', { name: 'Life Spent On Activities' }).getByRole('row', { name: /Sleep/ }),
    ).toContainText('15.7 years');
    // What the cards and the analyses say of today stays.
    await expect(visitor.summary('Years Remaining')).toHaveText('34');
    await expect(page.getByText('Highly Active', { exact: true })).toBeVisible();
  });

  test('back at 0 the figures and charts of today are there again', async ({ page, visitor }) => {
    const figures = () => visitor.results().innerText();
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
    await expect(slider).toHaveAttribute('aria-valuetext', 'Age 42, 34 years remaining');
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

  test('a floating pair of buttons leads back to the top and to the results', async ({ page, visitor }) => {
    const top = () => visitor.results().evaluate((results) => results.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(60);
    await visitor.button('Back to top').click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await visitor.button('View results').click();
    await expect
      .poll(() => visitor.results().evaluate((results) => results.getBoundingClientRect().top))
      .toBeLessThan(60);
  });

  test('the medical disclaimer stands at the end', async ({ page }) => {
    await expect(page.getByText('This page is not medical advice.')).toBeVisible();
  });
});

test.describe('Results: a life expectancy that is no whole number of weeks from now', () => {
  test("the slider's end is exactly Weeks Left", async ({ page, visitor }) => {
    await visitor.open();
    await visitor.visualize('1984-02-29', '76.3');
    // 34.3 × 52 = 1,783.6
    await expect(visitor.summary('Weeks Left')).toHaveText('1,783');
    await visitor.slider().focus();
    await page.keyboard.press('End');
    await expect(visitor.slider()).toHaveValue('1783');
    await expect(page.getByText(/0 days\./)).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(visitor.slider()).toHaveValue('1768');
    await page.keyboard.press('ArrowRight');
    await expect(visitor.slider()).toHaveValue('1783');
  });
});

test.describe('Results: someone older than the life expectancy', () => {
  test('is told so kindly; nothing is negative, infinite or not a number', async ({ visitor }) => {
    await visitor.open();
    await visitor.visualize('1930-01-01', '57.8');
    await expect(visitor.summary('Years Lived')).toHaveText('96');
    await expect(visitor.summary('Years Remaining')).toHaveText('0');
    await expect(visitor.summary('Weeks Left')).toHaveText('0');
    await expect(visitor.results()).toContainText('An average is not a limit');
    await expect(visitor.slider()).toBeDisabled();
    const words = await visitor.results().innerText();
    expect(words).not.toMatch(/NaN|Infinity|undefined|null|[-−]\d+(\.\d)? years/);
  });
});

test.describe('Health Optimization', () => {
  test('has a disclaimer, an exercise analysis and a sleep analysis with their levels', async ({
    page,
    visitor,
  }) => {
    await visitor.open();
    await visitor.visualize();
    const section = page.getByRole('region', { name: 'Health Optimization' });
    await expect(section).toContainText('not a forecast for one');
    await expect(section.getByRole('heading', { name: 'Exercise Analysis' })).toBeVisible();
    await expect(section.getByText('Highly Active', { exact: true })).toBeVisible();
    await expect(section.getByRole('heading', { name: 'Sleep Analysis' })).toBeVisible();
    await expect(section.getByText('Optimal', { exact: true })).toBeVisible();
    await expect(section).toContainText('WHO minimum2.5 h a week');
    await expect(section).not.toContainText('Sleep debt');
    await expect(visitor.button('Apply Optimization')).toHaveCount(0);
  });

  test("'Apply Optimization' sets the exercise hours to the optimized value and visualizes again", async ({
    page,
    visitor,
  }) => {
    await visitor.open();
    await visitor.field('Activity 3 hours per day').fill('0');
    await visitor.field('Activity 1 hours per day').fill('5.5');
    await visitor.visualize();
    const section = page.getByRole('region', { name: 'Health Optimization' });
    await expect(section.getByText('Sedentary', { exact: true })).toBeVisible();
    // (0.36 − 0) / 24 × 34 × 3 = 1.53
    await expect(section).toContainText('Potential gain+1.5 years');
    await expect(section.getByText('Severely Insufficient', { exact: true })).toBeVisible();
    await expect(section).toContainText('Sleep debt, below 8 h2.5 h a day');
    await visitor.slider().fill('52');
    await visitor.button('Apply Optimization').click();
    await expect(visitor.field('Activity 3 hours per day')).toHaveValue('0.36');
    await expect(section.getByText('Active', { exact: true })).toBeVisible();
    await expect(section).toContainText('You now2.5 h a week');
    await expect(visitor.slider()).toHaveValue('0');
    await expect(visitor.button('Apply Optimization')).toHaveCount(0);
  });
});

test.describe('Health Optimization of an activity that was removed from the form since', () => {
  test('offers nothing to apply', async ({ visitor }) => {
    await visitor.open();
    await visitor.field('Activity 3 name').fill('Music');
    await visitor.addActivity(4, 'Gym', '0');
    await visitor.visualize();
    await expect(visitor.button('Apply Optimization')).toBeVisible();
    await visitor.button('Remove activity 4').click();
    await expect(visitor.button('Apply Optimization')).toHaveCount(0);
  });
});

test.describe('Share Results', () => {
  for (const [theme, ground] of [
    ['dark', [11, 14, 19]],
    ['light', [248, 245, 238]],
  ] as const) {
    test(`downloads my-life-visualization.png at scale 1.5, its background ${theme}`, async ({
      page,
      visitor,
    }) => {
      await visitor.open();
      if (theme === 'light') await visitor.button('Switch to light theme').click();
      await visitor.visualize();
      const download = page.waitForEvent('download');
      await visitor.button('Share Results').click();
      const file = await download;
      expect(file.suggestedFilename()).toBe('my-life-visualization.png');
      const png = readFileSync(await file.path());
      expect(png.subarray(1, 4).toString()).toBe('PNG');
      expect(png.readUInt32BE(16)).toBe(1080 * 1.5);
      const pixel = await page.evaluate(
        async (data) => {
          const image = await createImageBitmap(new Blob([new Uint8Array(data)]));
          const context = new OffscreenCanvas(1, 1).getContext('2d');
          context?.drawImage(image, 0, 0);
          return [...(context?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
        },
        [...png],
      );
      expect(pixel).toEqual([...ground]);
      await expect(visitor.toast()).toContainText('Your life visualization has been downloaded as an image.');
    });
  }

  test('comes without the typefaces when they cannot be had, and gives the focus back', async ({
    page,
    visitor,
  }) => {
    await visitor.open();
    await visitor.visualize();
    await page.route('**/*.woff2', () => new Promise(() => undefined));
    const download = page.waitForEvent('download');
    await visitor.button('Share Results').focus();
    await page.keyboard.press('Enter');
    await download;
    await expect(visitor.button('Share Results')).toBeFocused();
  });

  test("the button says 'Capturing...' and cannot be pressed again meanwhile", async ({ page, visitor }) => {
    await visitor.open();
    await visitor.visualize();
    await page.route('**/*.woff2', () => new Promise(() => undefined));
    await page.evaluate(() => {
      HTMLImageElement.prototype.decode = () => new Promise(() => undefined);
    });
    await visitor.button('Share Results').click();
    await expect(visitor.button('Capturing...')).toBeDisabled();
  });
});
