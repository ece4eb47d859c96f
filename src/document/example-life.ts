import { DEFAULT_ACTIVITIES } from '#words/form.ts';
import { EXAMPLE } from '#words/results.ts';
import type { Activity } from '../life/activity.ts';
import type { CalendarDate } from '../life/calendar-date.ts';
import { ACTIVITY_COLORS } from '../life/colors.ts';
import { createLife } from '../life/life.ts';
import type { LifeEvents } from '../life/life-events.ts';
import { whenOf } from '../life/when.ts';
import { countryOf, placeName } from '../words/shown-names.ts';
import { EXAMPLE_BIRTHDATE, EXAMPLE_FIGURE } from './example.ts';
import type { ShownLife } from './shown-life.ts';

const DAY = [
  { id: 'sleep', hours: 7.5 },
  { id: 'work', hours: 8, schedule: { days: 5, from: 22, until: 65 } },
  { id: 'exercise', hours: 0.5, schedule: { days: 7, from: 6, until: null } },
  { id: 'familyTime', hours: 2, schedule: { days: 7, from: 29, until: null } },
  { id: 'reading', hours: 1, schedule: { days: 7, from: 7, until: null } },
] as const;

const listActivities = (): Activity[] =>
  DAY.map((activity, index) => ({
    ...activity,
    name: DEFAULT_ACTIVITIES[activity.id],
    color: ACTIVITY_COLORS[index] ?? ACTIVITY_COLORS[0],
  }));

const listPeople = (): LifeEvents['people'] => [
  {
    id: 'mother',
    name: EXAMPLE.people.mother,
    birthYear: 1962,
    daysPerYear: 12,
    since: null,
    livedTogether: { until: 2008 },
  },
  {
    id: 'mila',
    name: EXAMPLE.people.mila,
    birthYear: 2021,
    daysPerYear: 30,
    since: null,
    livedTogether: { until: 2039 },
  },
];

const listEvents = (): LifeEvents => ({
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
});

/** An invented life, for visitors who want to see results first. @param asOf the visitor's local date */
export function createExampleLife(asOf: CalendarDate): {
  readonly shown: ShownLife;
  readonly events: LifeEvents;
} {
  const country = countryOf('CAN');
  const { lifeExpectancy } = EXAMPLE_FIGURE;
  const profile = { birthdate: EXAMPLE_BIRTHDATE, lifeExpectancy, activities: listActivities() };
  return {
    shown: {
      life: createLife(profile, asOf),
      dates: { birthdate: EXAMPLE_BIRTHDATE, asOf },
      country,
      figure: country && { ...EXAMPLE_FIGURE, code: country.code, countryName: placeName(country) },
      basis: 'birth',
      population: 'everyone',
      tableYear: null,
      atBirth: lifeExpectancy,
      example: true,
    },
    events: listEvents(),
  };
}
