import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { TYPED_LIFE_WORDS } from '#words/results.ts';
import { NAUGHTY_STRINGS } from '../../tests/fixtures/naughty-strings.ts';
import { DocumentSchema } from '../document/schema.ts';
import { NO_LIFE_EVENTS } from '../life/life-events.ts';
import { createRelated, RELATIONS } from '../life/relations.ts';
import {
  checkPerson,
  fillPerson,
  NEW_PERSON,
  type PersonDraft,
  readPerson,
  writePerson,
} from './check-person.ts';
import { createRelationFinder } from './typed-life/parse-typed-life.ts';

const LIMITS = { ownBirthYear: 1990, year: 2026 };
const enter = (draft: PersonDraft) => checkPerson(readPerson(draft), [], LIMITS);
const MOTHER: PersonDraft = {
  ...NEW_PERSON,
  name: ' My mother ',
  birthYear: '1962',
  livedTogether: 'until',
  until: '2008',
  daysPerYear: '12',
};
const problemsOf = (change: Partial<PersonDraft>) =>
  enter({ ...MOTHER, ...change }).problems.map(({ part, text }) => `${part}: ${text}`);

describe('The entries about a person', () => {
  test('are read', () => {
    expect(enter(MOTHER)).toEqual({
      event: {
        name: 'My mother',
        birthYear: 1962,
        diedIn: null,
        daysPerYear: 12,
        since: null,
        livedTogether: { until: 2008 },
      },
      problems: [],
    });
  });

  test('are read with a comma and in the digits of any script', () => {
    const { event: person } = enter({ ...MOTHER, daysPerYear: '2,5', birthYear: '١٩٦٢' });
    expect(person).toMatchObject({ daysPerYear: 2.5, birthYear: 1962 });
  });

  test('need no days a year if both still live together', () => {
    const { event: person } = enter({
      ...MOTHER,
      livedTogether: 'still',
      daysPerYear: '',
      until: 'x',
      since: '2015',
    });
    expect(person).toMatchObject({ livedTogether: { until: null }, daysPerYear: 0, since: 2015 });
  });

  test('have a name after any spaces, cut off between whole characters', () => {
    const nameOf = (name: string) => enter({ ...MOTHER, name }).event?.name;
    expect(nameOf(`${' '.repeat(80)}Mo`)).toBe('Mo');
    expect(nameOf(`${'M'.repeat(79)}🎉`)).toBe('M'.repeat(79));
  });

  test('that are missing are named in the order of the fields', () => {
    expect(enter(NEW_PERSON).problems.map(({ part }) => part)).toEqual(['name', 'birthYear', 'daysPerYear']);
  });

  const NO_YEAR = 'Enter a year, such as 1962.';
  const AN_AGE = 'Enter a year with four digits, such as 1962, not an age.';
  const TO_COME = 'That’s in the future. Enter this year or an earlier one.';
  const NO_DAYS = 'Enter a number of days from 0 to 365.';
  test.each<[Partial<PersonDraft>, string]>([
    [{ name: ' \u200b ' }, 'name: Enter a name.'],
    [{ birthYear: 'sixty-two' }, `birthYear: ${NO_YEAR}`],
    [{ birthYear: '62.5' }, `birthYear: ${NO_YEAR}`],
    [{ birthYear: '2027', until: '2030' }, `birthYear: ${TO_COME}`],
    [{ birthYear: '1895' }, 'birthYear: Check the year of birth: it’s more than 130 years ago.'],
    [{ birthYear: '62' }, `birthYear: ${AN_AGE}`],
    [{ until: '18' }, `until: ${AN_AGE}`],
    [{ since: '24' }, `since: ${AN_AGE}`],
    [{ until: '' }, `until: ${NO_YEAR}`],
    [{ until: '1989' }, 'until: You can’t have lived together before 1990. Enter that year or a later one.'],
    [{ since: '2010' }, 'until: You can’t have lived together before 2010. Enter that year or a later one.'],
    [{ until: '2157' }, 'until: Enter a year up to 2156.'],
    ...['366', '-1', 'often', '.'].map((daysPerYear): [Partial<PersonDraft>, string] => [
      { daysPerYear },
      `daysPerYear: ${NO_DAYS}`,
    ]),
    [{ since: '1989' }, 'since: One of you was born in 1990. Enter that year or a later one.'],
    [{ livedTogether: 'no', since: '2027' }, `since: ${TO_COME}`],
    [{ since: 'always' }, `since: ${NO_YEAR}`],
    [{ diedIn: 'long ago' }, `diedIn: ${NO_YEAR}`],
    [{ diedIn: '79' }, `diedIn: ${AN_AGE}`],
    [{ diedIn: '2027' }, `diedIn: ${TO_COME}`],
    [
      { diedIn: '1961', livedTogether: 'no' },
      'diedIn: That’s before 1962, the year of birth. Enter that year or a later one.',
    ],
    [{ diedIn: '2007' }, 'until: That’s after 2007, the year of death. Enter that year or an earlier one.'],
    [
      { diedIn: '2008', since: '2009', livedTogether: 'still' },
      'since: That’s after 2008, the year of death. Enter that year or an earlier one.',
    ],
    [
      { birthYear: '1850', diedIn: '1981', livedTogether: 'no' },
      'birthYear: Check the year of birth: it’s more than 130 years ago.',
    ],
  ])('that are wrong are named at their field: %o', (change, problem) => {
    expect(problemsOf(change)).toEqual([problem]);
  });

  test.each<Partial<PersonDraft>>([
    { until: '1990' },
    { until: '2156' },
    { since: '1990' },
    { since: '2026', until: '2026' },
    { since: ' ' },
    { daysPerYear: '0' },
    { daysPerYear: '365' },
    { diedIn: '2008' },
    { diedIn: '2026' },
    { birthYear: '1850', diedIn: '1980', livedTogether: 'no' },
    { diedIn: '1962', livedTogether: 'no' },
  ])('may have the first and the last figures that are right: %o', (change) => {
    expect(problemsOf(change)).toEqual([]);
  });

  test('a year of four digits is no age', () => {
    expect(problemsOf({ birthYear: '1000' })).toEqual([
      'birthYear: Check the year of birth: it’s more than 130 years ago.',
    ]);
  });

  test('are one of at most 8 people', () => {
    const person = {
      ...createRelated('friend', { own: 1990, theirs: 1992, diedIn: null, year: 2026 }),
      name: 'Jo',
    };
    const others = Array.from({ length: 8 }, (_, index) => ({ ...person, id: `jo-${index}` }));
    expect(checkPerson(person, others, LIMITS).problems).toEqual([
      { part: 'name', text: 'There’s no room for more. Remove one to add another.' },
    ]);
    expect(checkPerson(person, others.slice(1), LIMITS).event).toEqual(person);
  });

  test('are valid for someone born this year, or 130 years ago', () => {
    expect(problemsOf({ birthYear: '2026', livedTogether: 'still' })).toEqual([]);
    expect(problemsOf({ birthYear: '1896' })).toEqual([]);
  });

  test('of somebody new are empty', () => {
    expect(NEW_PERSON).toEqual({
      name: '',
      birthYear: '',
      diedIn: '',
      daysPerYear: '',
      livedTogether: 'no',
      until: '',
      since: '',
    });
  });

  test('are written into their fields', () => {
    const partner = {
      ...createRelated('partner', { own: 1990, theirs: 1992, diedIn: null, year: 2026 }),
      name: 'Jo',
    };
    const asText = { birthYear: '1992', livedTogether: 'still', until: '', since: '2017' };
    expect(writePerson(partner)).toMatchObject(asText);
    expect(writePerson({ ...partner, since: null, livedTogether: null })).toMatchObject({
      livedTogether: 'no',
      until: '',
      since: '',
    });
  });

  test('are written as they were entered', () => {
    const drafts = fc.record({
      name: fc.constant('Jo'),
      birthYear: fc.integer({ min: 1896, max: 2026 }).map(String),
      diedIn: fc.constantFrom('', '2026'),
      daysPerYear: fc.integer({ min: 0, max: 365 }).map(String),
      livedTogether: fc.constantFrom('no', 'until', 'still'),
      until: fc.constantFrom('2026'),
      since: fc.constantFrom('', '2026'),
    });
    fc.assert(
      fc.property(drafts, (draft) => {
        const { event: person } = enter(draft);
        expect(person).not.toBeNull();
        if (!person) return;
        expect(enter(writePerson(person)).event).toEqual(person);
      }),
    );
  });

  test('have no days a year to change to, if both still live together and none were asked for', () => {
    const { event: partner } = enter({ ...MOTHER, livedTogether: 'still', daysPerYear: '' });
    if (!partner) throw new Error('refused');
    expect(writePerson(partner).daysPerYear).toBe('');
  });

  test.each(RELATIONS)(
    'are complete for somebody of whom only a relation and a year are known: %s',
    (relation) => {
      const usual = {
        name: 'Jo',
        ...createRelated(relation, { own: 1990, theirs: 1992, diedIn: null, year: 2026 }),
      };
      expect(enter(writePerson(usual))).toEqual({ event: usual, problems: [] });
    },
  );

  test('that are accepted can be saved, whatever was typed', () => {
    const text = fc.oneof(fc.constantFrom(...NAUGHTY_STRINGS), fc.string(), fc.integer().map(String));
    const years = fc.integer({ min: 1950, max: 2060 }).map(String);
    const drafts = fc.record({
      name: fc.oneof(text, fc.constant('Jo')),
      birthYear: fc.oneof(text, years),
      diedIn: fc.oneof(text, fc.constant(''), years),
      daysPerYear: fc.oneof(text, fc.integer({ min: 0, max: 365 }).map(String)),
      livedTogether: fc.constantFrom('no', 'until', 'still'),
      until: fc.oneof(text, years),
      since: fc.oneof(text, fc.constant(''), years),
    });
    let accepted = 0;
    fc.assert(
      fc.property(drafts, (draft) => {
        const { event: person } = enter(draft);
        if (!person) return;
        accepted += 1;
        expect(
          v.is(DocumentSchema.entries.events, { ...NO_LIFE_EVENTS, people: [{ ...person, id: 'id' }] }),
        ).toBe(true);
      }),
      { numRuns: 500 },
    );
    expect(accepted).toBeGreaterThan(10);
  });
});

const findRelation = createRelationFinder(TYPED_LIFE_WORDS);
const fill = (entered: Partial<PersonDraft>) =>
  fillPerson(entered, { ownBirthYear: 1984, year: 2026 }, findRelation);

test('A mother lived with the visitor until 18, and is seen once a month, as in a typed line', () => {
  expect(fill({ name: 'Mom', birthYear: '1958' })).toEqual({
    draft: {
      ...NEW_PERSON,
      name: 'Mom',
      birthYear: '1958',
      livedTogether: 'until',
      until: '2002',
      daysPerYear: '12',
    },
    isFilled: true,
  });
});

test('What was entered stays, whatever is usual', () => {
  const { draft } = fill({ name: 'Mom', birthYear: '1958', livedTogether: 'no', daysPerYear: '24' });
  expect(draft).toMatchObject({ livedTogether: 'no', daysPerYear: '24' });
  expect(fill({ name: 'Mom', birthYear: '1958', diedIn: '1999' }).draft).toMatchObject({
    diedIn: '1999',
    livedTogether: 'still',
  });
});

test.each<Partial<PersonDraft>>([
  { name: 'Mom', birthYear: '195' },
  { name: 'Mom', birthYear: '2030' },
  { name: 'Mom', birthYear: '1958', diedIn: '1957' },
  { name: 'Mom', birthYear: '1958', diedIn: 'x' },
  { name: 'Ana', birthYear: '1958' },
  { name: 'Mom of a friend from work', birthYear: '1958' },
])('Nothing is filled in for %o', (entered) => {
  expect(fill(entered)).toEqual({ draft: { ...NEW_PERSON, ...entered }, isFilled: false });
});

test('A saved person stays as it is, though its name is a relation', () => {
  const saved = { ...NEW_PERSON, name: 'Mother', birthYear: '1962', daysPerYear: '3' };
  expect(fill(saved)).toEqual({ draft: saved, isFilled: false });
});
