import type { ScheduleDraft } from './schedule-draft.ts';

type ActivityPart = 'name' | 'hours' | 'when' | keyof ScheduleDraft;

/** Part of an activity in the form. The activities of a link have no ids, so it is found by its position, from 1. */
export interface ActivityField {
  readonly of: 'activity';
  readonly position: number;
  readonly part: ActivityPart;
}

export type PersonField = 'birthdate' | 'country' | 'lifeExpectancy';

/** A field of the form, or its list of activities. */
export type Field = { readonly of: PersonField | 'activities' } | ActivityField;

/** @param position of the activity in its list, from 1 */
export const activityField = (position: number, part: ActivityPart): ActivityField => ({
  of: 'activity',
  position,
  part,
});

export function isSameField(one: Field, other: Field): boolean {
  if (one.of !== 'activity' || other.of !== 'activity') return one.of === other.of;
  return one.position === other.position && one.part === other.part;
}

/** Shows what was changed, once the change is made or undone: a field, a part of the results, or the card of something. */
export type Target =
  | Field
  | { readonly of: 'health' | 'weeks' | 'people' }
  | { readonly of: 'card' | 'person' | 'days'; readonly id: string };

/** Where a change is made, and where the buttons stand that undo it and make it again. */
export type ChangeOrigin = 'form' | 'events' | 'people' | 'cards' | 'health';

const ORIGINS: Readonly<Partial<Record<Target['of'], ChangeOrigin>>> = {
  card: 'cards',
  health: 'health',
  weeks: 'events',
  people: 'events',
  person: 'events',
  days: 'people',
};

export const originOf = ({ of }: Target): ChangeOrigin => ORIGINS[of] ?? 'form';
