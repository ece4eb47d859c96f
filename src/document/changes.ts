/** The changes of what the visitor entered: a function for each. */
import { joinEvents, nameOfEvent } from '../events/saved-events.ts';
import { NEW_ACTIVITY_HOURS } from '../life/activity.ts';
import { nextColor } from '../life/colors.ts';
import {
  countEvents,
  type EventOf,
  type KindName,
  type LifeEvent,
  type LifeEvents,
  NO_LIFE_EVENTS,
} from '../life/life-events.ts';
import { roundToTenth } from '../life/round.ts';
import type { Country } from '../world/life-expectancy.ts';
import { type ActivityDraft, canAddActivity, canRemoveActivity, type Draft } from './draft.ts';
import { activityField, type PersonField, type Target } from './field.ts';
import type { Change, Step } from './history.ts';
import { parseHours } from './parse-hours.ts';

type Entered = Partial<Omit<Draft, 'activities' | 'events'>>;

const describeField = (field: PersonField) =>
  ({ label: { verb: 'changed', what: { field } }, target: { of: field } }) as const;

const choose = (field: PersonField, enter: (draft: Draft) => Entered): Change => ({
  reduce: (draft) => ({ ...draft, ...enter(draft) }),
  describe: () => describeField(field),
});

const type = (field: PersonField, text: string): Change => ({
  reduce: (draft) => ({ ...draft, [field]: text }),
  describe: () => ({ ...describeField(field), typing: field }),
});

export const typeBirthdate = (text: string): Change => type('birthdate', text);
export const typeLifeExpectancy = (text: string): Change => type('lifeExpectancy', text);

const asTyped = (years: number | undefined) => (years === undefined ? '' : String(roundToTenth(years)));

/** Whether the visitor entered a life expectancy, rather than leaving it empty or with the country's figure. */
const isTyped = ({ lifeExpectancy }: Draft, years: number | undefined) =>
  lifeExpectancy.trim() !== '' && lifeExpectancy !== asTyped(years);

/**
 * Manual entry is ticked or unticked. When it is ticked, the country's figure fills the field, if it is known. A value
 * that the visitor entered stays.
 * @param years that figure; `undefined` if it is not known
 */
export const switchManual = (manual: boolean, years: number | undefined): Change =>
  choose('lifeExpectancy', (draft) =>
    isTyped(draft, years) ? { manual } : { manual, lifeExpectancy: manual ? asTyped(years) : '' },
  );

/**
 * A country is chosen. Manual entry stays ticked: its field takes the new figure, unless the visitor entered a life
 * expectancy.
 * @param years the figure of the previous country
 */
export const chooseCountry = (country: Country, years: number | undefined): Change =>
  choose('country', (draft) => (isTyped(draft, years) ? { country } : { country, lifeExpectancy: '' }));

/** Whether manual entry is ticked and its field is empty, so that a figure that arrives fills it. */
export const wantsFigure = ({ manual, lifeExpectancy }: Draft): boolean =>
  manual && lifeExpectancy.trim() === '';

/** The page makes a change, which is undone together with the visitor's change before it. */
const byPage = (reduce: Change['reduce']): Change => ({ reduce, describe: () => null });

/** The country's figure arrives after manual entry was ticked. */
export const fillInFigure = (years: number): Change =>
  byPage((draft) => (wantsFigure(draft) ? { ...draft, lifeExpectancy: asTyped(years) } : draft));

/** Manual entry takes the place of a figure that could not be looked up. */
export const ENTER_MANUALLY: Change = byPage((draft) => ({ ...draft, manual: true }));

/** @param roll from 0 to below 1; chooses one of the free colors */
export const addActivity = (id: string, roll: number): Change => ({
  reduce: (draft) => {
    const { activities } = draft;
    if (!canAddActivity(activities)) return draft;
    const color = nextColor(
      activities.map((activity) => activity.color),
      roll,
    );
    const added = { id, name: '', hours: String(NEW_ACTIVITY_HOURS), color, schedule: null };
    return { ...draft, activities: [...activities, added] };
  },
  describe: ({ activities }) => ({
    label: { verb: 'added', what: { activity: activities.length + 1 } },
    target: { of: 'activities' },
  }),
});

/** @returns `null` for an activity that is no longer there */
function describeActivity({ activities }: Draft, id: string, verb: 'changed' | 'removed') {
  const index = activities.findIndex((activity) => activity.id === id);
  const activity = activities[index];
  if (!activity) return null;
  const what = activity.name ? { name: activity.name } : { activity: index + 1 };
  return { label: { verb, what }, target: activityField(index + 1, 'name') };
}

export const removeActivity = (id: string): Change => ({
  reduce: (draft) => {
    const index = draft.activities.findIndex((each) => each.id === id);
    if (index < 0 || !canRemoveActivity(index)) return draft;
    return { ...draft, activities: draft.activities.toSpliced(index, 1) };
  },
  describe: (before) => describeActivity(before, id, 'removed'),
});

const withActivity = (draft: Draft, id: string, change: Partial<ActivityDraft>): Draft => ({
  ...draft,
  activities: draft.activities.map((each) => (each.id === id ? { ...each, ...change } : each)),
});

/** @param by the part of the results that makes the change, which is in them at once */
export const changeActivity = (
  id: string,
  change: Partial<Omit<ActivityDraft, 'id' | 'color'>>,
  by: 'form' | 'cards' | 'health' = 'form',
): Change => ({
  reduce: (draft) => withActivity(draft, id, change),
  describe: (before) => {
    const described = describeActivity(before, id, 'changed');
    if (!described) return null;
    if (by === 'form') return { ...described, typing: `${id} ${Object.keys(change).join()}` };
    const { label } = described;
    return by === 'cards'
      ? { label, target: { of: 'card', id }, typing: `${id} card`, resubmits: true }
      : { label, target: { of: 'health' }, resubmits: true };
  },
});

/** As their field is left, readable hours are rewritten as a number. */
export const leaveHours = (id: string): Change => ({
  reduce: (draft) => {
    const left = draft.activities.find((each) => each.id === id);
    if (!left) return draft;
    const hours = String(parseHours(left.hours) ?? 0);
    return hours === left.hours ? draft : withActivity(draft, id, { hours });
  },
  describe: () => null,
});

const changeEvents = (
  change: (events: LifeEvents) => LifeEvents,
  describe: (before: LifeEvents) => Omit<Step, 'draft'> | null,
): Change => ({
  reduce: (draft) => ({ ...draft, events: change(draft.events ?? NO_LIFE_EVENTS) }),
  describe: ({ events }) => describe(events ?? NO_LIFE_EVENTS),
});

/** A person is shown by a card of their own, all other events by the weeks. */
const targetOf = (kind: KindName, id: string): Target =>
  kind === 'people' ? { of: 'person', id } : { of: 'weeks' };

function find<K extends KindName>(events: LifeEvents, kind: K, id: string): EventOf<K> | undefined {
  const list: readonly EventOf<K>[] = events[kind];
  return list.find((each) => each.id === id);
}

const describeEvent = <K extends KindName>(
  verb: 'added' | 'changed' | 'removed',
  kind: K,
  event: EventOf<K>,
) => ({
  label: { verb, what: { name: nameOfEvent(kind, event) } },
  target: targetOf(kind, event.id),
});

/**
 * Adds a life event at the end of its list, or changes it in its place.
 * @param list all of its kind once it is saved, if that changes others or their order
 * @param leads whether it leads to where it shows
 */
export const saveEvent = <K extends KindName>(
  kind: K,
  event: EventOf<K>,
  list?: readonly EventOf<K>[],
  leads = true,
): Change => ({
  ...changeEvents(
    (events) => {
      if (list) return { ...events, [kind]: list };
      const before: readonly EventOf<K>[] = events[kind];
      const isKnown = find(events, kind, event.id) !== undefined;
      const saved = isKnown
        ? before.map((each) => (each.id === event.id ? event : each))
        : [...before, event];
      return { ...events, [kind]: saved };
    },
    (before) => describeEvent(find(before, kind, event.id) ? 'changed' : 'added', kind, event),
  ),
  ...(leads && { leads }),
});

/**
 * The days a year with a person are changed where they are shown, step by step.
 * @param daysPerYear 0 to 365
 * @param run the steps with this name, one after the other, are one change
 */
export const changeDaysPerYear = (id: string, daysPerYear: number, run: string): Change =>
  changeEvents(
    ({ people, ...events }) => ({
      ...events,
      people: people.map((each) => (each.id === id ? { ...each, daysPerYear } : each)),
    }),
    ({ people }) => {
      const person = people.find((each) => each.id === id);
      if (!person) return null;
      const { label } = describeEvent('changed', 'people', person);
      return { label, target: { of: 'days', id }, typing: run };
    },
  );

/**
 * What is removed leads nowhere: the button that undoes it comes into the page where it was.
 * @param restored chapters as they were before it was added, if that changed them
 */
export const removeEvent = (kind: KindName, id: string, restored: LifeEvents['chapters'] = []): Change =>
  changeEvents(
    (events) => {
      const chapters = events.chapters.map((each) => restored.find((was) => was.id === each.id) ?? each);
      const list: readonly LifeEvent[] = kind === 'chapters' ? chapters : events[kind];
      return { ...events, [kind]: list.filter((each) => each.id !== id) };
    },
    (before) => {
      const event = find(before, kind, id);
      return event ? describeEvent('removed', kind, event) : null;
    },
  );

/**
 * Adds several life events, each at the end of its list.
 * @param chapters all of them once they are added, if that changes others or their order
 * @param leads whether it leads to where they show, rather than leave the visitor where more is to be added
 */
export const addEvents = (added: LifeEvents, chapters?: LifeEvents['chapters'], leads = true): Change => {
  const [person] = countEvents(added) === added.people.length ? added.people : [];
  return {
    ...changeEvents(
      (events) => ({ ...joinEvents(events, added), ...(chapters && { chapters }) }),
      () => ({
        label: { verb: 'addedEvents' },
        target: person ? targetOf('people', person.id) : { of: 'weeks' },
      }),
    ),
    ...(leads && { leads }),
  };
};

/** The whole document is replaced, by a backup or by another tab. What that reports change by change is one change. */
export const replaceDraft = (draft: Draft, by: 'backup' | 'tab'): Change => ({
  reduce: () => draft,
  describe: () => ({
    label: { verb: by },
    target: { of: 'activities' },
    ...(by === 'tab' ? { typing: by } : { resubmits: true }),
  }),
  replaces: true,
});

/** This tab saves its document over another one, which an undo brings back. */
export const saveOver = (saved: Draft): Change => ({
  reduce: (draft) => draft,
  describe: () => ({ label: { verb: 'saved' }, target: { of: 'activities' } }),
  before: saved,
});
