import { ACTIVITY_NAMES, LANGUAGE } from '#words/form.ts';
import { KNOWN_ACTIVITIES, type KnownActivity } from '../life/known-activities.ts';
import { foldText } from './clean-text.ts';
import { ACTIVITY_NAMES as ENGLISH_NAMES } from './en/activity-names.ts';
import { lazily } from './lazily.ts';

/**
 * Normalizes a name for comparisons, as `foldText` does, and without space beside a slash.
 * @example foldName('  Tv / Movies') // 'tv/movies'
 */
export const foldName = (name: string): string => foldText(name).replace(/ ?\/ ?/g, '/');

/** An activity that the page names. Links and saved forms have these ids: none may ever change. */
export type ActivityId = keyof typeof ENGLISH_NAMES;

export const isActivityId = (id: string): id is ActivityId => Object.hasOwn(ENGLISH_NAMES, id);

/** The activities by their folded names in each of some languages. The last one decides on words that it shares. */
export const indexNames = (
  ...languages: readonly Readonly<Record<ActivityId, readonly string[]>>[]
): ReadonlyMap<string, ActivityId> =>
  new Map(
    languages.flatMap((names) =>
      Object.keys(names)
        .filter(isActivityId)
        .flatMap((id) => names[id].map((name) => [foldName(name), id] as const)),
    ),
  );

const byFoldedName = lazily(() => indexNames(ENGLISH_NAMES, ACTIVITY_NAMES));

/**
 * The id of the activity with a name in the page's language or in English, in any of its spellings; `null` for any
 * other name.
 * @example identifyActivity(' tv ') // 'television'
 */
export const identifyActivity = (name: string): ActivityId | null =>
  byFoldedName().get(foldName(name)) ?? null;

/**
 * The known activity with a name in the page's language or in English, or `null`.
 * @example findKnownActivity('  social  media ') // 'socialMedia'
 * @example findKnownActivity('TV') // 'entertainment'
 */
export function findKnownActivity(name: string): KnownActivity | null {
  const id = identifyActivity(name);
  if (id === 'television') return 'entertainment';
  return KNOWN_ACTIVITIES.find((known) => known === id) ?? null;
}

export const nameOfActivity = (id: ActivityId): string => ACTIVITY_NAMES[id][0];

/** The name of an activity, as it was saved or put into a link. */
interface CarriedName {
  /** As it was entered; empty if it is the activity's name in the page's language. */
  readonly name: string;
  /** The id of the activity; `null` for one that the page did not know. */
  readonly known: string | null;
  /** The page's language at the time, as a BCP 47 tag. */
  readonly language: string;
}

/**
 * The name of an activity that was entered on this page in any of its languages: as it was entered, unless that was in
 * another language and the page knows the activity.
 * @example readCarriedName({ name: 'Schlafen', known: 'sleep', language: 'de' }) // 'Sleep', in English
 */
export function readCarriedName({ name, known, language }: CarriedName): string {
  if (name !== '' && language === LANGUAGE.tag) return name;
  const id = known !== null && isActivityId(known) ? known : identifyActivity(name);
  return id ? nameOfActivity(id) : name;
}
