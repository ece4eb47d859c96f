import { expect, test } from 'vitest';
import { placeEvents, SOME_EVENTS } from '../../../tests/fixtures/life-events.ts';
import { chooseContent, DEFAULT_CHOICES, type PosterChoices } from './poster-chooser.tsx';
import { POSTER_IDS } from './poster-formats.ts';

const DATES = {
  birthdate: { year: 1989, month: 11, day: 21 },
  asOf: { year: 2026, month: 3, day: 1 },
};
const MARKS = placeEvents(SOME_EVENTS);
const LIFE = { dates: DATES, marks: MARKS };

const choose = (choices: Partial<PosterChoices>, life: Partial<Parameters<typeof chooseContent>[1]> = {}) =>
  chooseContent({ ...DEFAULT_CHOICES, ...choices }, { ...LIFE, ...life });

test.each(POSTER_IDS)('The %s shows nothing personal but marks until the visitor chooses it', (id) => {
  expect(choose({ id })).toMatchObject({ title: '', birthdate: null });
});

test('Chapters and moments are in a print unless they are taken out, in others if they are asked for', () => {
  const markedOf = (change: Partial<PosterChoices>) =>
    POSTER_IDS.filter((id) => choose({ id, ...change }).marks === MARKS);
  expect(markedOf({})).toEqual(['print']);
  expect(markedOf({ marked: true })).toEqual([...POSTER_IDS]);
  expect(markedOf({ marked: false })).toEqual([]);
  expect(choose({}, { marks: null })).toMatchObject({ marks: null });
});

test('A date of birth may be in all, and is not known of a shared life', () => {
  const shown = POSTER_IDS.filter((id) => choose({ id, showsBirthdate: true }).birthdate);
  expect(shown).toEqual([...POSTER_IDS]);
  expect(choose({ showsBirthdate: true }, { dates: null })).toMatchObject({ birthdate: null });
});
