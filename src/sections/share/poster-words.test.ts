import { describe, expect, test } from 'vitest';
import { FORMAT, LIVES, type SampleLife } from '../../../tests/fixtures/lives.ts';
import { placeEvents, SOME_EVENTS } from '../../../tests/fixtures/marks.ts';
import { JAPAN, JAPAN_FIGURE, shownJapan } from '../../../tests/fixtures/places.ts';
import { activityPaint } from '../../ui/charts/paint.ts';
import { createPosterWords, defaultTitle } from './poster-words.ts';

const modelOf = ({ shown }: SampleLife) => ({
  shown: { ...shown, country: JAPAN, figure: JAPAN_FIGURE },
  shownCountry: shownJapan(),
  expected: null,
  format: FORMAT,
});
const NONE = { title: '', showsBirthdate: false, marks: null };

describe('The words of a picture', () => {
  test('are about today at any position of the slider, with the sources and their license', () => {
    const { formatAge, ...words } = createPosterWords(modelOf(LIVES.moved), NONE);
    expect(formatAge(10)).toBe('10');
    expect(words).toEqual({
      title: 'My life in weeks',
      // From 21 November 1989 to 1 March 2026 are 13,249 days; 84 − 36 years are 2,496 weeks.
      figures: '1,892 weeks lived · about 2,496 ahead',
      end: 'Life expectancy, 84.0',
      chapters: [],
      moments: [],
      smallPrint:
        'Based on life expectancy at birth in Japan: 84.0 years (World Bank, 2024). Life expectancy: World Bank, World Development Indicators, CC BY 4.0 (creativecommons.org/licenses/by/4.0). As of March 1, 2026. Lifetime Visualizer',
    });
  });

  test('have the title that was entered, cleaned, and the birthdate only if that was chosen', () => {
    const model = modelOf(LIVES.everyday);
    const words = createPosterWords(model, { ...NONE, title: ' \u202eMaya ', showsBirthdate: true });
    expect(words.title).toBe('Maya');
    expect(words.figures).toBe('Born November 21, 1989 · 1,892 weeks lived · about 2,496 ahead');
    expect(JSON.stringify(createPosterWords(model, NONE))).not.toContain('1989');
  });

  test('list chapters with their colors and moments with their numbers, only if they were chosen', () => {
    const marks = placeEvents(SOME_EVENTS);
    const { chapters, moments } = createPosterWords(modelOf(LIVES.everyday), { ...NONE, marks });
    expect(chapters.map(({ text }) => text)).toEqual([
      'School, ages 6 to 18',
      'Berlin, ages 22 to 27',
      'Lisbon, from age 27',
    ]);
    expect(chapters.map(({ paint }) => paint)).toEqual(
      SOME_EVENTS.chapters.map(({ color }) => activityPaint(color)),
    );
    expect(moments.map(({ number, text }) => [number, text])).toEqual([
      ['1', 'First sight of the sea, 2001'],
      ['2', 'Exam, 2015'],
      ['3', 'Wedding, 2015'],
      ['4', 'Noa is born, 2021'],
      ['5', 'Stop working, age 65'],
    ]);
  });

  test('past the average have no weeks ahead and no line of life expectancy', () => {
    const { figures, end } = createPosterWords(modelOf(LIVES.older), NONE);
    expect(figures).toMatch(/^[\d,]+ weeks lived, and counting$/);
    expect(end).toBeNull();
  });

  test('of a shared life say neither "my" nor a date', () => {
    const model = modelOf(LIVES.everyday);
    const shared = { ...model, shown: { ...model.shown, dates: null } };
    const words = createPosterWords(shared, { ...NONE, showsBirthdate: true });
    expect(words.title).toBe('A life in weeks');
    expect(`${words.figures} ${words.smallPrint}`).not.toMatch(/Born|As of/);
  });

  test('of the example say that it is one', () => {
    const model = modelOf(LIVES.everyday);
    const example = { ...model, shown: { ...model.shown, example: true } };
    expect(defaultTitle(example.shown)).toBe('An example life in weeks');
    expect(createPosterWords(example, NONE).smallPrint).toContain('This is an example');
  });
});
