import type { KindName } from '../life/life-events.ts';
import type { ActivityDraft, Draft } from './draft.ts';
import type { ScheduleDraft } from './schedule-draft.ts';

type ActivityPart = 'name' | 'hours' | 'when' | keyof ScheduleDraft;

export type FieldId =
  | 'birthdate'
  | 'country'
  | 'life-expectancy'
  | 'activities'
  | `activity-${number}-${ActivityPart}`;

/** @param position of the activity in the list, from 1 */
export const activityFieldId = (position: number, part: ActivityPart) =>
  `activity-${position}-${part}` as const;

const ACTIVITY_FIELD = /^activity-(\d+)-/;

/** The position of the activity that a field belongs to, from 1; `null` for the other fields. */
export function activityPosition(field: FieldId): number | null {
  const [, position] = ACTIVITY_FIELD.exec(field) ?? [];
  return position === undefined ? null : Number(position);
}

export const cardElementId = (id: string): string => `card-${id}`;

/** Where a change is made, and where the button stands that undoes it. */
export type ChangeOrigin = 'form' | 'events' | 'cards' | 'health';

export const ORIGIN_IDS: Readonly<Record<ChangeOrigin, string>> = {
  form: 'activities',
  events: 'weeks-title',
  cards: 'cards',
  health: 'optimization',
};

export const PEOPLE_TITLE_ID = 'people-title';

/** The id of the element that shows a life event: the heading of a person's card; for the others that of the weeks. */
export const eventElementId = (kind: KindName, id: string): string =>
  kind === 'people' ? `people-${id}` : ORIGIN_IDS.events;

export interface HydratedValues extends Pick<Draft, 'birthdate' | 'manual'> {
  /** `null` where the form has no field for it. */
  readonly lifeExpectancy: string | null;
  readonly activities: readonly Pick<ActivityDraft, 'name' | 'hours'>[];
}

/** Reads what was entered before hydration. */
export function readHydratedValues(): HydratedValues {
  const input = (id: FieldId | 'manual') => {
    const element = document.getElementById(id);
    return element instanceof HTMLInputElement ? element : null;
  };
  const activities = [];
  for (let position = 1; ; position++) {
    const name = input(activityFieldId(position, 'name'));
    const hours = input(activityFieldId(position, 'hours'));
    if (!name || !hours) break;
    activities.push({ name: name.value, hours: hours.value });
  }
  return {
    birthdate: input('birthdate')?.value ?? '',
    manual: input('manual')?.checked ?? false,
    lifeExpectancy: input('life-expectancy')?.value ?? null,
    activities,
  };
}
