import type { FitnessLevel } from '../life/exercise.ts';
import type { SleepQuality } from '../life/sleep.ts';
import type { SourceId } from './sources.ts';

/** The findings of studies for one level, with suggestions. */
export interface HealthNote {
  /** Associations in groups of people, as reported by `sources`. */
  readonly healthImpact: string;
  /** Two or three, one sentence each. */
  readonly recommendations: readonly string[];
  readonly sources: readonly SourceId[];
}

/** By hours of exercise a week: under 1.25, under 2.5, up to 5, above 5. */
export const EXERCISE_NOTES: Record<FitnessLevel, HealthNote> = {
  Sedentary: {
    healthImpact:
      'In a study of more than 650,000 adults, up to 75 minutes of brisk walking a week went along with ' +
      '1.8 more years of life after the age of 40 than no leisure activity at all. That is an association ' +
      'across a large group; it cannot say what any one person would gain.',
    recommendations: [
      'Start with something small that you like, such as a ten-minute walk after a meal.',
      'Some activity is better than none, so a day with only a few minutes still counts.',
      'When that has become easy, add a little every week; for adults, the World Health Organization names ' +
        '150 to 300 minutes of moderate activity.',
    ],
    sources: ['moore2012', 'who2020'],
  },
  'Lightly Active': {
    healthImpact:
      'In a study of more than 660,000 adults, mortality was 20 percent lower among people who were active ' +
      'below the recommended minimum than among people who were not active, and 31 percent lower at one to ' +
      'two times that minimum. Such figures describe the groups that were compared.',
    recommendations: [
      'One or two more brisk walks may be all that lies between your week and 150 minutes.',
      'Vigorous activity takes half the time: of it, the guidelines name 75 to 150 minutes a week.',
      'Tie the extra minutes to something you do anyway, such as the way to work or to the shops.',
    ],
    sources: ['arem2015', 'who2020'],
  },
  Active: {
    healthImpact:
      'Your hours lie in the range of 150 to 300 minutes a week that the World Health Organization names for ' +
      'moderate activity in adults. Among more than 660,000 people in one study, mortality at one to two ' +
      'times the recommended minimum was 31 percent lower than without activity, as an association.',
    recommendations: [
      'Keep what you enjoy; nothing needs to be added.',
      'Moderate and vigorous activity can be mixed as suits your week.',
      'Have a shorter version ready for busy weeks, so that the habit is easy to return to.',
    ],
    sources: ['who2020', 'arem2015'],
  },
  'Highly Active': {
    healthImpact:
      'In one large study, mortality was 37 percent lower at two to three times the recommended minimum than ' +
      'without activity; in another, more than 450 minutes of brisk walking a week went along with 4.5 more ' +
      'years of life after the age of 40. Both are associations, at the amounts that were studied.',
    recommendations: [
      'Give days of rest a fixed place in your week.',
      'A quieter week is no setback: the range for moderate activity begins at 150 minutes, which is less than ' +
        'half of yours.',
      'If something keeps hurting, let a doctor look at it before you train on.',
    ],
    sources: ['arem2015', 'moore2012', 'who2020'],
  },
};

/** By hours of sleep a day: under 6, under 7, up to 9, above 9. */
export const SLEEP_NOTES: Record<SleepQuality, HealthNote> = {
  'Severely Insufficient': {
    healthImpact:
      'Two societies for sleep medicine and research advise adults to sleep seven hours or more. Among nearly ' +
      '1.4 million people, mortality was 1.12 times as high with short sleep; that compares groups, and cannot ' +
      'tell what holds for you.',
    recommendations: [
      'Try going to bed 15 minutes earlier for a week, then another 15, and see how you feel.',
      'If your days allow it, get up at the same hour on working days and on days off.',
      'If you would like to sleep longer and cannot, a doctor can help to find out why.',
    ],
    sources: ['aasm2015', 'cappuccio2010'],
  },
  Insufficient: {
    healthImpact:
      'You are within an hour of the seven or more that the American Academy of Sleep Medicine and the Sleep ' +
      'Research Society advise for adults. Their advice is meant for adults in general; the link between ' +
      'sleep and health that studies report is an association in groups.',
    recommendations: [
      'An earlier evening, by an hour at most, would bring you to seven.',
      'Count back from the time you have to get up, and set a reminder for the evening rather than the morning.',
      'Pick the one thing that most often keeps you up, and give it a place earlier in the day.',
    ],
    sources: ['aasm2015', 'cappuccio2010'],
  },
  Optimal: {
    healthImpact:
      'Your hours lie within the seven to nine that the National Sleep Foundation names for adults; for older ' +
      'adults it names seven to eight. In nearly 1.4 million people, both shorter and longer sleep were ' +
      'associated with a higher mortality.',
    recommendations: [
      'There is nothing to change in the number of hours.',
      'Protect the bedtime that works for you when evenings become full.',
      'If you wake unrested in spite of these hours, it is worth telling a doctor.',
    ],
    sources: ['hirshkowitz2015', 'cappuccio2010'],
  },
  Excessive: {
    healthImpact:
      'The National Sleep Foundation names seven to nine hours for adults, and seven to eight for older adults. ' +
      'Among nearly 1.4 million people, mortality was 1.30 times as high with long sleep; an association does ' +
      'not say that the sleep is the cause.',
    recommendations: [
      'For two weeks, note how long you sleep and how rested you wake.',
      'If you would like shorter nights, set the alarm 15 minutes earlier and stay with what feels good.',
      'If you sleep long and are still tired, mention it to a doctor.',
    ],
    sources: ['hirshkowitz2015', 'cappuccio2010'],
  },
};

/** Above the section on exercise and sleep. */
export const HEALTH_DISCLAIMER =
  'What follows are associations found in large groups of people, not a forecast for one. ' +
  'The years shown beside them are this tool’s own rule of thumb.';

/** At the end of the page. */
export const MEDICAL_DISCLAIMER =
  'This page is not medical advice. Its figures are averages and simple arithmetic, and no life is an average; ' +
  'please speak to a doctor before you change how you exercise, sleep or live because of them.';

/** Next to the years of each fitness level and sleep quality. */
export const YEARS_IMPACT_NOTE =
  'The years given here, potential gain included, are a rough rule of thumb of this tool, neither a measurement ' +
  'nor a promise.';
