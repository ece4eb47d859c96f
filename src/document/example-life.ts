import { DEFAULT_ACTIVITIES } from '#words/form.ts';
import { EXAMPLE } from '#words/results.ts';
import type { Activity } from '../life/activity.ts';
import { COLOR_NAMES } from '../life/colors.ts';
import { type LifeEvents, NO_LIFE_EVENTS } from '../life/life-events.ts';
import { whenOf } from '../life/when.ts';
import { countryOf } from '../words/shown-names.ts';
import { EXAMPLE_BIRTHDATE, EXAMPLE_FIGURE, listExampleChapters } from './example.ts';
import { enteredExpectancy, expectancyAtBirth, type ReadOnlyLife } from './submitted-life.ts';

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
    color: COLOR_NAMES[index] ?? 'blue',
  }));

const PEOPLE = [
  {
    id: 'mother',
    birthYear: 1962,
    diedIn: null,
    daysPerYear: 12,
    since: null,
    livedTogether: { until: 2008 },
  },
  { id: 'mila', birthYear: 2021, diedIn: null, daysPerYear: 30, since: null, livedTogether: { until: 2039 } },
] as const;

const MOMENTS = [
  ['bike', '1996-06'],
  ['sea', '2001-07'],
  ['home', '2008-09-01'],
  ['job', '2012-06-04'],
  ['met', '2015-10-17'],
  ['wedding', '2019-08-24'],
  ['mila', '2021-03-09'],
  ['schoolOfMila', '2026-09'],
  ['camino', '2031'],
  ['stop', '65'],
] as const;

const listEvents = (): LifeEvents => ({
  ...NO_LIFE_EVENTS,
  chapters: listExampleChapters(),
  moments: MOMENTS.map(([id, when]) => ({ id, text: EXAMPLE.moments[id], when: whenOf(when) })),
  people: PEOPLE.map((person) => ({ ...person, name: EXAMPLE.people[person.id] })),
});

/** An invented life, for visitors who want to see results first. */
export function createExampleLife(): ReadOnlyLife & { readonly events: LifeEvents } {
  const country = countryOf('CAN');
  return {
    submitted: {
      time: { kind: 'dated', birthdate: EXAMPLE_BIRTHDATE },
      activities: listActivities(),
      country,
      atBirth: country
        ? expectancyAtBirth({ ...EXAMPLE_FIGURE, code: country.code })
        : enteredExpectancy(EXAMPLE_FIGURE.lifeExpectancy),
      example: true,
    },
    choice: { basis: 'birth', population: 'everyone' },
    events: listEvents(),
    offsetWeeks: 0,
  };
}
