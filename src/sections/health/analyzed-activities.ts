import { ACTIVITY_STEMS, LANGUAGE } from '#words/form.ts';
import type { Activity } from '../../life/activity.ts';
import { foldName, identifyActivity } from '../../words/activity-names.ts';
import { ACTIVITY_STEMS as ENGLISH_STEMS } from '../../words/en/activity-names.ts';
import { oncePerLanguage } from '../../words/once-per-language.ts';

type Named = Pick<Activity, 'name'>;

const finderOf = (analyzed: keyof typeof ENGLISH_STEMS) => {
  const listStems = oncePerLanguage(() => {
    // Elsewhere English words count if they stand alone: a “Gymnasium” is a school.
    const english = ENGLISH_STEMS[analyzed].map((stem) => (LANGUAGE.tag === 'en' ? stem : ` ${stem} `));
    return [...ACTIVITY_STEMS[analyzed], ...english].map((stem) => stem.replace(/\S.*\S/, foldName));
  });
  return <A extends Named>(activities: readonly A[]): A | undefined =>
    activities.find(({ name }) => {
      const folded = ` ${foldName(name)} `;
      return identifyActivity(name) === analyzed || listStems().some((stem) => folded.includes(stem));
    });
};

/** The first activity that is exercise, or whose name contains a word for it in the page's language or in English. */
export const findExercise = finderOf('exercise');

/** The first activity that is sleep, or whose name contains a word for it in the page's language or in English. */
export const findSleep = finderOf('sleep');
