import type { SavedLife } from './saved-life.ts';
import { SAVED_VERSION, serializeEvents } from './serialize-draft.ts';

/** Writes a life for the view as a saved form has it, so that there is one format. */
export function writeSavedLife(life: SavedLife): string {
  const { birthdate, country, lifeExpectancy, chapters, moments } = life;
  return JSON.stringify({
    version: SAVED_VERSION,
    draft: {
      birthdate,
      country: country === null ? null : { code: country, name: '', lifeExpectancy: 0 },
      manual: country === null,
      lifeExpectancy,
      activities: [],
      personal: serializeEvents({ chapters, moments, people: [] }),
    },
  });
}
