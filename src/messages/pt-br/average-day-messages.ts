import type * as English from '../en/average-day-messages.ts';
import type { Translated } from '../translated.ts';
import { inPlace } from './places.ts';
import { describeSurveyAges } from './survey-ages.ts';

export const AVERAGE_DAY_MESSAGES: Translated<typeof English.AVERAGE_DAY_MESSAGES> = {
  hint: 'Escolha um para substituir suas atividades. Dá para desfazer.',
  sources: 'Fontes:',
  lives: 'Vidas prontas',
  livesHint:
    'Já vêm com dias por semana e idades. Ajuste-as à sua vida em “Quando suas atividades acontecem”.',
  note:
    'O trabalho inclui o trajeto, a menos que este apareça à parte ou que o dia diga outra coisa; o sono inclui ' +
    'cochilos e o tempo sem dormir na cama. O que não aparece na lista conta como tempo livre.',
  use: (title) => `Usar “${title}”`,
  hours: (name, hours) => `${name} ${hours} h`,
  schedule: (name, schedule) => `${name} ${schedule}`,
  described: (hours, about) => `${hours}. ${about}`,
};

export const AVERAGE_DAYS: Translated<typeof English.AVERAGE_DAYS> = {
  working: {
    title: 'Com emprego',
    about: (year) =>
      `Média dos EUA para pessoas adultas com emprego, sem filhos menores de 18 anos em casa, fins de semana incluídos, ${year}.`,
  },
  'working-parent': {
    title: 'Emprego e filhos',
    about: (year) =>
      `Média dos EUA para pessoas adultas com emprego e com filhos menores de 18 anos em casa, fins de semana incluídos, ${year}.`,
  },
  'parent-at-home': {
    title: 'Em casa com filhos',
    about: (year) =>
      `Média dos EUA para pessoas adultas sem emprego e com filhos menores de 18 anos em casa, ${year}.`,
  },
  student: {
    title: 'Estudante',
    about: () =>
      'Média dos EUA para estudantes de ensino superior em tempo integral, de 15 a 49 anos, em dias úteis, 2003 a 2005.',
  },
  teenager: {
    title: 'Adolescente',
    about: (year) =>
      `Média dos EUA para pessoas de 15 a 19 anos, fins de semana e férias escolares incluídos, ${year}.`,
  },
  'later-life': {
    title: '75 anos ou mais',
    about: (year) => `Média dos EUA para pessoas de 75 anos ou mais, ${year}.`,
  },
  'average-person': {
    title: 'Média geral',
    about: (year) => `Média dos EUA para todas as pessoas de 15 anos ou mais, com e sem emprego, ${year}.`,
  },
};

export const OWN_COUNTRY_DAY: Translated<typeof English.OWN_COUNTRY_DAY> = {
  title: (place) => `Média ${inPlace(place)}`,
  about: (format, { place, ages, year }) =>
    `Média das pessoas ${inPlace(place)}, ${describeSurveyAges(format, ages)}, com e sem emprego, fins de semana incluídos, ${year}. O trabalho não inclui o trajeto.`,
};

const office = 'Trabalhar 40 horas em cinco dias, dos 22 aos 65 anos, é um padrão comum de tempo integral';

export const READY_MADE_LIVES: Translated<typeof English.READY_MADE_LIVES> = {
  'office-life': {
    title: 'Trabalho em escritório',
    about: (year) =>
      `${office}; as outras horas são a média dos EUA para pessoas adultas com emprego e sem filhos em casa, ${year}.`,
  },
  'nursing-shifts-life': {
    title: 'Plantões de enfermagem',
    about: (year) =>
      `Plantões de doze horas em três dias por semana são comuns na enfermagem hospitalar (um estudo dos EUA, 2012); as idades são exemplos, e as outras horas são a média dos EUA para pessoas adultas com emprego, ${year}.`,
  },
  'parent-at-home-life': {
    title: 'Anos com filhos',
    about: (year) =>
      `Trabalho até o nascimento da primeira criança e cuidados até a mais nova fazer 18 anos, em idades escolhidas como exemplo; as horas de cuidados, tarefas domésticas e TV são a média dos EUA para mães e pais sem emprego, ${year}.`,
  },
  'student-life': {
    title: 'Anos de estudo',
    about: () =>
      `Estudos em cinco dias, dos 18 aos 22 anos, com a média dos EUA para estudantes em tempo integral, 2003 a 2005. ${office}.`,
  },
  'retired-life': {
    title: 'Aposentadoria',
    about: (year) =>
      `${office}; as horas a partir dos 65 são a média dos EUA para pessoas de 75 anos ou mais, ${year}. “Descanso e cuidados pessoais” inclui o sono.`,
  },
};
