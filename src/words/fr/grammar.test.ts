import { describe, expect, test } from 'vitest';
import { listTexts } from '../../../tests/fixtures/catalogues.ts';
import { formatFor } from '../format.ts';
import { FORM } from './form.ts';
import { LANGUAGE } from './language.ts';
import { phrasePlace } from './names.ts';
import { MILESTONES, STEPS, TIMELINE_SENTENCES } from './results.ts';

const format = formatFor('fr');

describe('Figures in French', () => {
  test.each([
    [0, '0,0\u00a0année'],
    [1.5, '1,5\u00a0année'],
    [2, '2,0\u00a0années'],
  ])('are singular below two: %d', (figure, written) => {
    expect(TIMELINE_SENTENCES.years(format, { figure })).toBe(written);
  });

  test.each([
    [1.94, 'dans 1,9\u00a0an'],
    [1.96, 'dans 2\u00a0ans'],
    [21, 'dans 21\u00a0ans'],
  ])('agree as they are written: %d', (figure, written) => {
    expect(MILESTONES.inYears(format, { figure })).toBe(written);
  });

  test.each([
    ['8 ÷ 24 × 4', 4 / 3, '8 ÷ 24 × 4 = 1,3\u00a0année jusqu’ici.'],
    ['8 ÷ 24 × 36', 12, '8 ÷ 24 × 36 = 12,0\u00a0années jusqu’ici.'],
  ])('agree as the result of a calculation as well: %s', (soFarFactors, soFarYears, written) => {
    const sum = { rhythm: 'everyDay', soFarFactors, soFarYears } as const;
    expect(STEPS.activity.soFar(format, sum)).toContain(written);
  });

  test.each([
    [23, 1, 'Total\u00a0: 23\u00a0h sur 24, 1\u00a0h libre'],
    [22, 2, 'Total\u00a0: 22\u00a0h sur 24, 2\u00a0h libres'],
  ])('free hours agree: %d and %d', (total, free, written) => {
    expect(FORM.total(format, { total, free })).toBe(written);
  });
});

test('a sentence after a colon begins with a small letter', () => {
  expect(LANGUAGE.afterColon?.('Écrivez le nom de l’activité.')).toBe('écrivez le nom de l’activité.');
  expect(LANGUAGE.afterColon?.('Ce n’est pas un nombre. Indiquez-en un.')).toBe(
    'ce n’est pas un nombre. Indiquez-en un.',
  );
});

describe('In French texts', () => {
  const texts = listTexts('fr');

  test('a no-break space is before high punctuation and inside quotation marks', () => {
    for (const text of texts) {
      expect(text).not.toMatch(/(?<![\u00a0\u202f])(?:[;!?»]|:(?=\s|$))|«(?![\u00a0\u202f])/);
    }
  });

  test('apostrophes are curly', () => {
    for (const text of texts) expect(text).not.toContain("'");
  });
});

test.each([
  ['CAN', 'Canada', 'au Canada'],
  ['CHE', 'Suisse', 'en Suisse'],
  ['HTI', 'Haïti', 'en Haïti'],
  ['FRO', 'Îles Féroé', 'aux îles Féroé'],
  ['IMN', 'Île de Man', 'à l’île de Man'],
])('a place takes its preposition, and “île” is not a part of its name: %s', (code, name, phrase) => {
  expect(phrasePlace(code, name)).toBe(phrase);
});
