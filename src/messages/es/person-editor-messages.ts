import type * as English from '../en/person-editor-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';
import { SAVING_NOTE } from './saving-note.ts';

export const PERSON_EDITOR_MESSAGES: Translated<typeof English.PERSON_EDITOR_MESSAGES> = {
  title: { add: 'Añadir una persona', change: (name) => `Editar ${name}` },
  name: 'Nombre',
  namePlaceholder: 'p. ej., Mi madre',
  birthYear: 'Año de nacimiento',
  yearPlaceholder: 'p. ej., 1962',
  together: '¿Has vivido con esta persona?',
  livedTogether: { no: 'No', until: 'Hasta cierto año', still: 'Sí, todavía' },
  until: 'Convivencia hasta',
  untilHint: 'Un año, pasado o futuro.',
  days: { apart: 'Días compartidos al año', later: 'Días compartidos al año, después' },
  daysHint: 'Un fin de semana al mes son 24 días; una vez a la semana, 52.',
  since: { known: 'Conoces a esta persona desde (opcional)', together: 'Convivencia desde (opcional)' },
  sinceHint: 'Un año. Déjalo vacío si es de toda la vida.',
  country: 'País',
  sameCountry: (country) => `${country}, como tú`,
  chooseCountry: 'Elige un país',
  population: 'Usar cifras para',
  populations: { everyone: 'Todas las personas', women: 'Mujeres', men: 'Hombres' },
  privacy:
    'Se queda en este dispositivo, nunca en un enlace ni en una imagen. Solo se envía el código del país, para consultar su tabla de mortalidad.',
  saving: SAVING_NOTE,
  save: 'Guardar',
  cancel: 'Cancelar',
  full: plural({
    one: 'Puedes añadir # persona como máximo. Quítala para añadir otra.',
    other: 'Puedes añadir # personas como máximo. Quita una para añadir otra.',
  }),
};

export const PERSON_PROBLEMS: Translated<typeof English.PERSON_PROBLEMS> = {
  name: 'Escribe un nombre.',
  year: 'Escribe un año; por ejemplo, 1962.',
  yearToCome: 'Ese año está en el futuro. Escribe el actual o uno anterior.',
  tooLongAgo: 'Revisa el año de nacimiento: fue hace más de 130 años.',
  days: 'Escribe un número de días de 0 a 365.',
  sinceBeforeBirth: (year) => `Una de las dos personas nació en ${year}. Escribe ese año o uno posterior.`,
  untilBeforeSince: (year) =>
    `La convivencia no pudo empezar antes de ${year}. Escribe ese año o uno posterior.`,
  untilTooFar: (year) => `Escribe un año hasta ${year}.`,
  country: 'Elige un país: las cifras vienen de su tabla de mortalidad.',
};
