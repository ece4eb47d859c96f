import type * as English from '../en/example-entry-names.ts';
import type { Translated } from '../translated.ts';

export const EXAMPLE_NAMES: Translated<typeof English.EXAMPLE_NAMES> = {
  chapters: {
    childhood: 'Infância',
    school: 'Escola',
    montreal: 'Faculdade em Montreal',
    berlin: 'Berlim',
    toronto: 'Toronto',
  },
  moments: {
    bike: 'Primeira bicicleta',
    sea: 'Vê o mar pela primeira vez',
    home: 'Sai da casa dos pais',
    job: 'Primeiro emprego',
    met: 'Conhece Sam',
    wedding: 'Casamento',
    mila: 'Nasce Mila',
    schoolOfMila: 'Mila entra na escola',
    camino: 'Caminho de Santiago',
    stop: 'Parar de trabalhar',
  },
  people: { mother: 'Minha mãe', mila: 'Mila' },
};
