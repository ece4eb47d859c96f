import { EXAMPLE } from '#words/results.ts';
import type { LifeEvents } from '../life/life-events.ts';
import { whenOf } from '../life/when.ts';
import { oncePerLanguage } from '../words/once-per-language.ts';

const listPeople = (): LifeEvents['people'] => [
  {
    id: 'mother',
    name: EXAMPLE.people.mother,
    birthYear: 1962,
    daysPerYear: 12,
    since: null,
    livedTogether: { until: 2008 },
    country: null,
    population: 'women',
  },
  {
    id: 'mila',
    name: EXAMPLE.people.mila,
    birthYear: 2021,
    daysPerYear: 30,
    since: null,
    livedTogether: { until: 2039 },
    country: null,
    population: 'women',
  },
];

/** The life events of the invented person in the example. */
export const exampleEvents = oncePerLanguage(
  (): LifeEvents => ({
    chapters: [
      {
        id: 'childhood',
        name: EXAMPLE.chapters.childhood,
        from: whenOf('1990-05-15'),
        until: whenOf('1996-08'),
        color: '#FFB2E2',
      },
      {
        id: 'school',
        name: EXAMPLE.chapters.school,
        from: whenOf('1996-09'),
        until: whenOf('2008-06'),
        color: '#69B1B5',
      },
      {
        id: 'montreal',
        name: EXAMPLE.chapters.montreal,
        from: whenOf('2008-09'),
        until: whenOf('2012-05'),
        color: '#CF9FFA',
      },
      {
        id: 'berlin',
        name: EXAMPLE.chapters.berlin,
        from: whenOf('2012-06'),
        until: whenOf('2016'),
        color: '#F7893B',
      },
      { id: 'toronto', name: EXAMPLE.chapters.toronto, from: whenOf('2017'), until: null, color: '#4E84F0' },
    ],
    moments: [
      { id: 'bike', text: EXAMPLE.moments.bike, when: whenOf('1996-06') },
      { id: 'sea', text: EXAMPLE.moments.sea, when: whenOf('2001-07') },
      { id: 'home', text: EXAMPLE.moments.home, when: whenOf('2008-09-01') },
      { id: 'job', text: EXAMPLE.moments.job, when: whenOf('2012-06-04') },
      { id: 'met', text: EXAMPLE.moments.met, when: whenOf('2015-10-17') },
      { id: 'wedding', text: EXAMPLE.moments.wedding, when: whenOf('2019-08-24') },
      { id: 'mila', text: EXAMPLE.moments.mila, when: whenOf('2021-03-09') },
      { id: 'school-mila', text: EXAMPLE.moments.schoolOfMila, when: whenOf('2026-09') },
      { id: 'camino', text: EXAMPLE.moments.camino, when: whenOf('2031') },
      { id: 'stop', text: EXAMPLE.moments.stop, when: whenOf('65') },
    ],
    people: listPeople(),
  }),
);
