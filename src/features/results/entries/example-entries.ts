import { EXAMPLE_NAMES } from '#messages/example-entry-names.ts';
import type { PersonalEntries } from '../../../life/personal-entries.ts';

const { chapters, moments, people } = EXAMPLE_NAMES;

/** What the invented person of the example has entered. */
export const EXAMPLE_ENTRIES: PersonalEntries = {
  chapters: [
    { id: 'childhood', name: chapters.childhood, from: '1990-05-15', until: '1996-08', color: '#FFB2E2' },
    { id: 'school', name: chapters.school, from: '1996-09', until: '2008-06', color: '#69B1B5' },
    { id: 'montreal', name: chapters.montreal, from: '2008-09', until: '2012-05', color: '#CF9FFA' },
    { id: 'berlin', name: chapters.berlin, from: '2012-06', until: '2016', color: '#F7893B' },
    { id: 'toronto', name: chapters.toronto, from: '2017', until: null, color: '#4E84F0' },
  ],
  moments: [
    { id: 'bike', text: moments.bike, when: '1996-06' },
    { id: 'sea', text: moments.sea, when: '2001-07' },
    { id: 'home', text: moments.home, when: '2008-09-01' },
    { id: 'job', text: moments.job, when: '2012-06-04' },
    { id: 'met', text: moments.met, when: '2015-10-17' },
    { id: 'wedding', text: moments.wedding, when: '2019-08-24' },
    { id: 'mila', text: moments.mila, when: '2021-03-09' },
    { id: 'school-mila', text: moments.schoolOfMila, when: '2026-09' },
    { id: 'camino', text: moments.camino, when: '2031' },
    { id: 'stop', text: moments.stop, when: '65' },
  ],
  people: [
    {
      id: 'mother',
      name: people.mother,
      birthYear: 1962,
      daysPerYear: 12,
      since: null,
      livedTogether: { until: 2008 },
      country: null,
      population: 'women',
    },
    {
      id: 'mila',
      name: people.mila,
      birthYear: 2021,
      daysPerYear: 30,
      since: null,
      livedTogether: { until: 2039 },
      country: null,
      population: 'women',
    },
  ],
};
