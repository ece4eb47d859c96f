import type * as English from '../en/example-entry-names.ts';
import type { Translated } from '../translated.ts';

export const EXAMPLE_NAMES: Translated<typeof English.EXAMPLE_NAMES> = {
  chapters: {
    childhood: 'Kindheit',
    school: 'Schulzeit',
    montreal: 'Studium in Montreal',
    berlin: 'Berlin',
    toronto: 'Toronto',
  },
  moments: {
    bike: 'Das erste Fahrrad',
    sea: 'Zum ersten Mal am Meer',
    home: 'Auszug von zu Hause',
    job: 'Erste Stelle',
    met: 'Sam kennengelernt',
    wedding: 'Hochzeit',
    mila: 'Mila kommt zur Welt',
    schoolOfMila: 'Milas erster Schultag',
    camino: 'Auf dem Jakobsweg',
    stop: 'Letzter Arbeitstag',
  },
  people: { mother: 'Meine Mutter', mila: 'Mila' },
};
