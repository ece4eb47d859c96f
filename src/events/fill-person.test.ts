import { expect, test } from 'vitest';
import { TYPED_LIFE_WORDS } from '#words/results.ts';
import { MOTHER } from '../../tests/fixtures/life-events.ts';
import { createRelationFinder } from '../document/typed-life/parse-typed-life.ts';
import { NEW_PERSON, type PersonDraft, writePerson } from './event-draft.ts';
import { fillPerson } from './fill-person.ts';

const OPTIONS = { ownBirthYear: 1984, year: 2026, findRelation: createRelationFinder(TYPED_LIFE_WORDS) };
const fill = (entered: Partial<PersonDraft>) => fillPerson(entered, OPTIONS);

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
  const saved = writePerson({ ...MOTHER, livedTogether: null, daysPerYear: 3 });
  expect(fill(saved)).toEqual({ draft: saved, isFilled: false });
});
