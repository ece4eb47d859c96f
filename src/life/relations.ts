import type { Person } from './life-events.ts';

/** How somebody is related to the visitor, as far as it says what usually holds. */
export const RELATIONS = ['mother', 'father', 'child', 'partner', 'friend', 'grandparent'] as const;
export type Relation = (typeof RELATIONS)[number];

/** The age at which a child leaves home. */
const LEAVING_HOME = 18;
/** The age of the younger of two when they met. */
const MEETING = { partner: 25, friend: 20 } as const;
/** Days a year with somebody who lives elsewhere: one a month. */
const DAYS_APART = 12;

/** Calendar years. */
interface BirthYears {
  readonly own: number;
  readonly theirs: number;
  /** Of the other one's death; `null` while they live. */
  readonly diedIn: number | null;
  /** Today's. */
  readonly year: number;
}

type UsualFigures = Pick<Person, 'birthYear' | 'diedIn' | 'daysPerYear' | 'since' | 'livedTogether'>;

/**
 * The usual figures for somebody of a relation, to begin with: the visitor changes those that differ.
 * @example createRelated('mother', { own: 1990, theirs: 1962, diedIn: null, year: 2026 }) // lived together until 2008,
 * 12 days a year since
 */
export function createRelated(relation: Relation, { own, theirs, diedIn, year }: BirthYears): UsualFigures {
  const base = {
    birthYear: theirs,
    diedIn,
    daysPerYear: DAYS_APART,
    since: null,
    livedTogether: null,
  };
  const last = diedIn ?? year;
  const bothBorn = Math.max(own, theirs);
  // Somebody who died before the visitor's birth was never met.
  if (last < bothBorn) return base;
  const untilGrown = (birthYear: number) => {
    const until = birthYear + LEAVING_HOME;
    return { until: diedIn !== null && diedIn <= until ? null : until };
  };
  const sinceMeeting = (age: number) => Math.min(last, bothBorn + age);
  switch (relation) {
    case 'mother':
    case 'father':
      return { ...base, livedTogether: untilGrown(own) };
    case 'child':
      return { ...base, livedTogether: untilGrown(theirs) };
    case 'partner':
      return { ...base, since: sinceMeeting(MEETING.partner), livedTogether: { until: null } };
    case 'friend':
      return { ...base, since: sinceMeeting(MEETING.friend) };
    case 'grandparent':
      return base;
  }
}
