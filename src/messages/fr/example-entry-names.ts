import type * as English from '../en/example-entry-names.ts';
import type { Translated } from '../translated.ts';

export const EXAMPLE_NAMES: Translated<typeof English.EXAMPLE_NAMES> = {
  chapters: {
    childhood: 'Enfance',
    school: 'École',
    montreal: 'Études à Montréal',
    berlin: 'Berlin',
    toronto: 'Toronto',
  },
  moments: {
    bike: 'Premier vélo',
    sea: 'Première fois à la mer',
    home: 'Départ de la maison',
    job: 'Premier emploi',
    met: 'Rencontre avec Sam',
    wedding: 'Mariage',
    mila: 'Naissance de Mila',
    schoolOfMila: 'Mila entre à l’école',
    camino: 'Chemin de Compostelle',
    stop: 'Fin du travail',
  },
  people: { mother: 'Ma mère', mila: 'Mila' },
};
