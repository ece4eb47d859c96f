import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { entryAmong } from '../../../tests/fixtures/entry-context.ts';
import { NEW_PERSON, PARTNER } from '../../../tests/fixtures/person-drafts.ts';
import type { Person } from '../../life/life-events.ts';
import { findUsualFigures, isMetLater, RELATIONS } from '../../life/relations.ts';
import type { EventDraft } from '../kind.ts';
import { PERSON } from './person.ts';
import { canBeSinceBirth, findFirstYear, isAskedAbout, isFamily, SINCE_BIRTH } from './person-draft.ts';

type PersonDraft = EventDraft<'people'>;

/** The visitor was born in 1990, and it is 2026. */
const IN_2026 = entryAmong<'people'>();
const complete = (entered: Partial<PersonDraft>) => PERSON.complete(entered, IN_2026).draft;
const save = (entered: Partial<PersonDraft>) => PERSON.read(complete(entered), IN_2026).event;
/** The fields of a saved person. */
const open = (person: Person) => {
  const context = { ...IN_2026, id: person.id, all: [person] };
  return PERSON.complete(PERSON.write(person, context), context);
};
const saveAgain = (person: Person) => PERSON.read(open(person).draft, IN_2026).event;
const HOME = { livedTogether: { until: null }, daysPerYear: 0 };
/** Seven years old, in the home of the visitor. */
const LAURA: Person = { ...PARTNER, ...HOME, name: 'Laura', birthYear: 2019, since: null };

test('The fields of somebody new are empty', () => {
  expect(PERSON.complete({}, IN_2026)).toEqual({ draft: NEW_PERSON, isFilled: false });
});

describe('The fields of a saved person', () => {
  test.each<[Partial<Person>, Partial<PersonDraft>]>([
    [{}, { birthYear: '1992', livedTogether: 'still', until: '', since: '2017' }],
    [
      { since: null, livedTogether: null },
      { livedTogether: 'no', since: SINCE_BIRTH, daysPerYear: '12' },
    ],
    [{ livedTogether: { until: 2020 } }, { livedTogether: 'until', until: '2020' }],
    [{ livedTogether: { until: 2026 } }, { livedTogether: 'until', until: '2026' }],
    [{ livedTogether: { until: 2027 } }, { livedTogether: 'ahead', until: '2027' }],
    // Of an older backup, with an end after the death.
    [
      { livedTogether: { until: 2027 }, diedIn: 2025 },
      { livedTogether: 'until', until: '2027' },
    ],
    // Nobody was asked for them.
    [HOME, { daysPerYear: '' }],
  ])('say how the two have lived: %o', (change, draft) => {
    expect(open({ ...PARTNER, ...change })).toMatchObject({ draft, isFilled: false });
  });

  test('stay as they are, though the name is a relation', () => {
    const mother = { ...PARTNER, name: 'Mother', birthYear: 1962, since: null, livedTogether: null };
    expect(open(mother)).toMatchObject({ draft: { livedTogether: 'no', until: '' }, isFilled: false });
  });

  test('save the same person again, unless an end of living together is asked', () => {
    const drafts = fc.record({
      name: fc.constantFrom('Jo', 'Mom'),
      birthYear: fc.integer({ min: 1896, max: 2008 }).map(String),
      diedIn: fc.constantFrom('', '2026'),
      daysPerYear: fc.integer({ min: 0, max: 365 }).map(String),
      livedTogether: fc.constantFrom('no', 'until', 'still', 'ahead'),
      until: fc.constantFrom('2026'),
      since: fc.constantFrom(SINCE_BIRTH, '2026'),
    });
    fc.assert(
      fc.property(drafts, (draft) => {
        const person = save(draft);
        expect(person).not.toBeNull();
        if (person) expect(saveAgain(person)).toEqual(person);
      }),
    );
    const ancestor = { ...PARTNER, birthYear: 1880, diedIn: 1950, since: null, livedTogether: null };
    expect(saveAgain(ancestor)).toEqual(ancestor);
  });
});

describe('Until when a child lives at home', () => {
  const LIVES_HERE = { name: 'Laura', birthYear: '2019', livedTogether: 'still' };
  const ASSUMED = { livedTogether: 'ahead', until: '2037', daysPerYear: '12' };

  test('is filled in as the year in which the child is 18, of a saved one as well', () => {
    expect(PERSON.complete(LIVES_HERE, IN_2026)).toMatchObject({ draft: ASSUMED, isFilled: true });
    expect(open(LAURA)).toMatchObject({ draft: ASSUMED, isFilled: true });
    expect(open({ ...LAURA, daysPerYear: 40 }).draft).toMatchObject({ ...ASSUMED, daysPerYear: '40' });
    expect(saveAgain(LAURA)).toMatchObject({ livedTogether: { until: 2037 }, daysPerYear: 12 });
  });

  test('is what the visitor says, and nothing stands for a year that is left out', () => {
    expect(complete({ ...LIVES_HERE, until: '2045', daysPerYear: '90' })).toMatchObject({
      ...ASSUMED,
      until: '2045',
      daysPerYear: '90',
    });
    const { problems } = PERSON.read(complete({ ...LIVES_HERE, until: '' }), IN_2026);
    expect(problems).toEqual([{ part: 'until', problem: { code: 'year' } }]);
  });

  test.each<Partial<PersonDraft>>([
    { birthYear: '2008' },
    { birthYear: '1992', since: '2017' },
    { birthYear: '2019', diedIn: '2024' },
    { birthYear: '20' },
    { livedTogether: 'no' },
  ])('is not assumed of adults, after a death, or apart: %o', (change) => {
    const entered = { ...LIVES_HERE, ...change };
    expect(PERSON.complete(entered, IN_2026)).toMatchObject({ draft: { until: '' }, isFilled: false });
  });

  test('is still to come for a visitor who is 18 later this year: now, until this year', () => {
    const at17 = entryAmong<'people'>([], { birthdate: { year: 2008, month: 12, day: 1 } });
    const { draft } = PERSON.complete({ name: 'Mom', birthYear: '1975' }, at17);
    expect(draft).toMatchObject({ livedTogether: 'ahead', until: '2026', daysPerYear: '12' });
    const { event } = PERSON.read(draft, at17);
    expect(event?.livedTogether).toEqual({ until: 2026 });
    expect(event && PERSON.write(event, at17)).toMatchObject({ livedTogether: 'ahead', until: '2026' });
  });

  test('is not the year of another answer', () => {
    const mom = { name: 'Mom', birthYear: '1958' };
    expect(complete({ ...mom, livedTogether: 'ahead' }).until).toBe('');
    expect(complete({ name: 'My son', birthYear: '2019', livedTogether: 'until' }).until).toBe('');
  });
});

test('The first year that two people can share is that of the later birth, as far as the years are typed', () => {
  const first = (birthYear: string) => findFirstYear({ ...NEW_PERSON, birthYear }, IN_2026);
  expect([first('2021'), first('1962'), first('20')]).toEqual([2021, 1990, 1990]);
});

test.each([
  ['1931', '', true],
  ['1931', '1992', true],
  // A year of which a digit is missing.
  ['1931', '201', true],
  ['1931', '1991', false],
  ['1931', '1990', false],
  ['1931', '1989', false],
  ['2020', '2020', false],
  ['2019', '2020', false],
])(
  'Of somebody born in “%s” who died in “%s”, the time together is asked: %s',
  (birthYear, diedIn, isAsked) => {
    expect(isAskedAbout({ ...NEW_PERSON, birthYear, diedIn }, IN_2026)).toBe(isAsked);
  },
);

test('All but a partner may have been known since birth', () => {
  const can = ['My wife', 'Partner Sam', 'Best friend', 'Mom', 'Sam'].map((name) =>
    canBeSinceBirth({ ...NEW_PERSON, name }, IN_2026),
  );
  expect(can).toEqual([false, false, true, true, true]);
});

describe('Since when two people have known each other', () => {
  const isSince = (entered: Partial<PersonDraft>) => isFamily(complete(entered), IN_2026);

  test('is not asked of a family, by its name or by the home of a child', () => {
    for (const name of ['Mom', 'My son Max', 'Sister', 'Cousin Ana']) expect(isSince({ name })).toBe(true);
    expect(complete({ name: 'Mom', birthYear: '1958' }).since).toBe(SINCE_BIRTH);
    const laura = { name: 'Laura', birthYear: '2019', livedTogether: 'still' };
    expect(isSince(laura)).toBe(true);
    expect(complete(laura).since).toBe(SINCE_BIRTH);
    expect(save(laura)).toMatchObject({ since: null });
  });

  test.each<Partial<PersonDraft>>([
    { name: 'My wife', birthYear: '1992', livedTogether: 'still' },
    { name: 'Best friend', birthYear: '2019', livedTogether: 'still' },
    { name: 'Mom of a friend' },
    { name: 'Laura', birthYear: '2019' },
    { name: 'Robert', birthYear: '1958', livedTogether: 'still' },
    // A room-mate at 17, as old as the visitor was then.
    { name: 'Tom', birthYear: '1992', livedTogether: 'still' },
  ])('is asked of all others: %o', (entered) => {
    expect(isSince(entered)).toBe(false);
    expect(complete(entered).since).toBe('');
  });

  test('may be later than the birth, of an adopted child', () => {
    const since = { name: 'My daughter', birthYear: '2017', since: '2020' };
    expect(save(since)).toMatchObject({ since: 2020, livedTogether: { until: 2035 } });
  });
});

const fill = (entered: Partial<PersonDraft>) =>
  PERSON.complete(entered, entryAmong([], { birthdate: { year: 1984, month: 2, day: 29 } }));

test('A mother lived with the visitor until 18, and is seen once a month, as in a typed line', () => {
  expect(fill({ name: 'Mom', birthYear: '1958' })).toEqual({
    draft: {
      ...NEW_PERSON,
      name: 'Mom',
      birthYear: '1958',
      livedTogether: 'until',
      until: '2002',
      daysPerYear: '12',
      since: SINCE_BIRTH,
    },
    isFilled: true,
  });
});

test('A partner’s fields are filled in, but since when', () => {
  expect(fill({ name: 'Wife', birthYear: '1986' })).toMatchObject({
    draft: { livedTogether: 'still', since: '' },
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
  const { draft, isFilled } = fill(entered);
  expect({ ...draft, since: '' }).toEqual({ ...NEW_PERSON, ...entered });
  expect(isFilled).toBe(false);
});

test.each(RELATIONS)('What is usual for a relation is complete but for since when: %s', (relation) => {
  const usual = {
    ...PARTNER,
    since: isMetLater(relation) ? 2017 : null,
    ...findUsualFigures(relation, { own: 1990, theirs: 1992, diedIn: null }),
  };
  expect(save(PERSON.write(usual, IN_2026))).toEqual(usual);
});
