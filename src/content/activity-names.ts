import { ACTIVITY_NAMES } from '#messages/activity-names.ts';
import { ACTIVITY_NAMES as ENGLISH_NAMES } from '../messages/en/activity-names.ts';
import { foldName } from './fold-name.ts';

/** An activity that the page names. Links and saved forms have these ids: none may ever change. */
export type ActivityId = keyof typeof ENGLISH_NAMES;

/** Whether a text is the id of an activity that the page names. */
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

const BY_FOLDED_NAME = indexNames(ENGLISH_NAMES, ACTIVITY_NAMES);

/**
 * The id of the activity with a name in the page's language or in English, in any of its spellings; `null` for any
 * other name.
 * @example identifyActivity(' tv ') // 'television'
 */
export const identifyActivity = (name: string): ActivityId | null =>
  BY_FOLDED_NAME.get(foldName(name)) ?? null;

/** The name of an activity in the page's language. */
export const nameOfActivity = (id: ActivityId): string => ACTIVITY_NAMES[id][0];
