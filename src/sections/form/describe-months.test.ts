import { describe, expect, test } from 'vitest';
import { formatFor } from '../../words/format.ts';
import { describeMonths, explainMonths } from './describe-months.ts';

const FORMAT = formatFor('en');
/** A sentence without its no-break spaces. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const sentence = (lived: number | null, total: number | null) =>
  plain(describeMonths(FORMAT, { lived, total }, 'own'));

describe('The sentence of a life in months', () => {
  test('has the months so far, and those to life expectancy', () => {
    // 1990-05-15 to 2026-11-22, and 84.04 years: 1,008 − 438.
    expect(sentence(438, 1008)).toBe('438 months behind you, about 570 ahead.');
    expect(sentence(438, null)).toBe('438 months behind you.');
    expect(sentence(null, 1008)).toBe('A life of about 1,008 months.');
  });

  test('has singulars', () => {
    expect(sentence(1, 1008)).toBe('1 month behind you, about 1,007 ahead.');
    expect(sentence(null, 1)).toBe('A life of about 1 month.');
  });

  test('of a newborn has no zero', () => {
    expect(sentence(0, 1008)).toBe('Less than a month behind you, about 1,008 ahead.');
    expect(sentence(0, null)).toBe('Less than a month behind you.');
  });

  test('within a year of life expectancy does not count the months to it or past it', () => {
    const near = (lived: number) =>
      `${FORMAT.number(lived)} months behind you, about as many as life expectancy.`;
    for (const lived of [996, 1007, 1008, 1020]) expect(sentence(lived, 1008)).toBe(near(lived));
    expect(sentence(995, 1008)).toBe('995 months behind you, about 13 ahead.');
    expect(sentence(1116, 1008)).toBe('1,116 months behind you, 108 beyond life expectancy.');
  });

  test('of the example does not say “you”', () => {
    expect(plain(describeMonths(FORMAT, { lived: 438, total: 985 }, 'example'))).toBe(
      '438 months lived, about 547 ahead.',
    );
  });
});

describe('The explanation of the picture', () => {
  const explain = (lived: number | null, total: number | null) => explainMonths({ lived, total }, 'own', '');

  test('says what to enter next', () => {
    expect(explain(null, 1008)).toContain('Enter your birthdate');
    expect(explain(438, null)).toContain('Choose a country');
    expect(explain(438, 1008)).toBe(
      'Each dot is a month, each column a year; the colors are the hours below.',
    );
  });

  test('of the example says whose life it is, and where its life expectancy comes from', () => {
    const text = explainMonths({ lived: 438, total: 985 }, 'example', '82.1 years · World Bank 2024');
    expect(plain(text)).toMatch(
      /^An example: someone born in 1990 in Canada \(82\.1 years · World Bank 2024\)\. Each dot/,
    );
  });

  test('near life expectancy and past it says that it is not a limit', () => {
    const kind = 'Life expectancy isn’t a limit.';
    expect(explain(995, 1008)).not.toContain(kind);
    expect(explain(996, 1008)).toContain(kind);
    expect(explain(1116, 1008)).toContain(kind);
  });
});
