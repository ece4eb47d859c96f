import { expect, test } from '../support/test.ts';

test.describe('Results: the worked example', () => {
  test.beforeEach(async ({ visitor }) => {
    await visitor.open();
    await visitor.visualize();
  });

  test('cards, pie and bars have its figures, and comparisons unfold', async ({ page, visitor }) => {
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
    await expect(bars.locator('.future-bars-figure')).toHaveText([
      '14.0',
      '11.3',
      '14.0',
      '11.3',
      '1.8',
      '1.4',
      '12.3',
      '9.9',
    ]);
    await bars.getByRole('button', { name: /^Show as a table/ }).click();
    await expect(bars.getByRole('row')).toHaveText([
      /Activity/,
      /Sleep14\.011\.3/,
      /Work14\.011\.3/,
      /Exercise1\.81\.4/,
      /Free Time12\.39\.9/,
    ]);
    await expect(page.getByText('This is not medical advice.')).toBeVisible();

    const sleep = visitor.card('Sleep');
    await expect(sleep.getByRole('listitem')).toHaveText([/^121\.7.full days of sleep a year\.\s*$/]);
    const more = sleep.locator('summary');
    await expect(more).toHaveText(/^\d more\d more comparisons for Sleep$/);
    const others = Number(/^\d/.exec((await more.textContent()) ?? '')?.[0]);
    await more.press('Enter');
    await expect(sleep.getByRole('listitem')).toHaveCount(1 + others);
  });

  test('‘Life Timeline’ has markers and a slider; at 0 all is as before', async ({ page, visitor }) => {
    const figures = () => visitor.settledText(visitor.results());
    const pie = () => page.locator('.time-split-pie svg').innerHTML();
    const [before, pieBefore] = [await figures(), await pie()];
    const section = visitor.section('Life Timeline');
    await expect(section.getByRole('img')).toHaveAccessibleName('42 of 76 years so far, 55.3%.');
    for (const marker of ['Birth', 'Now, 42', 'Life expectancy, 76']) {
      await expect(section.locator('.timeline-marks').getByText(marker, { exact: true })).toBeVisible();
    }
    await expect(section.getByText('· 55.3%', { exact: true })).toBeVisible();
    for (const caption of ['Interactive Timeline', 'Today', 'Life Expectancy']) {
      await expect(section.getByText(caption, { exact: true })).toBeVisible();
    }
    const table = section.getByRole('button', { name: /^Show as a table/ });
    await table.click();
    await expect(section.getByRole('row')).toHaveText([
      /^Marker/,
      'BirthFebruary 29, 1984',
      'Now, 4255.3% of 76 years',
      'Life expectancy, 76in 34 years',
    ]);
    await section.getByRole('button', { name: /^Hide the table/ }).click();
    const marker = section.locator('[data-marker="projected"]');
    await expect(marker).toHaveCount(0);
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
    await visitor.slider().fill('260');
    await expect(visitor.sliderBar()).toContainText('At 47, 29 years to life expectancy');
    await expect(visitor.slider()).toHaveAttribute('aria-valuetext', 'Age 47');
    await expect(visitor.remaining()).toHaveText('That’s 10,556 days, counting 52 weeks to a year.');
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
});
