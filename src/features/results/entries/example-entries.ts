import type { PersonalEntries } from '../../../life/personal-entries.ts';

/** What the invented person of the example has entered. */
export const EXAMPLE_ENTRIES: PersonalEntries = {
  chapters: [
    { id: 'childhood', name: 'Childhood', from: '1990-05-15', until: '1996-08', color: '#FFB2E2' },
    { id: 'school', name: 'School', from: '1996-09', until: '2008-06', color: '#69B1B5' },
    { id: 'montreal', name: 'Studies in Montreal', from: '2008-09', until: '2012-05', color: '#CF9FFA' },
    { id: 'berlin', name: 'Berlin', from: '2012-06', until: '2016', color: '#F7893B' },
    { id: 'toronto', name: 'Toronto', from: '2017', until: null, color: '#4E84F0' },
  ],
  moments: [
    { id: 'bike', text: 'First bike', when: '1996-06' },
    { id: 'sea', text: 'First sight of the sea', when: '2001-07' },
    { id: 'home', text: 'Leaves home', when: '2008-09-01' },
    { id: 'job', text: 'First job', when: '2012-06-04' },
    { id: 'met', text: 'Meets Sam', when: '2015-10-17' },
    { id: 'wedding', text: 'Wedding', when: '2019-08-24' },
    { id: 'mila', text: 'Mila is born', when: '2021-03-09' },
    { id: 'school-mila', text: 'Mila starts school', when: '2026-09' },
    { id: 'camino', text: 'Walk the Camino', when: '2031' },
    { id: 'stop', text: 'Stop working', when: '65' },
  ],
  people: [
    {
      id: 'mother',
      name: 'My mother',
      birthYear: 1962,
      daysPerYear: 12,
      since: null,
      livedTogether: { until: 2008 },
      country: null,
      population: 'women',
    },
    {
      id: 'mila',
      name: 'Mila',
      birthYear: 2021,
      daysPerYear: 30,
      since: null,
      livedTogether: { until: 2039 },
      country: null,
      population: 'women',
    },
  ],
};
