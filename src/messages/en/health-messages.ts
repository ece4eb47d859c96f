import type { FitnessLevel } from '../../life/exercise.ts';
import type { SleepQuality } from '../../life/sleep.ts';
import type { Format } from '../format.ts';

/** The findings of studies for one level, with suggestions. */
interface HealthNote {
  /** The level's name. */
  readonly level: string;
  /** One sentence that stands for the note while it is folded. */
  readonly lead: string;
  /** Associations in groups of people, as reported by the note's sources. */
  readonly healthImpact: (format: Format) => string;
  /** Two or three, one sentence each. */
  readonly recommendations: readonly string[];
}

/** By hours of exercise a week: under 1.25, under 2.5, up to 5, above 5. */
export const EXERCISE_NOTES = {
  Sedentary: {
    level: 'Sedentary',
    lead: 'Some activity is better than none, so even a few minutes count.',
    healthImpact: (format: Format) =>
      `In a study of more than ${format.number(650_000)} adults, up to 75 minutes of brisk walking a week ` +
      `was associated with ${format.number(1.8)} more years of life after age 40, compared with no ` +
      'leisure-time activity.',
    recommendations: [
      'Start with something small that you like, such as a ten-minute walk after a meal.',
      'Once that’s easy, add a little each week: for adults, the World Health Organization recommends 150 to ' +
        '300 minutes of moderate activity.',
    ],
  },
  'Lightly Active': {
    level: 'Lightly Active',
    lead: 'One or two more brisk walks may be all it takes to reach 150 minutes a week.',
    healthImpact: (format: Format) =>
      `In a study of more than ${format.number(660_000)} adults, some activity below the recommended minimum ` +
      `was associated with ${format.wholePercent(20)} lower mortality than none, and one to two times the ` +
      `minimum with ${format.wholePercent(31)} lower mortality.`,
    recommendations: [
      'Vigorous activity counts double: 75 to 150 minutes a week is enough.',
      'Add the extra minutes to something you already do, such as getting to work or to the store.',
    ],
  },
  Active: {
    level: 'Active',
    lead:
      'You’re within the 150 to 300 minutes of moderate activity a week that the World Health Organization ' +
      'recommends for adults.',
    healthImpact: (format: Format) =>
      `In a study of more than ${format.number(660_000)} adults, one to two times the recommended minimum ` +
      `was associated with ${format.wholePercent(31)} lower mortality than no activity.`,
    recommendations: [
      'Keep doing what you enjoy; there’s no need to add anything.',
      'Mix moderate and vigorous activity in whatever way suits your week.',
      'Have a shorter version ready for busy weeks, so the habit is easy to return to.',
    ],
  },
  'Highly Active': {
    level: 'Highly Active',
    lead: 'A quieter week is no setback: 150 minutes of moderate activity, less than half of what you do, is enough.',
    healthImpact: (format: Format) =>
      'In one large study, two to three times the recommended minimum was associated with ' +
      `${format.wholePercent(37)} lower mortality than no activity. In another, more than 450 minutes of ` +
      `brisk walking a week was associated with ${format.number(4.5)} more years of life after age 40, ` +
      'compared with no leisure-time activity.',
    recommendations: [
      'Plan your rest days.',
      'If something keeps hurting, see a doctor before training again.',
    ],
  },
} as const satisfies Readonly<Record<FitnessLevel, HealthNote>>;

/** By hours of sleep a day: under 6, under 7, up to 9, above 9. */
export const SLEEP_NOTES = {
  'Severely Insufficient': {
    level: 'Severely Insufficient',
    lead:
      'The American Academy of Sleep Medicine and the Sleep Research Society recommend seven hours or more for ' +
      'adults.',
    healthImpact: (format: Format) =>
      `Among nearly ${format.number(1.4)} million people, short sleep was associated with ` +
      `${format.wholePercent(12)} higher mortality.`,
    recommendations: [
      'Try going to bed 15 minutes earlier for a week, then another 15, and see how you feel.',
      'If you can, get up at the same time on workdays and on days off.',
      'If you’d like to sleep longer but can’t, see a doctor to find out why.',
    ],
  },
  Insufficient: {
    level: 'Insufficient',
    lead:
      'You’re within an hour of the seven or more that the American Academy of Sleep Medicine and the Sleep ' +
      'Research Society recommend for adults.',
    healthImpact: (format: Format) =>
      `In 16 studies of nearly ${format.number(1.4)} million people, short sleep was associated with ` +
      `${format.wholePercent(12)} higher mortality.`,
    recommendations: [
      'Going to bed up to an hour earlier would bring you to seven.',
      'Count back from the time you have to get up, and set a reminder for the evening instead of the morning.',
      'Pick the one thing that most often keeps you up, and do it earlier in the day.',
    ],
  },
  Optimal: {
    level: 'Optimal',
    lead:
      'The National Sleep Foundation recommends seven to nine hours for adults, and seven to eight for people 65 ' +
      'and over.',
    healthImpact: (format: Format) =>
      `Among nearly ${format.number(1.4)} million people, both shorter and longer sleep than about seven to ` +
      'eight hours were associated with higher mortality.',
    recommendations: [
      'You’re within the range recommended for most adults.',
      'Protect the bedtime that works for you when evenings fill up.',
      'If you still wake up tired, mention it to a doctor.',
    ],
  },
  Excessive: {
    level: 'Excessive',
    lead:
      'That’s more than the seven to nine hours that the National Sleep Foundation recommends for adults, or the ' +
      'seven to eight for people 65 and over.',
    healthImpact: (format: Format) =>
      `Among nearly ${format.number(1.4)} million people, long sleep was associated with ` +
      `${format.wholePercent(30)} higher mortality; that doesn’t mean that sleep was the cause. These ` +
      'studies asked people how long they usually sleep. The average days on this page come from diaries, ' +
      'which also count naps and lying awake, so they look longer here.',
    recommendations: [
      'For two weeks, note how long you sleep and how rested you feel.',
      'If you’d like shorter nights, set the alarm 15 minutes earlier and stay with what feels good.',
      'If you sleep long and are still tired, mention it to a doctor.',
    ],
  },
} as const satisfies Readonly<Record<SleepQuality, HealthNote>>;

/** Above the section on exercise and sleep. */
export const HEALTH_DISCLAIMER =
  'These are patterns in large groups, not a forecast for you. The years are this tool’s own rough rule of thumb.';

/** At the end of the page. */
export const MEDICAL_DISCLAIMER =
  'This is not medical advice. These are averages and simple arithmetic, and nobody is an average. Talk to a doctor ' +
  'before changing how you live because of them.';
