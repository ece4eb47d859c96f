import { ADULT_FROM } from '../../life/completed-age.ts';
import { nameOfActivity } from '../../words/activity-names.ts';
import { findKnownActivity, KNOWN_ACTIVITIES, type KnownActivity } from '../../words/known-activities.ts';

const NOT_FOR_MINORS: ReadonlySet<KnownActivity> = new Set(['work', 'commute']);

interface OfferedTo {
  /** The names that the visitor has already entered. */
  readonly names: readonly string[];
  /** Completed age, years; `null` if it is not known. */
  readonly age: number | null;
}

/**
 * The names of the known activities that a visitor can still add with a tap.
 * @example offerActivities({ names: ['sleep', 'TV'], age: 16 }) // Exercise, Social Media, Eating …
 */
export function offerActivities({ names, age }: OfferedTo): readonly string[] {
  const used = new Set(names.map(findKnownActivity));
  const isMinor = age !== null && age < ADULT_FROM;
  return KNOWN_ACTIVITIES.filter((id) => !used.has(id) && !(isMinor && NOT_FOR_MINORS.has(id))).map(
    nameOfActivity,
  );
}
