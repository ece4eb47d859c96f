import { FORM, UNDO } from '#words/form.ts';
import { nameOfEvent } from '../events/kinds.ts';
import type { KindName, LifeEvent } from '../life/life-events.ts';
import { cleanText } from '../words/clean-text.ts';
import { isolateName } from '../words/isolate-name.ts';
import { type ActivityDraft, type Draft, type ExpectancyChoice, withChoice } from './draft.ts';
import {
  activityFieldId,
  type ChangeOrigin,
  cardElementId,
  eventElementId,
  type FieldId,
  ORIGIN_IDS,
} from './element-ids.ts';
import { type DraftAction, reduceDraft } from './reduce-draft.ts';

export const MAX_STEPS = 50;

interface Change {
  /** Of the button that undoes it. @example 'Undo removing Lisbon' */
  readonly label: string;
  readonly origin: ChangeOrigin;
  /** The id of the element that shows what was changed, once the change is made or undone. */
  readonly elementId: string;
  /** Changes with the same key, one after the other, are one: they type a text. `null` for all others. */
  readonly key: string | null;
  /** Whether the results follow it at once, and so its undo. */
  readonly isSubmitted: boolean;
}

export interface Step extends Change {
  readonly before: Draft;
}

export interface DocumentState {
  readonly draft: Draft;
  /** The latest last. */
  readonly steps: readonly Step[];
}

export type DocumentAction =
  | DraftAction
  | { readonly type: 'expectancyChosen'; readonly choice: Partial<ExpectancyChoice> }
  /** The whole document is replaced: by a backup, by another tab, or, over the one saved before, by this tab. */
  | { readonly type: 'replaced'; readonly draft: Draft; readonly by: 'backup' | 'tab' }
  | { readonly type: 'savedOver'; readonly draft: Draft }
  | { readonly type: 'undone' };

const MAX_NAME = 24;

function named(words: (args: { readonly name: string }) => string, name: string): string {
  const clean = cleanText(name);
  const characters = Array.from(new Intl.Segmenter().segment(clean), ({ segment }) => segment);
  const short = characters.length > MAX_NAME ? `${characters.slice(0, MAX_NAME).join('').trim()}…` : clean;
  return words({ name: isolateName(short) });
}

/** The fields whose text is typed, and all others, which are chosen. */
const FIELDS = {
  birthdate: { id: 'birthdate', name: () => FORM.birthdate, isText: true },
  country: { id: 'country', name: () => FORM.country, isText: false },
  manual: { id: 'life-expectancy', name: () => FORM.lifeExpectancy, isText: false },
  lifeExpectancy: { id: 'life-expectancy', name: () => FORM.lifeExpectancy, isText: true },
} as const satisfies Partial<Record<keyof Draft, { id: FieldId; name: () => string; isText: boolean }>>;

const madeIn = (origin: ChangeOrigin) =>
  ({ origin, elementId: ORIGIN_IDS[origin], key: null, isSubmitted: false }) as const;
const inForm = madeIn('form');
const inEvents = madeIn('events');

function describeFieldChange(change: Partial<Omit<Draft, 'activities'>>): Change | null {
  const [name, field] = Object.entries(FIELDS).find(([each]) => Object.hasOwn(change, each)) ?? [];
  if (!field || !name) return null;
  const label = named(UNDO.changed, field.name());
  return { ...inForm, label, elementId: field.id, key: field.isText ? name : null };
}

function describeActivityChange(
  activities: readonly ActivityDraft[],
  words: typeof UNDO.removed,
  id: string,
): Change | null {
  const index = activities.findIndex((activity) => activity.id === id);
  const activity = activities[index];
  if (!activity) return null;
  const label = named(words, activity.name || FORM.activity({ position: index + 1 }));
  return { ...inForm, label, elementId: activityFieldId(index + 1, 'name') };
}

const describeEventChange = (kind: KindName, words: typeof UNDO.removed, event: LifeEvent): Change => ({
  ...inEvents,
  label: named(words, nameOfEvent(kind, event)),
  elementId: eventElementId(kind, event.id),
});

/** The change that an action makes; `null` if it is part of the one before. */
function describeChange({ activities, events }: Draft, action: DraftAction): Change | null {
  switch (action.type) {
    case 'hydrated':
    case 'hoursLeft':
      return null;
    case 'draftChanged':
      return action.byPage ? null : describeFieldChange(action.change);
    case 'activityAdded':
      return { ...inForm, label: named(UNDO.added, FORM.activity({ position: activities.length + 1 })) };
    case 'activityRemoved':
      return describeActivityChange(activities, UNDO.removed, action.id);
    case 'activityChanged': {
      const { id, by } = action;
      const change = describeActivityChange(activities, UNDO.changed, id);
      if (!change || !by) return change && { ...change, key: `${id} ${Object.keys(action.change).join()}` };
      const inResults = { ...madeIn(by), label: change.label, isSubmitted: true };
      return by === 'cards' ? { ...inResults, elementId: cardElementId(id), key: `${id} card` } : inResults;
    }
    case 'eventsAdded': {
      const { people, ...marks } = action.added;
      const [person] = marks.chapters.length + marks.moments.length === 0 ? people : [];
      const elementId = person ? eventElementId('people', person.id) : inEvents.elementId;
      return { ...inEvents, label: UNDO.addedEvents, elementId };
    }
    case 'eventSaved': {
      const { event, kind } = action;
      const isKnown = events?.[kind].some(({ id }) => id === event.id);
      return describeEventChange(kind, isKnown ? UNDO.changed : UNDO.added, event);
    }
    case 'eventRemoved': {
      const list: readonly LifeEvent[] = events?.[action.kind] ?? [];
      const event = list.find(({ id }) => id === action.id);
      return event ? describeEventChange(action.kind, UNDO.removed, event) : null;
    }
  }
}

function record(steps: readonly Step[], before: Draft, change: Change): readonly Step[] {
  const isSame = change.key !== null && steps.at(-1)?.key === change.key;
  return isSame ? steps : [...steps, { ...change, before }].slice(-MAX_STEPS);
}

/** Applies an action to the document. Returns the same state if nothing changes. */
export function reduceDocument<State extends DocumentState>(state: State, action: DocumentAction): State {
  const { draft, steps } = state;
  if (action.type === 'undone') {
    const last = steps.at(-1);
    return last ? { ...state, draft: last.before, steps: steps.slice(0, -1) } : state;
  }
  if (action.type === 'expectancyChosen') {
    // A choice in the results is none of the changes that are undone: it stays when one of them is.
    const choose = (before: Draft) => withChoice(before, action.choice);
    return {
      ...state,
      draft: choose(draft),
      steps: steps.map((step) => ({ ...step, before: choose(step.before) })),
    };
  }
  if (action.type === 'replaced') {
    const isTab = action.by === 'tab';
    // Another tab reports each change of its own: together they are one.
    const key = isTab ? action.by : null;
    const change = { ...inForm, label: UNDO[action.by], key, isSubmitted: !isTab };
    return { ...state, draft: action.draft, steps: record(steps, draft, change) };
  }
  if (action.type === 'savedOver') {
    return { ...state, steps: record(steps, action.draft, { ...inForm, label: UNDO.saved }) };
  }
  const changed = reduceDraft(draft, action);
  if (changed === draft) return state;
  const change = describeChange(draft, action);
  return { ...state, draft: changed, steps: change ? record(steps, draft, change) : steps };
}

/**
 * The steps after a submit: what is typed from then on is a step of its own, unless each character of it is submitted,
 * as on a card.
 */
export const endTyping = (steps: readonly Step[]): readonly Step[] => {
  const last = steps.at(-1);
  return last?.key && !last.isSubmitted ? [...steps.slice(0, -1), { ...last, key: null }] : steps;
};
