import { listenToLiveRegions } from '../support/live-regions.ts';
import { expect, test } from '../support/test.ts';
import { holdFigures } from '../support/world-bank.ts';

/** Longer than any delay before an announcement. */
const LONG_MS = 3000;

test('a submit, the slider and choices are announced once', async ({ page, visitor, worldBank }) => {
  const letFigureCome = await holdFigures(page, worldBank);
  await page.addInitScript(() => {
    addEventListener('focusin', ({ target }) => {
      if (target instanceof Element && target.id === 'results') window.heard('focus on the results');
    });
  });
  const said = await listenToLiveRegions(page);
  /** Announcements reach this program a little later. */
  const expectSaid = async (sentences: readonly string[]) => {
    await expect.poll(() => said).toEqual(sentences);
    said.length = 0;
  };
  await visitor.open();
  // Otherwise a busy machine would rightly be told that this is taking a while.
  await visitor.stopTheClock();
  await visitor.submitFrom('Japan');
  await expect.poll(() => said).toEqual(['Calculating your life visualization...']);
  letFigureCome();
  await expect(visitor.results()).toBeFocused();
  await expect(visitor.section('How many reach each age')).toBeVisible();
  await visitor.allSections();
  await visitor.letPass(LONG_MS);
  await expectSaid([
    'Calculating your life visualization...',
    '84.5 years · World Bank 2023',
    'focus on the results',
  ]);

  await visitor.slider().focus();
  for (let year = 1; year <= 10; year++) {
    await page.keyboard.press('ArrowRight');
    await visitor.letPass(100);
  }
  expect(said).toEqual([]);
  await visitor.field('Activity 1 hours per day').fill('7');
  await visitor.letPass(LONG_MS);
  await expectSaid([
    'Total: 16 of 24 hours, 8 free',
    'You’ve changed your entries. Press Visualize My Life to update the results.',
    'At 52: 32.5 years to life expectancy, or 11,830 days counting 52 weeks to a year. Sleep 17.3 years, Work 17.3 years, Exercise 2.2 years.',
  ]);

  // The slider's status has been announced with the results.
  await visitor.submit();
  await expect(visitor.slider()).toHaveValue('0');
  await visitor.letPass(LONG_MS);
  await expectSaid(['Calculating your life visualization...', 'focus on the results']);

  // Another life expectancy changes figures all over the page.
  await visitor.openExpectancy();
  await visitor.field('People already 42: 84.9').check();
  await visitor.letPass(LONG_MS);
  await expectSaid([
    'Today: 42.9 years to life expectancy, or 15,610 days counting 52 weeks to a year. Sleep 12.3 years, Work 14.0 years, Exercise 1.8 years.',
  ]);
});
