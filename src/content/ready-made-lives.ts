import { ADULT_FROM } from '../life/completed-age.ts';
import HOURS from './average-days.json' with { type: 'json' };
import type { AverageDay } from './average-days.ts';

const OFFICE_WORK = { name: 'Work', hours: 8, schedule: { days: 5, from: 22, until: 65 } } as const;
const WORK_BASIS = 'Work of 40 hours in five days, from 22 to 65, is a usual full-time pattern';

const { working, student, 'parent-at-home': parent, 'later-life': later } = HOURS;

/** Lives whose activities have days a week and ages. The hours beside the working ones are of published average days. */
const READY_MADE_LIVES: readonly AverageDay[] = [
  {
    id: 'office-life',
    title: 'Office work',
    about: `${WORK_BASIS}; the other hours are the US average for employed adults without children at home, 2025.`,
    source: 'timeUse2025',
    activities: [
      { name: 'Sleep', hours: working.sleep },
      OFFICE_WORK,
      { name: 'TV', hours: working.television },
      { name: 'Household', hours: working.household, schedule: { days: 7, from: 18, until: null } },
      { name: 'Eating', hours: working.eating },
    ],
  },
  {
    id: 'nursing-shifts-life',
    title: 'Nursing shifts',
    about:
      'Twelve-hour shifts on three days a week are common among hospital nurses (a US study, 2012); the ages are examples, and the other hours are the US average for employed adults, 2025.',
    source: 'stimpfel2012',
    activities: [
      { name: 'Sleep', hours: working.sleep },
      { name: 'Work', hours: 12, schedule: { days: 3, from: 22, until: 65 } },
      { name: 'TV', hours: working.television },
      { name: 'Household', hours: working.household, schedule: { days: 7, from: 18, until: null } },
      { name: 'Eating', hours: working.eating },
    ],
  },
  {
    id: 'parent-at-home-life',
    title: 'Parenting years',
    about:
      'Work up to the first child and care until the youngest is 18, at ages chosen as examples; the hours of care, housework and TV are the US average for parents without a job, 2025.',
    source: 'timeUse2025',
    activities: [
      { name: 'Sleep', hours: parent.sleep },
      { ...OFFICE_WORK, schedule: { days: 5, from: 22, until: 30 } },
      { name: 'Caring for family', hours: parent.family, schedule: { days: 7, from: 30, until: 50 } },
      { name: 'Household', hours: parent.household, schedule: { days: 7, from: 18, until: null } },
      { name: 'TV', hours: parent.television },
    ],
  },
  {
    id: 'student-life',
    title: 'Student years',
    about: `Studying on five days from 18 to 22, with the US average of full-time students, 2003 to 2005. ${WORK_BASIS}.`,
    source: 'studentTimeUse2003To2005',
    activities: [
      { name: 'Sleep', hours: student.sleep },
      { name: 'Studying', hours: student.studying, schedule: { days: 5, from: 18, until: 22 } },
      OFFICE_WORK,
      { name: 'Getting around', hours: student.travel },
      { name: 'Eating', hours: student.eating },
    ],
  },
  {
    id: 'retired-life',
    title: 'Retirement',
    about: `${WORK_BASIS}; the hours from 65 on are the US average for people aged 75 and over, 2025. Rest and personal care includes sleep.`,
    source: 'timeUse2025',
    activities: [
      { name: 'Rest and personal care', hours: later.personalCare },
      OFFICE_WORK,
      { name: 'TV', hours: later.television, schedule: { days: 7, from: 65, until: null } },
      { name: 'Household', hours: later.household, schedule: { days: 7, from: 18, until: null } },
      { name: 'Reading', hours: later.reading, schedule: { days: 7, from: 65, until: null } },
    ],
  },
];

/** The ready-made lives that a visitor can choose from: none before 18. @param age `null` if it is not known */
export const listReadyMadeLives = (age: number | null): readonly AverageDay[] =>
  age !== null && age < ADULT_FROM ? [] : READY_MADE_LIVES;
