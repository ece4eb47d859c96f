import { describe, expect, test } from 'vitest';
import { placeEvents, SOME_EVENTS } from '../../../tests/fixtures/life-events.ts';
import { FORMAT, LIVES, type SampleLife } from '../../../tests/fixtures/lives.ts';
import { ofJapan, shownJapan } from '../../../tests/fixtures/places.ts';
import type { ShownLife } from '../../document/submitted-life.ts';
import { activityPaint } from '../../ui/charts/paint.ts';
import { createPosterWords, type PosterContent } from './poster.tsx';
import { findFormat } from './poster-formats.ts';

const BORN = { year: 1989, month: 11, day: 21 };

/** The words of a life's poster, if the visitor leaves all choices as they are but these. */
const wordsOf = (life: SampleLife, choices: Partial<PosterContent> = {}, changes: Partial<ShownLife> = {}) =>
  createPosterWords(FORMAT, {
    model: {
      shown: { ...ofJapan(life.shown), ...changes },
      shownCountry: shownJapan(),
      expected: null,
    },
    title: '',
    birthdate: null,
    marks: null,
    ...choices,
  });

describe('The words of a poster', () => {
  test('are about today at any position of the slider, with the sources and their license', () => {
    expect(wordsOf(LIVES.moved)).toEqual({
      title: 'My life in weeks',
      // From 21 November 1989 to 1 March 2026 are 13,249 days; 84 − 36 years are 2,496 weeks.
      figures: '1,892 weeks lived · about 2,496 ahead',
      // As on the page and in its image.
      end: 'Life expectancy, 84',
      chapters: [],
      moments: [],
      smallPrint:
        'Based on life expectancy at birth in Japan: 84 years (2024). Life expectancy: World Bank, World Development Indicators, CC BY 4.0 (creativecommons.org/licenses/by/4.0). As of March 1, 2026. Lifetime Visualizer',
    });
  });

  test('have the title that was entered, cleaned, and the birthdate only if that was chosen', () => {
    const words = wordsOf(LIVES.everyday, { title: ' \u202eMaya ', birthdate: BORN });
    expect(words.title).toBe('Maya');
    expect(words.figures).toBe('Born November 21, 1989 · 1,892 weeks lived · about 2,496 ahead');
    expect(JSON.stringify(wordsOf(LIVES.everyday))).not.toContain('1989');
  });

  test('list chapters with their colors and moments with their numbers, only if they were chosen', () => {
    const { chapters, moments } = wordsOf(LIVES.everyday, { marks: placeEvents(SOME_EVENTS) });
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
    const { figures, end } = wordsOf(LIVES.older);
    expect(figures).toMatch(/^[\d,]+ weeks lived, and counting$/);
    expect(end).toBeNull();
    // Nor does somebody of no age yet, with less than three years to go: 181 days, of one year.
    expect(wordsOf(LIVES.shortest)).toMatchObject({ figures: '25 weeks lived, and counting', end: null });
  });

  test('follow the life expectancy that was chosen', () => {
    const chosen = { ...LIVES.everyday.shown.life, lifeExpectancy: 88.6 };
    const { figures, end } = wordsOf(LIVES.everyday, {}, { life: chosen });
    // 88.6 − 36 years are 2,735.2 weeks, of which whole ones count.
    expect([figures, end]).toEqual(['1,892 weeks lived · about 2,735 ahead', 'Life expectancy, 88.6']);
  });

  test('of a newborn say, as the page does, that the first week has begun', () => {
    const newborn = { ...LIVES.newborn.shown.life, weeksLived: 0 };
    expect(wordsOf(LIVES.newborn, {}, { life: newborn }).figures).toMatch(
      /^The first week has begun · about [\d,]+ ahead$/,
    );
  });

  test('of a shared life say neither "my" nor a date', () => {
    const words = wordsOf(LIVES.everyday, {}, { dates: null, whose: 'shared' });
    expect(words.title).toBe('A life in weeks');
    expect(`${words.figures} ${words.smallPrint}`).not.toMatch(/Born|As of/);
  });

  test('of the example say that it is one', () => {
    const words = wordsOf(LIVES.everyday, {}, { whose: 'example' });
    expect(words.title).toBe('An example life in weeks');
    expect(words.smallPrint).toContain('This is an example');
  });
});

test.each([
  ['a3', 297, 420],
  // 8.5 and 11 inches of 25.4 millimeters.
  ['letter', 215.9, 279.4],
] as const)(
  'A print on %s has the shape of %d by %d millimeters, no small text and no narrow margin',
  (paper, sheetWidth, sheetHeight) => {
    const { width, height, margins, textSizes } = findFormat('print', paper);
    const millimeters = sheetWidth / width;
    expect(height * millimeters).toBeCloseTo(sheetHeight);
    // 7 points of 0.3528 millimeters.
    expect(textSizes.small * millimeters).toBeGreaterThan(7 * 0.3528);
    // Printers leave up to 10 millimeters at the edges white.
    expect(Math.min(...Object.values(margins)) * millimeters).toBeGreaterThan(11.7);
  },
);
