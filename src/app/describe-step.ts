import { FORM } from '#words/form.ts';
import { UNDO } from '#words/results.ts';
import type { ActivityDraft, Draft } from '../document/draft.ts';
import type { Change } from '../document/history.ts';
import { type LifeEvent, NO_LIFE_EVENTS } from '../life/life-events.ts';
import { cleanText } from '../words/clean-text.ts';
import { isolateName } from '../words/isolate-name.ts';

export type Move = 'undone' | 'redone';

/** A step of the history that is undone or redone: what it did, with the entries before and after it. */
export interface StepInWords {
  readonly move: Move;
  readonly change: Change;
  readonly before: Draft;
  readonly after: Draft;
}

const nameOf = (item: ActivityDraft | LifeEvent): string => {
  const name = cleanText('text' in item ? item.text : item.name);
  return isolateName(name || FORM.addActivity);
};

const itemsOf = ({ activities, events }: Draft): (ActivityDraft | LifeEvent)[] => {
  const { moments, chapters, people } = events ?? NO_LIFE_EVENTS;
  return [...activities, ...moments, ...chapters, ...people];
};

/** The items in which two lists differ: those that only one of them has, or has otherwise. */
function compareItems(before: Draft, after: Draft): string[] {
  const [olds, news] = [itemsOf(before), itemsOf(after)];
  const find = (items: typeof olds, id: string) => items.find((each) => each.id === id);
  return [
    ...olds.flatMap((old) => {
      const now = find(news, old.id);
      if (!now) return UNDO.removed({ name: nameOf(old) });
      return now === old ? [] : UNDO.changed({ name: nameOf(now) });
    }),
    ...news.flatMap((now) => (find(olds, now.id) ? [] : UNDO.added({ name: nameOf(now) }))),
  ];
}

const FIELDS = ['birthdate', 'country', 'manual', 'lifeExpectancy'] as const;

/**
 * Names what a step did.
 * @example 'removed “Montreal”'
 */
function nameStep({ change, before, after }: StepInWords): string {
  if (change.what === 'tab' || change.what === 'backup') return UNDO[change.what];
  if (change.what === 'removed') return UNDO.removed({ name: nameOf(change.item) });
  const [item, ...others] = compareItems(before, after);
  const field = FIELDS.find((each) => before[each] !== after[each]);
  if (!item) return field ? FORM[field] : UNDO.several;
  return others.length > 0 ? UNDO.several : item;
}

/**
 * The name of the button that undoes or redoes a step.
 * @example 'Undo: removed “Montreal”'
 */
export const describeNext = (step: StepInWords): string =>
  UNDO[step.move === 'undone' ? 'undo' : 'redo']({ what: nameStep(step) });

/** Says that a step was undone or redone. */
export const describeDone = (step: StepInWords): string => UNDO[step.move]({ what: nameStep(step) });
