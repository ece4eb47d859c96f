import { createRelated, type Relation } from '../life/relations.ts';
import { findBirthYearProblem, findDeathProblem, type PersonLimits } from './check-person.ts';
import { NEW_PERSON, type PersonDraft, readPerson, writePerson } from './event-draft.ts';

interface FillOptions extends PersonLimits {
  /** The relation that a name such as “Mom” says, and whether it says nothing else. */
  readonly findRelation: (name: string) => { readonly relation: Relation; readonly isAlone: boolean } | null;
}

/**
 * Fills the fields of a person that were not entered: once the name says a relation and the years of the person's life
 * are known, with what is usual for it, as in a line such as “Mom 1958”.
 */
export function fillPerson(
  entered: Partial<PersonDraft>,
  { ownBirthYear, year, findRelation }: FillOptions,
): { readonly draft: PersonDraft; readonly isFilled: boolean } {
  const draft = { ...NEW_PERSON, ...entered };
  const person = readPerson(draft);
  const found = findRelation(draft.name.trim());
  const isKnown = findBirthYearProblem(person, year) === null && findDeathProblem(person, year) === null;
  const isWhole = Object.keys(NEW_PERSON).every((part) => part in entered);
  if (isWhole || !isKnown || !found?.isAlone) return { draft, isFilled: false };
  const { birthYear, diedIn } = person;
  const usual = createRelated(found.relation, { own: ownBirthYear, theirs: birthYear, diedIn, year });
  return { draft: { ...writePerson({ name: draft.name, ...usual }), ...entered }, isFilled: true };
}
