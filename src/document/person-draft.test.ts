import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { NAUGHTY_STRINGS } from '../../tests/fixtures/naughty-strings.ts';
import { NO_LIFE_EVENTS } from '../life/life-events.ts';
import { createRelated, RELATIONS } from '../life/relations.ts';
import {
  chooseRelation,
  completePerson,
  draftPerson,
  enterTexts,
  NEW_PERSON,
  type PersonDraft,
  type PersonTexts,
  parsePerson,
} from './person-draft.ts';
import { DocumentSchema } from './schema.ts';

const LIMITS = { ownBirthYear: 1990, year: 2026, hasCountry: true };
const complete = (draft: PersonDraft, taken: readonly string[] = []) => completePerson(draft, LIMITS, taken);
const NO_TEXTS = complete(NEW_PERSON);
const MOTHER: PersonTexts = {
  ...NO_TEXTS,
  name: ' My mother ',
  birthYear: '1962',
  livedTogether: 'until',
  until: '2008',
  daysPerYear: '12',
};
const problemsOf = (change: Partial<PersonTexts>, limits = LIMITS) =>
  parsePerson({ ...MOTHER, ...change }, limits).problems.map(({ part, text }) => `${part}: ${text}`);

describe('The entries about a person', () => {
  test('are read', () => {
    expect(parsePerson(MOTHER, LIMITS)).toEqual({
      event: {
        name: 'My mother',
        birthYear: 1962,
        daysPerYear: 12,
        since: null,
        livedTogether: { until: 2008 },
        country: null,
        population: 'everyone',
      },
      problems: [],
    });
  });

  test('are read with a comma and in the digits of any script', () => {
    const { event: person } = parsePerson({ ...MOTHER, daysPerYear: '2,5', birthYear: '١٩٦٢' }, LIMITS);
    expect(person).toMatchObject({ daysPerYear: 2.5, birthYear: 1962 });
  });

  test('need no days a year if both still live together', () => {
    const { event: person } = parsePerson(
      { ...MOTHER, livedTogether: 'still', daysPerYear: '', until: 'x', since: '2015' },
      LIMITS,
    );
    expect(person).toMatchObject({ livedTogether: { until: null }, daysPerYear: 0, since: 2015 });
  });

  test('have a name after any spaces, cut off between whole characters', () => {
    const nameOf = (name: string) => parsePerson({ ...MOTHER, name }, LIMITS).event?.name;
    expect(nameOf(`${' '.repeat(80)}Mo`)).toBe('Mo');
    expect(nameOf(`${'M'.repeat(79)}🎉`)).toBe('M'.repeat(79));
  });

  test('that are missing are named in the order of the fields', () => {
    expect(parsePerson(NO_TEXTS, { ...LIMITS, hasCountry: false }).problems.map(({ part }) => part)).toEqual([
      'name',
      'birthYear',
      'daysPerYear',
      'country',
    ]);
  });

  test.each<[Partial<PersonTexts>, string]>([
    [{ name: ' \u200b ' }, 'name: Enter a name.'],
    [{ birthYear: 'sixty-two' }, 'birthYear: Enter a year, such as 1962.'],
    [{ birthYear: '62.5' }, 'birthYear: Enter a year, such as 1962.'],
    [
      { birthYear: '2027', until: '2030' },
      'birthYear: That’s in the future. Enter this year or an earlier one.',
    ],
    [{ birthYear: '1895' }, 'birthYear: Check the year of birth: it’s more than 130 years ago.'],
    [{ birthYear: '62' }, 'birthYear: Enter a year with four digits, such as 1962, not an age.'],
    [{ until: '18' }, 'until: Enter a year with four digits, such as 1962, not an age.'],
    [{ since: '24' }, 'since: Enter a year with four digits, such as 1962, not an age.'],
    [{ until: '' }, 'until: Enter a year, such as 1962.'],
    [{ until: '1989' }, 'until: You can’t have lived together before 1990. Enter that year or a later one.'],
    [{ since: '2010' }, 'until: You can’t have lived together before 2010. Enter that year or a later one.'],
    [{ until: '2157' }, 'until: Enter a year up to 2156.'],
    [{ daysPerYear: '366' }, 'daysPerYear: Enter a number of days from 0 to 365.'],
    [{ daysPerYear: '-1' }, 'daysPerYear: Enter a number of days from 0 to 365.'],
    [{ daysPerYear: 'often' }, 'daysPerYear: Enter a number of days from 0 to 365.'],
    [{ daysPerYear: '.' }, 'daysPerYear: Enter a number of days from 0 to 365.'],
    [{ since: '1989' }, 'since: One of you was born in 1990. Enter that year or a later one.'],
    [
      { livedTogether: 'no', since: '2027' },
      'since: That’s in the future. Enter this year or an earlier one.',
    ],
    [{ since: 'always' }, 'since: Enter a year, such as 1962.'],
  ])('that are wrong are named at their field: %o', (change, problem) => {
    expect(problemsOf(change)).toEqual([problem]);
  });

  test('are valid for someone born this year, or 130 years ago', () => {
    expect(problemsOf({ birthYear: '2026', livedTogether: 'still' })).toEqual([]);
    expect(problemsOf({ birthYear: '1896' })).toEqual([]);
  });

  test('need a country if the visitor has none', () => {
    const without = { ...LIMITS, hasCountry: false };
    expect(problemsOf({}, without)).toEqual([
      'country: Choose a country: the figures come from its life table.',
    ]);
    expect(problemsOf({ country: 'JPN' }, without)).toEqual([]);
  });

  test('are written as they were entered', () => {
    const drafts = fc.record({
      name: fc.constant('Jo'),
      birthYear: fc.integer({ min: 1896, max: 2026 }).map(String),
      daysPerYear: fc.integer({ min: 0, max: 365 }).map(String),
      livedTogether: fc.constantFrom('no', 'until', 'still'),
      until: fc.integer({ min: 2026, max: 2100 }).map(String),
      since: fc.constantFrom('', '2026'),
      country: fc.constantFrom(null, 'JPN'),
      population: fc.constantFrom('everyone', 'women', 'men'),
    });
    fc.assert(
      fc.property(drafts, (draft) => {
        const { event: person } = parsePerson(draft, LIMITS);
        expect(person).not.toBeNull();
        if (!person) return;
        const again = parsePerson(complete(draftPerson({ ...person, id: '' })), LIMITS);
        expect(again.event).toEqual(person);
      }),
    );
  });

  test('have no days a year to change to, if both still live together and none were asked for', () => {
    const { event: partner } = parsePerson({ ...MOTHER, livedTogether: 'still', daysPerYear: '' }, LIMITS);
    if (!partner) throw new Error('refused');
    expect(complete(draftPerson({ ...partner, id: '' })).daysPerYear).toBe('');
  });

  test('that are accepted can be saved, whatever was typed', () => {
    const text = fc.oneof(fc.constantFrom(...NAUGHTY_STRINGS), fc.string(), fc.integer().map(String));
    const drafts = fc.record({
      name: text,
      birthYear: fc.oneof(text, fc.constant('1962')),
      daysPerYear: fc.oneof(text, fc.constant('12')),
      livedTogether: fc.constantFrom('no', 'until', 'still'),
      until: fc.oneof(text, fc.constant('2008')),
      since: fc.oneof(text, fc.constant('')),
      country: fc.constant(null),
      population: fc.constant('everyone'),
    });
    fc.assert(
      fc.property(drafts, (draft) => {
        const { event: person } = parsePerson(draft, LIMITS);
        if (!person) return;
        expect(
          v.is(DocumentSchema.entries.events, { ...NO_LIFE_EVENTS, people: [{ ...person, id: 'id' }] }),
        ).toBe(true);
      }),
    );
  });
});

describe('A person who is related to the visitor', () => {
  const enter = (draft: PersonDraft, texts: Partial<PersonTexts>) => enterTexts(draft, texts, LIMITS);
  const mother = chooseRelation(NEW_PERSON, 'mother');

  test.each(RELATIONS)('is complete with a year of birth: %s', (relation) => {
    const draft = enter(chooseRelation(NEW_PERSON, relation), { birthYear: '1992' });
    const { event, problems } = parsePerson(complete(draft), LIMITS);
    expect(problems).toEqual([]);
    expect(event).toEqual({
      name: complete(draft).name,
      ...createRelated(relation, { own: 1990, theirs: 1992, year: 2026 }),
    });
  });

  test('has a name at once, and all else with the year of birth', () => {
    expect(complete(mother)).toEqual({ ...NO_TEXTS, name: 'My mother' });
    expect(complete(enter(mother, { birthYear: '1962' }))).toEqual({
      ...MOTHER,
      name: 'My mother',
      population: 'women',
    });
  });

  test('follows the year of birth until it is changed, and keeps what was changed', () => {
    const child = enter(chooseRelation(NEW_PERSON, 'child'), { birthYear: '2021', daysPerYear: '40' });
    expect(complete(child)).toMatchObject({ until: '2039', daysPerYear: '40' });
    expect(complete(enter(child, { birthYear: '2020' }))).toMatchObject({ until: '2038', daysPerYear: '40' });
    const changed = enter(child, { until: '2035', name: 'Mila' });
    expect(complete(enter(changed, { birthYear: '2020' }))).toMatchObject({ until: '2035', name: 'Mila' });
  });

  test('stays as it is while another year of birth is typed, or a wrong one', () => {
    const child = enter(chooseRelation(NEW_PERSON, 'child'), { birthYear: '2021' });
    for (const birthYear of ['', '202', '2027', '1895', 'in May'])
      expect(complete(enter(child, { birthYear }))).toEqual({ ...complete(child), birthYear });
  });

  test('keeps what was entered when another relation is chosen', () => {
    const entered = enter(mother, { birthYear: '1962', daysPerYear: '30' });
    expect(complete(chooseRelation(entered, 'grandparent'))).toMatchObject({
      name: 'My grandparent',
      birthYear: '1962',
      livedTogether: 'no',
      daysPerYear: '30',
      population: 'everyone',
    });
    expect(complete(chooseRelation(enter(mother, { name: 'Ruth' }), 'father')).name).toBe('Ruth');
    expect(complete(chooseRelation(enter(mother, { name: ' ' }), 'father')).name).toBe('My father');
  });

  test('has a name of its own', () => {
    const child = chooseRelation(NEW_PERSON, 'child');
    expect(complete(child, ['My child']).name).toBe('My child 2');
    expect(complete(child, ['My child 2', 'My child', 'Sam']).name).toBe('My child 3');
    expect(complete(child, ['My child 2']).name).toBe('My child');
  });
});
