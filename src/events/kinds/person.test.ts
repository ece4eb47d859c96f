import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { entryAmong } from '../../../tests/fixtures/entry-context.ts';
import { NAUGHTY_STRINGS } from '../../../tests/fixtures/naughty-strings.ts';
import { NEW_PERSON, PARTNER } from '../../../tests/fixtures/person-drafts.ts';
import type { Person } from '../../life/life-events.ts';
import { isMetLater, RELATIONS, type Relation } from '../../life/relations.ts';
import { whenOf } from '../../life/when.ts';
import type { EventDraft } from '../kind.ts';
import type { EventProblem } from '../problem.ts';
import { SAVED } from '../saved-events.ts';
import { findPersonProblem, PERSON } from './person.ts';

type PersonDraft = EventDraft<'people'>;

const enter = (draft: PersonDraft, others: readonly Person[] = []) => PERSON.read(draft, entryAmong(others));
const MOTHER: PersonDraft = {
  ...NEW_PERSON,
  name: ' My mother ',
  birthYear: '1962',
  livedTogether: 'until',
  until: '2008',
  daysPerYear: '12',
  // The visitor's birth.
  since: '1990',
};
const problemsOf = (change: Partial<PersonDraft>) =>
  enter({ ...MOTHER, ...change }).problems.map(({ part, problem }) => [part, problem]);

describe('The entries about a person', () => {
  test('are read', () => {
    expect(enter(MOTHER)).toEqual({
      event: {
        id: 'new',
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

  test('that are missing are named in the order of the fields', () => {
    const missing = (change: Partial<PersonDraft>) =>
      enter({ ...NEW_PERSON, ...change }).problems.map(({ part }) => part);
    expect(missing({})).toEqual(['name', 'birthYear']);
    // Of a first name alone, one. What is usual, and whether it is asked, follows from the year of birth.
    for (const livedTogether of ['no', 'until', 'still', 'ahead'])
      expect(missing({ name: 'Laura', livedTogether })).toEqual(['birthYear']);
    expect(missing({ name: 'Laura', birthYear: '1991' })).toEqual(['since', 'daysPerYear']);
    // What is wrong is named with it.
    expect(missing({ name: 'Laura', since: '24', daysPerYear: '400' })).toEqual([
      'birthYear',
      'since',
      'daysPerYear',
    ]);
  });

  test.each<[Partial<PersonDraft>, keyof PersonDraft, EventProblem]>([
    [{ name: ' \u200b ' }, 'name', { code: 'noPersonName' }],
    [{ birthYear: 'sixty-two' }, 'birthYear', { code: 'year' }],
    [{ birthYear: '62.5' }, 'birthYear', { code: 'year' }],
    [{ birthYear: '2027', livedTogether: 'ahead', until: '2030' }, 'birthYear', { code: 'yearToCome' }],
    [{ birthYear: '1895' }, 'birthYear', { code: 'tooLongAgo' }],
    // A year of four digits is no age.
    [{ birthYear: '1000' }, 'birthYear', { code: 'tooLongAgo' }],
    [{ birthYear: '62' }, 'birthYear', { code: 'fourDigits' }],
    [{ until: '18' }, 'until', { code: 'fourDigits' }],
    [{ since: '24' }, 'since', { code: 'fourDigits' }],
    [{ until: '' }, 'until', { code: 'year' }],
    [{ until: '1989' }, 'until', { code: 'untilBeforeSince', year: 1990 }],
    [{ since: '2010' }, 'until', { code: 'untilBeforeSince', year: 2010 }],
    [{ until: '2027' }, 'until', { code: 'yearToCome' }],
    [{ livedTogether: 'ahead', until: '2025' }, 'until', { code: 'yearPast' }],
    [{ livedTogether: 'ahead', until: '2157' }, 'until', { code: 'untilTooFar', year: 2156 }],
    [{ daysPerYear: '366' }, 'daysPerYear', { code: 'days' }],
    [{ daysPerYear: '-1' }, 'daysPerYear', { code: 'days' }],
    [{ daysPerYear: 'often' }, 'daysPerYear', { code: 'days' }],
    [{ daysPerYear: '.' }, 'daysPerYear', { code: 'days' }],
    [{ since: '1989' }, 'since', { code: 'sinceBeforeBirth', year: 1990 }],
    [{ livedTogether: 'no', since: '2027' }, 'since', { code: 'yearToCome' }],
    [{ since: 'always' }, 'since', { code: 'year' }],
    [{ diedIn: 'long ago' }, 'diedIn', { code: 'year' }],
    [{ diedIn: '79' }, 'diedIn', { code: 'fourDigits' }],
    [{ diedIn: '2027' }, 'diedIn', { code: 'yearToCome' }],
    [{ diedIn: '1961', livedTogether: 'no' }, 'diedIn', { code: 'diedBeforeBirth', year: 1962 }],
    [{ diedIn: '2007' }, 'until', { code: 'afterDeath', year: 2007 }],
    [{ diedIn: '2008', since: '2009', livedTogether: 'still' }, 'since', { code: 'afterDeath', year: 2008 }],
    [
      { birthYear: '1850', diedIn: '1981', livedTogether: 'no', since: '' },
      'birthYear',
      { code: 'tooLongAgo' },
    ],
    [{ since: ' ' }, 'since', { code: 'livedSinceWhen' }],
    [{ since: '', diedIn: '2008' }, 'since', { code: 'livedSinceWhen' }],
    [{ since: '', livedTogether: 'no' }, 'since', { code: 'sinceWhen' }],
    [{ diedIn: '2020', livedTogether: 'ahead', until: '2027' }, 'until', { code: 'afterDeath', year: 2020 }],
    // Nothing is measured from a year that is refused itself.
    [{ birthYear: '2102', diedIn: '2010' }, 'birthYear', { code: 'yearToCome' }],
    [{ birthYear: '2102', diedIn: '2010', since: '2005' }, 'birthYear', { code: 'yearToCome' }],
    [{ birthYear: '62', diedIn: '2010' }, 'birthYear', { code: 'fourDigits' }],
    [{ since: '2027' }, 'since', { code: 'yearToCome' }],
    [{ since: '1989', until: '1990' }, 'since', { code: 'sinceBeforeBirth', year: 1990 }],
  ])('that are wrong are named at their field: %o', (change, part, problem) => {
    expect(problemsOf(change)).toEqual([[part, problem]]);
  });

  test('are all named, in their order: since when is asked as long as the year of death is wrong', () => {
    expect(problemsOf({ birthYear: '1931', diedIn: '2102', since: '' })).toEqual([
      ['diedIn', { code: 'yearToCome' }],
      ['since', { code: 'livedSinceWhen' }],
    ]);
  });

  test.each<Partial<PersonDraft>>([
    { until: '1990' },
    { until: '2026' },
    { livedTogether: 'ahead', until: '2026' },
    { livedTogether: 'ahead', until: '2156' },
    { since: '1990' },
    { since: '2026', until: '2026' },
    { daysPerYear: '0' },
    { daysPerYear: '365' },
    { diedIn: '2008' },
    { diedIn: '2026' },
    // Somebody whom the visitor never met.
    { birthYear: '1850', diedIn: '1980', livedTogether: 'no', since: '' },
    { diedIn: '1962', livedTogether: 'no', since: '' },
  ])('may have the first and the last figures that are right: %o', (change) => {
    expect(problemsOf(change)).toEqual([]);
  });

  test.each<[string, Partial<PersonDraft>]>([
    ['died before the visitor was born', { birthYear: '1900', diedIn: '1980' }],
    ['died in the year of the visitor’s birth', { birthYear: '1960', diedIn: '1990' }],
    ['lived in one year', { birthYear: '2020', diedIn: '2020' }],
    ['may have lived for a day', { birthYear: '2019', diedIn: '2020' }],
  ])('need no more than years of somebody who %s, whatever was answered before', (_, years) => {
    for (const livedTogether of ['no', 'until', 'still', 'ahead'])
      expect(enter({ ...NEW_PERSON, name: 'Mila', ...years, livedTogether, until: '2024' })).toMatchObject({
        event: {
          since: null,
          daysPerYear: 0,
          livedTogether: livedTogether === 'still' ? { until: null } : null,
        },
      });
  });

  test('are one of at most 8 people', () => {
    const others = Array.from({ length: 8 }, (_, index) => ({ ...PARTNER, id: `jo-${index}` }));
    expect(enter(MOTHER, others).problems).toEqual([{ part: 'name', problem: { code: 'full' } }]);
    expect(enter(MOTHER, others.slice(1)).event).not.toBeNull();
  });

  test('are valid for someone born this year, or 130 years ago', () => {
    expect(problemsOf({ birthYear: '2026', livedTogether: 'still', since: '2026' })).toEqual([]);
    expect(problemsOf({ birthYear: '1896' })).toEqual([]);
  });

  test('that are accepted can be saved, whatever was typed', () => {
    const text = fc.oneof(fc.constantFrom(...NAUGHTY_STRINGS), fc.string(), fc.integer().map(String));
    const years = fc.integer({ min: 1950, max: 2060 }).map(String);
    const drafts = fc.record({
      name: fc.oneof(text, fc.constant('Jo')),
      birthYear: fc.oneof(text, years),
      diedIn: fc.oneof(text, fc.constant(''), years),
      daysPerYear: fc.oneof(text, fc.integer({ min: 0, max: 365 }).map(String)),
      livedTogether: fc.constantFrom('no', 'until', 'still', 'ahead'),
      until: fc.oneof(text, years),
      since: fc.oneof(text, fc.constant('birth'), years),
    });
    let accepted = 0;
    fc.assert(
      fc.property(drafts, (draft) => {
        const { event: person } = enter(draft);
        if (!person) return;
        accepted += 1;
        expect(v.is(SAVED.people.schema, person)).toBe(true);
      }),
      { numRuns: 500 },
    );
    expect(accepted).toBeGreaterThan(10);
  });
});

describe('Somebody who was saved before', () => {
  const { birthdate, today, findRelation } = entryAmong<'people'>();
  const problemOf = (change: Partial<Person>) =>
    findPersonProblem({ ...PARTNER, since: null, ...change }, { birthdate, asOf: today }, findRelation);

  test('is asked about if the name says that the two met later, and nobody has said when', () => {
    expect(problemOf({ name: 'My wife' })).toEqual({ code: 'livedSinceWhen' });
    expect(problemOf({ name: 'Best friend', livedTogether: null })).toEqual({ code: 'sinceWhen' });
    expect(problemOf({ name: 'My wife', since: 2017 })).toBeNull();
    expect([problemOf({ name: 'My mother' }), problemOf({ name: 'Jo' })]).toEqual([null, null]);
    // With a year of birth that is none, that comes first.
    expect(problemOf({ name: 'My wife', birthYear: 2100 })).toEqual({ code: 'yearToCome' });
    // Nobody knows a year in which both lived.
    expect(problemOf({ name: 'My wife', birthYear: 1950, diedIn: 1980 })).toBeNull();
  });

  test.each(['birth', '1992'])('is not asked about again after the answer since birth: %s', (since) => {
    const { event } = enter({
      ...NEW_PERSON,
      ...PERSON.write(PARTNER, entryAmong()),
      name: 'My wife',
      since,
    });
    expect(event?.since).toBe(1992);
    expect(event && problemOf(event)).toBeNull();
  });
});

/** @param since the year of meeting that the line says, or `null` */
const readLine = (relation: Relation, since: number | null, until: string | null = null) =>
  PERSON.readLine(
    {
      kind: 'people',
      words: 'Jo',
      from: whenOf('1980'),
      until: until === null ? null : whenOf(until),
      goesOn: false,
      relation,
      since,
    },
    entryAmong(),
  );

describe('A line about a person', () => {
  test('of the family has known the visitor since birth', () => {
    const family = RELATIONS.filter((relation) => !isMetLater(relation));
    expect(family.map((relation) => readLine(relation, null).event?.since)).toEqual(family.map(() => null));
  });

  test.each(RELATIONS.filter(isMetLater))('asks since when, unless it says so: %s', (relation) => {
    const code = relation === 'partner' ? 'livedSinceWhen' : 'sinceWhen';
    expect(readLine(relation, null).problems).toEqual([{ part: 'since', problem: { code } }]);
    expect(readLine(relation, 2015).event?.since).toBe(2015);
    expect(readLine(relation, 1989).problems).toEqual([
      { part: 'since', problem: { code: 'sinceBeforeBirth', year: 1990 } },
    ]);
  });

  test('does not ask since when of somebody whom the visitor met in one year, or never', () => {
    expect(readLine('friend', null, '1989').event).toMatchObject({ diedIn: 1989, since: null });
    expect(readLine('friend', null, '1990').event).toMatchObject({ diedIn: 1990, since: null });
    expect(readLine('friend', null, '1991').problems).toMatchObject([{ part: 'since' }]);
  });
});
