import { ACTIVITY_STEMS } from '#messages/activity-names.ts';
import { LANGUAGE } from '#messages/language.ts';
import type { Activity } from '../life/activity.ts';
import { ACTIVITY_STEMS as ENGLISH_STEMS } from '../messages/en/activity-names.ts';
import { identifyActivity } from './activity-names.ts';
import { foldName } from './fold-name.ts';

type Named = Pick<Activity, 'name'>;

const finderOf = (analyzed: keyof typeof ENGLISH_STEMS) => {
  // Elsewhere English words count if they stand alone: a “Gymnasium” is a school.
  const english = ENGLISH_STEMS[analyzed].map((stem) => (LANGUAGE.tag === 'en' ? stem : ` ${stem} `));
  const stems = [...ACTIVITY_STEMS[analyzed], ...english].map((stem) => stem.replace(/\S.*\S/, foldName));
  return <A extends Named>(activities: readonly A[]): A | undefined =>
    activities.find(({ name }) => {
      const folded = ` ${foldName(name)} `;
      return identifyActivity(name) === analyzed || stems.some((stem) => folded.includes(stem));
    });
};

/** The first activity that is exercise, or whose name contains a word for it in the page's language or in English. */
export const findExercise = finderOf('exercise');

/** The first activity that is sleep, or whose name contains a word for it in the page's language or in English. */
export const findSleep = finderOf('sleep');
