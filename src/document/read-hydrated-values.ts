import type { ActivityDraft, Draft } from './draft.ts';
import { activityFieldId, type FieldId } from './element-ids.ts';

export interface HydratedValues extends Pick<Draft, 'birthdate' | 'manual'> {
  readonly activities: readonly Pick<ActivityDraft, 'name' | 'hours'>[];
}

/** Reads the values that the visitor or the browser entered before hydration. */
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
    activities,
  };
}
