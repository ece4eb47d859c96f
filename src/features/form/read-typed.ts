import type { Draft } from './draft.ts';
import type { FieldId } from './find-problems.ts';

/**
 * The form with what its inputs hold: what was typed before the page could listen, or filled in by the browser.
 * @param page where the form's inputs are
 */
export function readTyped(page: Document, draft: Draft): Draft {
  const input = (id: FieldId | 'manual') => page.getElementById(id) as HTMLInputElement | null;
  return {
    ...draft,
    birthdate: input('birthdate')?.value ?? draft.birthdate,
    manual: input('manual')?.checked ?? draft.manual,
    activities: draft.activities.map((activity, index) => ({
      ...activity,
      name: input(`activity-${index + 1}-name`)?.value ?? activity.name,
      hours: input(`activity-${index + 1}-hours`)?.value || activity.hours,
    })),
  };
}
