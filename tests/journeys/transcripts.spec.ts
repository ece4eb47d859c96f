/**
 * Journeys as a screen reader speaks them, compared with `tests/journeys/transcripts`. After an intended change,
 * `npm run e2e -- transcripts --update-snapshots` stores them again; read them before you commit them.
 */
import { readFileSync } from 'node:fs';
import { writeLink } from '../../src/document/link.ts';
import { ScreenReader } from '../support/screen-reader.ts';
import { test as base, expect } from '../support/test.ts';
import { coloring } from '../support/weeks.ts';
import { holdFigures } from '../support/world-bank.ts';

const test = base.extend<{ reader: ScreenReader }>({
  reader: async ({ page }, use) => {
    await use(await ScreenReader.start(page));
  },
});

test('a screen reader on a whole visit', { tag: '@matrix' }, async ({ page, visitor, worldBank, reader }) => {
  // The figure is held until the waiting has been recorded.
  const letFigureCome = await holdFigures(page, worldBank);
  await visitor.open();
  // Otherwise a busy machine would rightly be told that the held figure takes a while.
  await visitor.stopTheClock();
  await expect(page.locator('.quote')).toContainText(/./);
  const country = visitor.button(/^Country/);

  reader.chapter('The page');
  await reader.read('RootWebArea', await page.title());

  reader.chapter('A submit of the empty form is refused');
  await reader.tabTo(visitor.button(/theme/));
  await reader.goTo(visitor.button('Visualize My Life'));
  await reader.press('Enter', { focus: page.locator('.form-error-summary') });
  await reader.read('group', 'There is a problem');
  await reader.tab();
  await reader.press('Enter', { focus: visitor.field('Birthdate') });

  reader.chapter('The form is filled in');
  await reader.type('02291984');
  await reader.tabTo(country);
  await reader.press('Enter', { focus: page.getByRole('combobox') });
  await reader.type('ja', { announcements: 1 });
  await reader.press('Enter', { focus: country });
  letFigureCome();
  await reader.hear('the figure comes', { announcements: 1 });
  await reader.tabTo(visitor.field('Activity 1 hours per day'));
  await reader.type('9', { announcements: 1 });
  await reader.tabTo(visitor.button('Add activity'));
  await reader.press('Enter', { focus: visitor.field('Activity 4 name'), announcements: 1 });
  await reader.type('Reading');
  await reader.tab();
  await reader.type('2', { announcements: 1 });
  await reader.tabTo(visitor.button('Visualize My Life'));

  reader.chapter('The results');
  await reader.press('Enter', { focus: visitor.results() });
  await expect(visitor.section('How many reach each age')).toBeVisible();
  await visitor.allSections();
  await reader.read('region', 'Your life in numbers');

  reader.chapter('The marks of the pie');
  await reader.goTo(visitor.mark('Life Spent On Activities', /^Sleep/));
  await reader.press('ArrowRight');

  reader.chapter('The weeks');
  await reader.goTo(coloring(visitor, 'Time'));
  await reader.press('ArrowRight');

  reader.chapter('A picture as a table');
  await reader.tabTo(visitor.button('Show as a table: Life Timeline'));
  await reader.press('Enter');
  await reader.read('region', 'Life Timeline');

  reader.chapter('The slider');
  await reader.tabTo(visitor.slider());
  await reader.press('ArrowRight', { announcements: 1 });
  await reader.press('End', { announcements: 1 });
  await reader.press('Home', { announcements: 1 });

  reader.chapter('The image');
  await reader.goTo(visitor.button('Share Results'));
  await reader.press('Enter', { announcements: 1 });
  await reader.tabTo(visitor.button('A view to leave open'));
  expect(reader.transcript.replace(/© \d{4}/, '© year of the build')).toMatchSnapshot('first-visit.txt');
});

declare global {
  interface Window {
    /** The text that the page has put into the clipboard. */
    copied: string;
  }
}

test('a screen reader with undo and links', { tag: '@matrix' }, async ({ page, visitor, reader }) => {
  await page.addInitScript(() => {
    const writeText = async (text: string) => {
      window.copied = text;
    };
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  });
  await visitor.open();

  reader.chapter('An activity is removed, and back');
  await reader.goTo(visitor.button('Add activity'));
  await reader.press('Enter', { announcements: 1 });
  await reader.type('Reading');
  await reader.tabTo(visitor.button('Remove activity 4'));
  await reader.press('Enter', { focus: visitor.undo(), announcements: 1 });
  await reader.press('Enter', { announcements: 1 });

  reader.chapter('The form is remembered, and refused');
  await reader.goTo(visitor.field('Activity 4 hours per day'));
  await reader.type('20', { announcements: 2 });
  await reader.tabTo(visitor.field('Remember on this device'));
  await reader.press('Space');
  await reader.goTo(visitor.button('Visualize My Life'));
  await reader.press('Enter', { focus: page.locator('.form-error-summary') });
  await reader.read('group', 'There is a problem');

  reader.chapter('The example');
  await reader.goTo(page.getByRole('link', { name: 'See the whole example' }));
  await reader.press('Enter', { focus: page.getByRole('heading', { name: 'You’re looking at an example' }) });
  await expect(visitor.section('How many reach each age')).toBeVisible();

  reader.chapter('Its link');
  await reader.goTo(visitor.button('Copy a link'));
  await reader.press('Enter', { focus: visitor.button('Copy link') });
  // Two presses of Enter at once would count as one.
  await page.clock.runFor(1000);
  await reader.press('Enter', { announcements: 1 });

  reader.chapter('The life that the link tells of');
  expect(await page.evaluate(() => window.copied)).toMatch(/#example$/);
  const [, life = ''] = /```json link\n([\s\S]*?)```/.exec(readFileSync('docs/formats.md', 'utf8')) ?? [];
  await page.goto(`./#${writeLink(JSON.parse(life))}`);
  const heading = page.getByRole('heading', { name: 'Someone shared their life with you' });
  await expect(heading).toBeFocused();
  await reader.goTo(heading);
  await reader.tab();
  await reader.tab();
  expect(reader.transcript).toMatchSnapshot('form-and-link.txt');
});

test.describe('A screen reader in Arabic', () => {
  test.use({ locale: 'ar-EG' });

  test('on a visit from the empty page to the slider', { tag: '@matrix' }, async ({
    page,
    visitor,
    worldBank,
    reader,
  }) => {
    const letFigureCome = await holdFigures(page, worldBank);
    await page.goto('./ar/');
    // By their places: their names are what the transcript is about.
    const birth = page.locator('#birthdate');
    await expect(birth).toHaveAttribute('max', /./);
    await visitor.stopTheClock();
    await expect(page.locator('.quote')).toContainText(/./);
    const chooser = page.locator('#country');
    const submit = page.locator('form [type=submit]');
    const problems = page.locator('.form-error-summary');

    reader.chapter('A submit of the empty form is refused');
    await reader.goTo(submit);
    await reader.press('Enter', { focus: problems });
    await reader.read('group', await problems.getByRole('heading').innerText());

    reader.chapter('The form is filled in');
    await reader.tab();
    await reader.press('Enter', { focus: birth });
    await reader.type('02291984');
    await reader.tabTo(chooser);
    await reader.press('Enter', { focus: page.getByRole('combobox') });
    await reader.insert('اليابان', { announcements: 1 });
    await reader.press('Enter', { focus: chooser });
    letFigureCome();
    await reader.hear('the figure comes', { announcements: 1 });
    await reader.tabTo(page.locator('.activity .activity-hours input').first());
    await reader.type('9', { announcements: 1 });
    await reader.goTo(submit);

    reader.chapter('The results');
    await reader.press('Enter', { focus: visitor.results() });
    await visitor.allSections();

    reader.chapter('A picture as a table');
    await reader.goTo(page.locator('.timeline .small-button'));
    await reader.press('Enter');
    await reader.read('region', await page.locator('#timeline-title').innerText());

    reader.chapter('The slider');
    await reader.tabTo(page.getByRole('slider'));
    await reader.press('ArrowLeft', { announcements: 1 });
    await reader.press('Home', { announcements: 1 });
    expect(reader.transcript).toMatchSnapshot('first-visit-ar.txt');
  });
});
