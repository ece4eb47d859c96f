import { ADULT_FROM } from '../life/completed-age.ts';
import { findKnownActivity, KNOWN_ACTIVITIES, type KnownActivity } from './known-activities.ts';

/** The texts of the offer, loaded together with it. */
export const OFFER_MESSAGES = { hint: 'Type a name, or pick one' } as const;

const NOT_FOR_MINORS: ReadonlySet<KnownActivity> = new Set(['Work', 'Commute']);

interface OfferedTo {
  /** The names that the visitor has already entered. */
  readonly names: readonly string[];
  /** Completed age, years; `null` if it is not known. */
  readonly age: number | null;
}

/**
 * The known activities that a visitor can still add with a tap.
 * @example offerActivities({ names: ['sleep', 'TV'], age: 16 }) // Exercise, Social Media, Eating …
 */
export function offerActivities({ names, age }: OfferedTo): readonly KnownActivity[] {
  const used = new Set(names.map(findKnownActivity));
  const isMinor = age !== null && age < ADULT_FROM;
  return KNOWN_ACTIVITIES.filter((name) => !used.has(name) && !(isMinor && NOT_FOR_MINORS.has(name)));
}
