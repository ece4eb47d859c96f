import type { FieldId } from './problem.ts';

/** What the form's inputs hold when the page begins to listen. */
export interface HydratedValues {
  readonly birthdate: string;
  readonly manual: boolean;
  readonly activities: readonly { readonly name: string; readonly hours: string }[];
}

/**
 * Reads what was typed, or filled in by the browser, before the page could listen.
 * @param page where the form's inputs are
 */
export function readHydratedValues(page: Document): HydratedValues {
  const input = (id: FieldId | 'manual') => {
    const element = page.getElementById(id);
    return element instanceof HTMLInputElement ? element : null;
  };
  const activities = [];
  for (let position = 1; input(`activity-${position}-name`); position++) {
    activities.push({
      name: input(`activity-${position}-name`)?.value ?? '',
      hours: input(`activity-${position}-hours`)?.value ?? '',
    });
  }
  return {
    birthdate: input('birthdate')?.value ?? '',
    manual: input('manual')?.checked ?? false,
    activities,
  };
}
