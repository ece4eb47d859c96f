/** A visit in other languages as a screen reader speaks it; see `transcripts.spec.ts`. */
import { ScreenReader } from '../support/screen-reader/screen-reader.ts';
import { expect, test } from '../support/test.ts';
import { holdFigures } from '../support/world-bank.ts';

interface Visit {
  readonly language: 'ar' | 'de';
  /** The browser's. */
  readonly locale: string;
  /** Typed to find Japan. */
  readonly country: string;
  /** The arrow keys by where they lead on the slider. */
  readonly onward: string;
  readonly back: string;
}

const VISITS: readonly Visit[] = [
  {
    language: 'de',
    locale: 'de-DE',
    country: 'jap',
    onward: 'ArrowRight',
    back: 'ArrowLeft',
  },
  {
    language: 'ar',
    locale: 'ar-EG',
    country: 'اليابان',
    onward: 'ArrowLeft',
    back: 'ArrowRight',
  },
];

for (const { language, locale, country, onward, back } of VISITS) {
  test.describe(`A screen reader in ${language}`, () => {
    test.use({ locale });

    test('on a visit from the empty page to the slider', { tag: '@matrix' }, async ({
      page,
      visitor,
      worldBank,
    }) => {
      const reader = await ScreenReader.start(page);
      // The figure is held until the waiting has been recorded.
      const letFigureCome = await holdFigures(page, worldBank);
      await page.goto(`./${language}/`);
      // By their places: their names are what the transcript is about.
      const birth = page.locator('#birthdate');
      await expect(birth).toHaveAttribute('max', /./);
      await expect(page.locator('.quote')).toContainText(/./);
      const chooser = page.locator('#country');
      const submit = page.locator('form [type=submit]');
      const problems = page.locator('.error-summary');
      const timeline = page.locator('.timeline');

      reader.chapter('The page');
      await reader.read('RootWebArea', await page.title());

      reader.chapter('A submit of the empty form is refused');
      await reader.goTo(submit);
      await reader.press('Enter', { focus: problems, announcements: 1 });
      await reader.read('group', await problems.getByRole('heading').innerText());

      reader.chapter('The form is filled in');
      await reader.tab();
      await reader.press('Enter', { focus: birth });
      await reader.type('02291984');
      await reader.tabTo(chooser);
      await reader.press('Enter', { focus: page.getByRole('combobox') });
      await reader.insert(country, { announcements: 1 });
      await reader.press('Enter', { focus: chooser });
      letFigureCome();
      await reader.hear('the figure comes', { announcements: 1 });
      await reader.tabTo(page.locator('.activity .input-with-unit input').first());
      await reader.type('9', { announcements: 1 });
      await reader.goTo(submit);

      reader.chapter('The results');
      await reader.press('Enter', { focus: visitor.results() });
      await expect(visitor.results().locator('.chances-picture')).toBeVisible();
      await visitor.allSections();
      await reader.read('region', await page.locator('#results-title').innerText());

      reader.chapter('A picture as a table');
      await reader.goTo(timeline.locator('.chart-table-button'));
      await reader.press('Enter');
      await reader.read('region', await page.locator('#timeline-title').innerText());

      reader.chapter('The slider');
      await reader.tabTo(page.getByRole('slider'));
      await reader.press(onward, { announcements: 1 });
      await reader.press(back, { announcements: 1 });
      await reader.press('End', { announcements: 1 });
      await reader.press('Home', { announcements: 1 });
      expect(reader.transcript).toMatchSnapshot(`first-visit-${language}.txt`);
    });
  });
}
