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
  /** Today's. */
  readonly year: number;
}

/**
 * The usual figures for somebody of a relation, to begin with: the visitor changes those that differ.
 * @example createRelated('mother', { own: 1990, theirs: 1962, year: 2026 }) // lived together until 2008, 12 days a year since
 */
export function createRelated(
  relation: Relation,
  { own, theirs, year }: BirthYears,
): Omit<Person, 'id' | 'name'> {
  const base = {
    birthYear: theirs,
    daysPerYear: DAYS_APART,
    since: null,
    livedTogether: null,
  };
  const untilGrown = (birthYear: number) => ({ until: birthYear + LEAVING_HOME });
  const sinceMeeting = (age: number) => Math.min(year, Math.max(own, theirs) + age);
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
