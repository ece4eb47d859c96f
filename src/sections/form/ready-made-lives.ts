import { READY_MADE_LIVES } from '#words/entries.ts';
import type { Activity } from '../../life/activity.ts';
import { ADULT_FROM } from '../../life/completed-age.ts';
import { type ActivityId, nameOfActivity } from '../../words/activity-names.ts';
import type { SourceId } from '../../words/sources.ts';
import HOURS from './average-days.json' with { type: 'json' };
import { type AverageDay, SURVEY_YEAR } from './average-days.ts';

const OFFICE_WORK = { activity: 'work', hours: 8, schedule: { days: 5, from: 22, until: 65 } } as const;

const { working, student, 'parent-at-home': parent, 'later-life': later } = HOURS;

interface Life {
  readonly id: keyof typeof READY_MADE_LIVES;
  readonly source: SourceId;
  readonly activities: readonly (Pick<Activity, 'hours' | 'schedule'> & { readonly activity: ActivityId })[];
}

/** Lives whose activities have days a week and ages. The hours beside the working ones are of published average days. */
const LIVES: readonly Life[] = [
  {
    id: 'office-life',
    source: 'timeUse2025',
    activities: [
      { activity: 'sleep', hours: working.sleep },
      OFFICE_WORK,
      { activity: 'television', hours: working.television },
      { activity: 'household', hours: working.household, schedule: { days: 7, from: 18, until: null } },
      { activity: 'eating', hours: working.eating },
    ],
  },
  {
    id: 'nursing-shifts-life',
    source: 'stimpfel2012',
    activities: [
      { activity: 'sleep', hours: working.sleep },
      { activity: 'work', hours: 12, schedule: { days: 3, from: 22, until: 65 } },
      { activity: 'television', hours: working.television },
      { activity: 'household', hours: working.household, schedule: { days: 7, from: 18, until: null } },
      { activity: 'eating', hours: working.eating },
    ],
  },
  {
    id: 'parent-at-home-life',
    source: 'timeUse2025',
    activities: [
      { activity: 'sleep', hours: parent.sleep },
      { ...OFFICE_WORK, schedule: { days: 5, from: 22, until: 30 } },
      { activity: 'familyCare', hours: parent.family, schedule: { days: 7, from: 30, until: 50 } },
      { activity: 'household', hours: parent.household, schedule: { days: 7, from: 18, until: null } },
      { activity: 'television', hours: parent.television },
    ],
  },
  {
    id: 'student-life',
    source: 'studentTimeUse2003To2005',
    activities: [
      { activity: 'sleep', hours: student.sleep },
      { activity: 'studying', hours: student.studying, schedule: { days: 5, from: 18, until: 22 } },
      OFFICE_WORK,
      { activity: 'gettingAround', hours: student.travel },
      { activity: 'eating', hours: student.eating },
    ],
  },
  {
    id: 'retired-life',
    source: 'timeUse2025',
    activities: [
      { activity: 'personalCare', hours: later.personalCare },
      OFFICE_WORK,
      { activity: 'television', hours: later.television, schedule: { days: 7, from: 65, until: null } },
      { activity: 'household', hours: later.household, schedule: { days: 7, from: 18, until: null } },
      { activity: 'reading', hours: later.reading, schedule: { days: 7, from: 65, until: null } },
    ],
  },
];

function describeAbout(id: Life['id']): string {
  const { about } = READY_MADE_LIVES[id];
  return typeof about === 'string' ? about : about({ year: SURVEY_YEAR });
}

const nameLife = ({ id, source, activities }: Life): AverageDay => ({
  id,
  title: READY_MADE_LIVES[id].title,
  about: describeAbout(id),
  source,
  activities: activities.map(({ activity, ...when }) => ({ name: nameOfActivity(activity), ...when })),
});

/** The ready-made lives that a visitor can choose from: none before 18. @param age `null` if it is not known */
export const listReadyMadeLives = (age: number | null): readonly AverageDay[] =>
  age !== null && age < ADULT_FROM ? [] : LIVES.map(nameLife);
