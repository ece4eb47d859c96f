import type { ActivityDraft, Draft } from '../document/draft.ts';
import { activityField } from '../document/field.ts';
import type { Change } from '../document/history.ts';
import { idOf } from '../ui/target-ids.ts';

interface HydratedValues extends Pick<Draft, 'birthdate' | 'manual'> {
  /** `null` where the form has no field for it. */
  readonly lifeExpectancy: string | null;
  readonly activities: readonly Pick<ActivityDraft, 'name' | 'hours'>[];
}

function findInput(id: string): HTMLInputElement | null {
  const element = document.getElementById(id);
  return element instanceof HTMLInputElement ? element : null;
}

/** Reads what is in the form's inputs, also what was entered before hydration. */
export function readHydratedValues(): HydratedValues {
  const activities = [];
  for (let position = 1; ; position++) {
    const name = findInput(idOf(activityField(position, 'name')));
    const hours = findInput(idOf(activityField(position, 'hours')));
    if (!name || !hours) break;
    activities.push({ name: name.value, hours: hours.value });
  }
  return {
    birthdate: findInput(idOf({ of: 'birthdate' }))?.value ?? '',
    manual: findInput('manual')?.checked ?? false,
    lifeExpectancy: findInput(idOf({ of: 'lifeExpectancy' }))?.value ?? null,
    activities,
  };
}

/**
 * Takes over the values of the form's inputs that were entered without an event: before hydration, or by the browser. A
 * value was entered if it differs from the one that the page has put there.
 * @param shown the form in whose inputs they were read
 * @param base the form that takes them
 * @returns `base` itself if nothing was entered
 */
export function takeOver(shown: Draft, values: HydratedValues, base = shown): Draft {
  let isChanged = false;
  const choose = <T>(now: T, before: T, otherwise: T): T => {
    if (now === before) return otherwise;
    isChanged = true;
    return now;
  };
  const taken = {
    ...base,
    birthdate: choose(values.birthdate, shown.birthdate, base.birthdate),
    manual: choose(values.manual, shown.manual, base.manual),
    lifeExpectancy: choose(
      values.lifeExpectancy ?? shown.lifeExpectancy,
      shown.lifeExpectancy,
      base.lifeExpectancy,
    ),
    activities: base.activities.map((activity, index) => {
      const [now, before] = [values.activities[index], shown.activities[index]];
      if (!now || !before) return activity;
      return {
        ...activity,
        name: choose(now.name, before.name, activity.name),
        hours: choose(now.hours, before.hours, activity.hours),
      };
    }),
  };
  return isChanged ? taken : base;
}

/** See `takeOver`. @param shown the form in whose inputs they were read; if another one is about to replace it, they are dropped */
export const enterHydrated = (values: HydratedValues, shown?: Draft): Change => ({
  reduce: (draft) => (shown && shown !== draft ? draft : takeOver(draft, values)),
  describe: () => null,
});
