import type * as English from '../en/example-entry-names.ts';
import type { Translated } from '../translated.ts';

export const EXAMPLE_NAMES: Translated<typeof English.EXAMPLE_NAMES> = {
  chapters: {
    childhood: 'Infancia',
    school: 'Escuela',
    montreal: 'Estudios en Montreal',
    berlin: 'Berlín',
    toronto: 'Toronto',
  },
  moments: {
    bike: 'Primera bicicleta',
    sea: 'Primera vez frente al mar',
    home: 'Se va de casa',
    job: 'Primer trabajo',
    met: 'Conoce a Sam',
    wedding: 'Boda',
    mila: 'Nace Mila',
    schoolOfMila: 'Mila empieza la escuela',
    camino: 'Hacer el Camino de Santiago',
    stop: 'Dejar de trabajar',
  },
  people: { mother: 'Mi madre', mila: 'Mila' },
};
