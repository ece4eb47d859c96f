import { PERSON_PROBLEMS, RELATION_NAMES } from '#words/results.ts';
import { MAX_EVENT_LENGTH, type Person } from '../life/life-events.ts';
import { createRelated, type Relation } from '../life/relations.ts';
import { DAYS_PER_YEAR } from '../life/time-spent.ts';
import { cleanText } from '../words/clean-text.ts';
import { isNumberText, toPlainNumber } from '../words/number-text.ts';

/** A person as in the fields, whether or not it is valid. */
export interface PersonTexts extends Pick<Person, 'country' | 'population'> {
  readonly name: string;
  readonly birthYear: string;
  readonly daysPerYear: string;
  readonly livedTogether: 'no' | 'until' | 'still';
  /** The year until which they lived together, if it is `until`. */
  readonly until: string;
  /** Empty for the birth of the later born. */
  readonly since: string;
}

const NO_TEXTS: PersonTexts = {
  name: '',
  birthYear: '',
  daysPerYear: '',
  livedTogether: 'no',
  until: '',
  since: '',
  country: null,
  population: 'everyone',
};

/** The visitor's entries about a person. `completePerson` adds what usually holds for the relation. */
export interface PersonDraft {
  /** `null` for anybody else, and for somebody who is changed. */
  readonly relation: Relation | null;
  /** The last year of birth that was valid: the other fields follow it while another one is typed. */
  readonly birthYear: number | null;
  readonly entered: Partial<PersonTexts>;
}

export const NEW_PERSON: PersonDraft = { relation: null, birthYear: null, entered: {} };

/** A problem of a person, at one of its fields. */
interface PersonProblem {
  readonly part: keyof PersonTexts;
  readonly text: string;
}

/** Limits for the fields of a person. */
export interface PersonLimits {
  /** The visitor's calendar year of birth. */
  readonly ownBirthYear: number;
  /** The present calendar year. */
  readonly year: number;
  /** Whether the visitor chose a country, which a person without one shares. */
  readonly hasCountry: boolean;
}

type ParsedPerson =
  | { readonly event: Omit<Person, 'id'>; readonly problems: readonly [] }
  | { readonly event: null; readonly problems: readonly PersonProblem[] };

/** Smaller numbers are ages or unfinished years. */
const FIRST_YEAR = 1000;
/** The maximum number of years since a year of birth. */
const OLDEST = 130;
/** The maximum number of years from now until which two people may plan to live together. */
const FARTHEST = 130;

/** @returns a whole year; `null` for any other text */
export function parseYear(text: string): number | null {
  const plain = toPlainNumber(text);
  return /^[1-9]\d{0,3}$/.test(plain) ? Number(plain) : null;
}

/** Describes the problem of a year of birth; `null` for none. */
export function findBirthYearProblem(
  birthYear: number | null,
  { year }: Pick<PersonLimits, 'year'>,
): string | null {
  if (birthYear === null) return PERSON_PROBLEMS.year;
  if (birthYear < FIRST_YEAR) return PERSON_PROBLEMS.fourDigits;
  if (birthYear > year) return PERSON_PROBLEMS.yearToCome;
  return birthYear < year - OLDEST ? PERSON_PROBLEMS.tooLongAgo : null;
}

function findSinceProblem(since: number | null, firstYear: number, { year }: PersonLimits): string | null {
  if (since === null) return PERSON_PROBLEMS.year;
  if (since < FIRST_YEAR) return PERSON_PROBLEMS.fourDigits;
  if (since > year) return PERSON_PROBLEMS.yearToCome;
  return since < firstYear ? PERSON_PROBLEMS.sinceBeforeBirth({ year: firstYear }) : null;
}

function findUntilProblem(until: number | null, firstYear: number, { year }: PersonLimits): string | null {
  if (until === null) return PERSON_PROBLEMS.year;
  // An age could be the visitor's or the other person's.
  if (until < FIRST_YEAR) return PERSON_PROBLEMS.fourDigits;
  if (until < firstYear) return PERSON_PROBLEMS.untilBeforeSince({ year: firstYear });
  return until > year + FARTHEST ? PERSON_PROBLEMS.untilTooFar({ year: year + FARTHEST }) : null;
}

/** @returns days a year; `null` for any text that is not a number of them */
function parseDays(text: string): number | null {
  const plain = toPlainNumber(text);
  const days = plain !== '' && isNumberText(plain) ? Number(plain) : Number.NaN;
  return days >= 0 && days <= DAYS_PER_YEAR ? days : null;
}

/** Finds the problems, in the order of the fields. */
function findProblems(texts: PersonTexts, limits: PersonLimits): readonly PersonProblem[] {
  const birthYear = parseYear(texts.birthYear);
  const since = parseYear(texts.since);
  const bornSince = Math.max(birthYear ?? 0, limits.ownBirthYear);
  const knownSince = Math.max(bornSince, since ?? 0);
  const wrong: Partial<Record<keyof PersonTexts, string | null>> = {
    name: cleanText(texts.name) === '' ? PERSON_PROBLEMS.name : null,
    birthYear: findBirthYearProblem(birthYear, limits),
    until:
      texts.livedTogether === 'until' ? findUntilProblem(parseYear(texts.until), knownSince, limits) : null,
    daysPerYear:
      texts.livedTogether !== 'still' && parseDays(texts.daysPerYear) === null ? PERSON_PROBLEMS.days : null,
    since: texts.since.trim() === '' ? null : findSinceProblem(since, bornSince, limits),
    country: texts.country === null && !limits.hasCountry ? PERSON_PROBLEMS.country : null,
  };
  const parts = ['name', 'birthYear', 'until', 'daysPerYear', 'since', 'country'] as const;
  return parts.flatMap((part) => {
    const text = wrong[part];
    return text ? [{ part, text }] : [];
  });
}

/** Parses the entries about a person. */
export function parsePerson(texts: PersonTexts, limits: PersonLimits): ParsedPerson {
  const problems = findProblems(texts, limits);
  const birthYear = parseYear(texts.birthYear);
  if (problems.length > 0 || birthYear === null) return { event: null, problems };
  const { livedTogether, country, population } = texts;
  const until = livedTogether === 'until' ? parseYear(texts.until) : null;
  return {
    event: {
      name: cleanText(cleanText(texts.name).slice(0, MAX_EVENT_LENGTH)),
      birthYear,
      daysPerYear: parseDays(texts.daysPerYear) ?? 0,
      since: parseYear(texts.since),
      livedTogether: livedTogether === 'no' ? null : { until },
      country,
      population,
    },
    problems: [],
  };
}

/** A person as text, as the fields have it. */
function writePerson({
  name,
  birthYear,
  daysPerYear,
  since,
  livedTogether,
  country,
  population,
}: Omit<Person, 'id'>): PersonTexts {
  const { until = null } = livedTogether ?? {};
  const isStill = livedTogether !== null && until === null;
  return {
    name,
    birthYear: String(birthYear),
    // Nobody was asked for them.
    daysPerYear: isStill && daysPerYear === 0 ? '' : String(daysPerYear),
    livedTogether: livedTogether === null ? 'no' : isStill ? 'still' : 'until',
    until: until === null ? '' : String(until),
    since: since === null ? '' : String(since),
    country,
    population,
  };
}

/** The draft of a person who is changed. */
export const draftPerson = (person: Person): PersonDraft => ({
  relation: null,
  birthYear: person.birthYear,
  entered: writePerson(person),
});

/** Enters texts into a draft. */
export function enterTexts(
  draft: PersonDraft,
  texts: Partial<PersonTexts>,
  limits: Pick<PersonLimits, 'year'>,
): PersonDraft {
  const entered = { ...draft.entered, ...texts };
  const birthYear = parseYear(entered.birthYear ?? '');
  return {
    ...draft,
    entered,
    birthYear: findBirthYearProblem(birthYear, limits) ? draft.birthYear : birthYear,
  };
}

/** Fills in what usually holds for a relation. What was entered stays. */
export function chooseRelation(draft: PersonDraft, relation: Relation): PersonDraft {
  const { name = '', ...rest } = draft.entered;
  return { ...draft, relation, entered: cleanText(name) === '' ? rest : draft.entered };
}

/** A name that nobody else has. @example 'My child', then 'My child 2' */
function nameRelated(relation: Relation, taken: readonly string[]): string {
  const name = RELATION_NAMES[relation];
  const names = [name, ...taken.map((_, index) => `${name} ${index + 2}`)];
  return names.find((each) => !taken.includes(each)) ?? name;
}

/**
 * A draft with all of its texts. What was not entered is what usually holds for the relation, as soon as the year of
 * birth is known.
 * @param taken the names of the other people
 */
export function completePerson(
  { relation, birthYear, entered }: PersonDraft,
  { ownBirthYear, year }: Pick<PersonLimits, 'ownBirthYear' | 'year'>,
  taken: readonly string[],
): PersonTexts {
  if (!relation) return { ...NO_TEXTS, ...entered };
  const name = nameRelated(relation, taken);
  if (birthYear === null) return { ...NO_TEXTS, name, ...entered };
  const usual = createRelated(relation, { own: ownBirthYear, theirs: birthYear, year });
  return { ...writePerson({ name, ...usual }), ...entered };
}
