import { LANGUAGE } from '#words/form.ts';
import type { LifeEvents } from '../life/life-events.ts';
import { writeWhen } from '../life/when.ts';
import { identifyActivity } from '../words/activity-names.ts';
import type { Draft } from './draft.ts';

/** The version of the format of saved forms and backups. Those of a newer version are left as they are. */
export const SAVED_VERSION = 1;

/** Says whose results are shown again on the page that a form is carried to; `null` for none. */
export type CarriedResults = 'own' | 'example' | null;

/** Chapters, moments and people with their times as text. */
export const serializeEvents = ({ chapters, moments, people }: LifeEvents) => ({
  chapters: chapters.map((chapter) => ({
    ...chapter,
    from: writeWhen(chapter.from),
    until: chapter.until && writeWhen(chapter.until),
  })),
  moments: moments.map((moment) => ({ ...moment, when: writeWhen(moment.when) })),
  people,
});

/**
 * Serializes the form as entered, whether or not it is valid, so that it can be read in any language of the page.
 * @param results saved with a form that is carried to another page
 */
export function serializeDraft(draft: Draft, results?: CarriedResults): string {
  // A fixed order of properties, so that a form that was read is saved as the same text.
  const { birthdate, country, manual, lifeExpectancy, events } = draft;
  const activities = draft.activities.map(({ id, name, hours, color, schedule }) => ({
    id,
    name,
    known: identifyActivity(name) ?? undefined,
    hours,
    color,
    schedule: schedule ?? undefined,
  }));
  return JSON.stringify({
    version: SAVED_VERSION,
    language: LANGUAGE.tag,
    draft: {
      birthdate,
      country,
      manual,
      lifeExpectancy,
      activities,
      personal: events ? serializeEvents(events) : undefined,
    },
    results,
  });
}
