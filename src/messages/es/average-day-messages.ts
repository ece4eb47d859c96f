import type * as English from '../en/average-day-messages.ts';
import type { Translated } from '../translated.ts';
import { describeSurveyAges } from './survey-ages.ts';

export const AVERAGE_DAY_MESSAGES: Translated<typeof English.AVERAGE_DAY_MESSAGES> = {
  hint: 'Elige uno para sustituir tus actividades. Puedes deshacerlo.',
  sources: 'Fuentes:',
  lives: 'Vidas ya preparadas',
  livesHint: 'Incluyen días a la semana y edades. Ajústalas a tu vida en «Cuándo ocurren tus actividades».',
  note:
    'El trabajo incluye los trayectos, salvo que figuren aparte o que el día indique otra cosa; el sueño incluye las ' +
    'siestas y el tiempo en la cama sin dormir. Lo que no figura cuenta como tiempo libre.',
  use: (title) => `Usar «${title}»`,
  hours: (name, hours) => `${name} ${hours} h`,
  schedule: (name, schedule) => `${name} ${schedule}`,
  described: (hours, about) => `${hours}. ${about}`,
};

export const AVERAGE_DAYS: Translated<typeof English.AVERAGE_DAYS> = {
  working: {
    title: 'Con empleo',
    about: (year) =>
      `Promedio de Estados Unidos: personas adultas con empleo y sin menores de 18 años en casa, fines de semana incluidos, ${year}.`,
  },
  'working-parent': {
    title: 'Con empleo y crianza',
    about: (year) =>
      `Promedio de Estados Unidos: personas adultas con empleo y con hijos o hijas menores de 18 años en casa, fines de semana incluidos, ${year}.`,
  },
  'parent-at-home': {
    title: 'Crianza en casa',
    about: (year) =>
      `Promedio de Estados Unidos: personas adultas sin empleo y con hijos o hijas menores de 18 años en casa, ${year}.`,
  },
  student: {
    title: 'Estudiante',
    about: () =>
      'Promedio de Estados Unidos: estudiantes de universidad a tiempo completo, de 15 a 49 años, días laborables, de 2003 a 2005.',
  },
  teenager: {
    title: 'Adolescente',
    about: (year) =>
      `Promedio de Estados Unidos: personas de 15 a 19 años, fines de semana y vacaciones escolares incluidos, ${year}.`,
  },
  'later-life': {
    title: 'Persona mayor',
    about: (year) => `Promedio de Estados Unidos: personas de 75 años y más, ${year}.`,
  },
  'average-person': {
    title: 'Persona promedio',
    about: (year) =>
      `Promedio de Estados Unidos: todas las personas de 15 años y más, con o sin empleo, ${year}.`,
  },
};

export const OWN_COUNTRY_DAY: Translated<typeof English.OWN_COUNTRY_DAY> = {
  title: (place) => `Promedio en ${place}`,
  about: (format, { place, ages, year }) =>
    `Promedio de las personas en ${place}, ${describeSurveyAges(format, ages)}, con o sin empleo, fines de semana incluidos, ${year}. El trabajo no incluye los trayectos.`,
};

const office = 'Trabajar 40 horas en cinco días, de los 22 a los 65 años, es una jornada completa habitual';

export const READY_MADE_LIVES: Translated<typeof English.READY_MADE_LIVES> = {
  'office-life': {
    title: 'Trabajo de oficina',
    about: (year) =>
      `${office}; las demás horas son el promedio de Estados Unidos para personas adultas con empleo y sin menores en casa, ${year}.`,
  },
  'nursing-shifts-life': {
    title: 'Turnos de enfermería',
    about: (year) =>
      `Los turnos de doce horas, tres días a la semana, son comunes en la enfermería hospitalaria (estudio de Estados Unidos, 2012); las edades son ejemplos, y las demás horas son el promedio de Estados Unidos para personas adultas con empleo, ${year}.`,
  },
  'parent-at-home-life': {
    title: 'Años de crianza',
    about: (year) =>
      `Trabajo hasta que nace el primer hijo o hija y cuidados hasta que el hijo o hija menor cumple 18 años, con edades de ejemplo; las horas de cuidados, tareas del hogar y televisión son el promedio de Estados Unidos para madres y padres sin empleo, ${year}.`,
  },
  'student-life': {
    title: 'Años de estudios',
    about: () =>
      `Estudios cinco días a la semana, de los 18 a los 22 años, con el promedio de estudiantes a tiempo completo de Estados Unidos, de 2003 a 2005. ${office}.`,
  },
  'retired-life': {
    title: 'Jubilación',
    about: (year) =>
      `${office}; las horas desde los 65 años son el promedio de Estados Unidos para personas de 75 años y más, ${year}. «Descanso y cuidado personal» incluye el sueño.`,
  },
};
