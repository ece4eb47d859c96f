import type * as English from '../en/backup-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';

export const BACKUP_MESSAGES: Translated<typeof English.BACKUP_MESSAGES> = {
  about:
    'Un archivo con todo lo que escribiste: el formulario y tus momentos, etapas y personas. Es texto sin cifrar, así que guárdalo en un lugar privado.',
  save: 'Guardar una copia',
  open: 'Abrir una copia',
  replaces: 'Al abrir un archivo se sustituye lo que hay aquí. Puedes deshacerlo.',
  saved: 'Se guardó la copia de seguridad.',
  refused: 'No se cambió nada, porque el archivo tiene un problema:',
  foreign: 'No es una copia de seguridad de esta página.',
  newer: 'Se hizo con una versión más nueva de esta página. Recarga la página e inténtalo de nuevo.',
  tooLarge: 'Es más grande que cualquier copia de seguridad de esta página.',
  unreadable: 'Tu navegador no pudo leer el archivo. Inténtalo de nuevo.',
  more: plural({ one: 'Y # más.', other: 'Y # más.' }, 'Y # más.'),
  file: (day) => `lifetime-visualizer-${day}`,
};

const PARTS: Readonly<Record<Parameters<typeof English.BACKUP_ISSUES.part>[0], string>> = {
  birthdate: 'fecha de nacimiento',
  birthYear: 'año de nacimiento',
  color: 'color',
  country: 'país',
  daysPerYear: 'días al año',
  from: 'comienzo',
  hours: 'horas',
  lifeExpectancy: 'esperanza de vida',
  livedTogether: 'tiempo de convivencia',
  name: 'nombre',
  population: 'cifras para todas las personas, mujeres u hombres',
  schedule: 'días y edades',
  since: 'año en que se conocieron',
  text: 'palabras',
  until: 'final',
  when: 'fecha o edad',
};

const LISTS = {
  activities: { one: 'Actividad', all: 'actividades' },
  chapters: { one: 'Etapa', all: 'etapas' },
  moments: { one: 'Momento', all: 'momentos' },
  people: { one: 'Persona', all: 'personas' },
} as const;

export const BACKUP_ISSUES: Translated<typeof English.BACKUP_ISSUES> = {
  something: 'Hay algo que no se puede leer.',
  part: (part) => `No se puede leer este dato: ${PARTS[part]}.`,
  list: (list) => `No se puede leer la lista de ${LISTS[list].all}.`,
  tooMany: (format, list, count, most) =>
    `Tiene ${format.number(count)} ${LISTS[list].all}. Caben ${format.number(most)} como máximo.`,
  item: (list, position) => `${LISTS[list].one} ${position}: no se puede leer.`,
  partOfItem: (list, position, part) => `${LISTS[list].one} ${position}, ${PARTS[part]}: no se puede leer.`,
};
