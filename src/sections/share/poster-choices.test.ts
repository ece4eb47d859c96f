import { expect, test } from 'vitest';
import { MOTHER, placeEvents, SOME_EVENTS } from '../../../tests/fixtures/life-events.ts';
import type { PeopleFigures } from '../../results/use-people-figures.ts';
import { chooseContent, DEFAULT_CHOICES, type PosterChoices } from './poster-choices.ts';
import { POSTER_IDS } from './poster-formats.ts';

const DATES = {
  birthdate: { year: 1989, month: 11, day: 21 },
  asOf: { year: 2026, month: 3, day: 1 },
};
const MARKS = placeEvents(SOME_EVENTS);
const PEOPLE: PeopleFigures = {
  status: 'known',
  people: [{ person: MOTHER, figures: null }],
  mostDays: 0,
};
const LIFE = { dates: DATES, marks: MARKS, people: PEOPLE };

const choose = (choices: Partial<PosterChoices>, life: Partial<Parameters<typeof chooseContent>[1]> = {}) =>
  chooseContent({ ...DEFAULT_CHOICES, ...choices }, { ...LIFE, ...life });

test.each(POSTER_IDS)('The %s shows nothing personal but marks until the visitor chooses it', (id) => {
  expect(choose({ id }).content).toMatchObject({ title: '', birthdate: null, people: null });
});

test('Chapters and moments are in a print unless they are taken out, in others if they are asked for', () => {
  const markedOf = (change: Partial<PosterChoices>) =>
    POSTER_IDS.filter((id) => choose({ id, ...change }).content.marks === MARKS);
  expect(markedOf({})).toEqual(['print']);
  expect(markedOf({ marked: true })).toEqual([...POSTER_IDS]);
  expect(markedOf({ marked: false })).toEqual([]);
  expect(choose({}, { marks: null })).toMatchObject({ offersMarks: false, content: { marks: null } });
});

test('Of all formats, only those that are no prints may be of people', () => {
  expect(POSTER_IDS.map((id) => [id, ...choose({ id }).subjects])).toEqual([
    ['print', 'life'],
    ['square', 'life', 'people'],
    ['story', 'life', 'people'],
  ]);
});

test.each(POSTER_IDS)('The %s has people only where it is of them, whatever was chosen before', (id) => {
  const { content, subject } = choose({ id, subject: 'people' });
  expect(subject).toBe(id === 'square' || id === 'story' ? 'people' : 'life');
  expect(content.people).toBe(subject === 'people' ? PEOPLE : null);
});

test('A poster of people has no chapters, no moments and no date of birth, and does not offer them', () => {
  const { content, ...offers } = choose({
    id: 'square',
    subject: 'people',
    marked: true,
    showsBirthdate: true,
  });
  expect(offers).toMatchObject({ offersMarks: false, offersBirthdate: false });
  expect(content).toMatchObject({ marks: null, birthdate: null });
});

test('People whose figures are not known, or nobody, are not offered', () => {
  const { subjects, content } = choose(
    { id: 'story', subject: 'people' },
    { people: { ...PEOPLE, status: 'loading' } },
  );
  expect([subjects, content.people]).toEqual([['life'], null]);
  expect(choose({ id: 'story' }, { people: { ...PEOPLE, people: [] } }).subjects).toEqual(['life']);
});

test('A date of birth may be in all, and is not known of a shared life', () => {
  const shown = POSTER_IDS.filter((id) => choose({ id, showsBirthdate: true }).content.birthdate);
  expect(shown).toEqual([...POSTER_IDS]);
  expect(choose({ showsBirthdate: true }, { dates: null })).toMatchObject({
    offersBirthdate: false,
    content: { birthdate: null },
  });
});
