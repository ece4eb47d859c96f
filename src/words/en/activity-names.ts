import { listNames } from '../language.ts';

/**
 * The activities that the page names, in the language and in any case. No two of them may share a name. English names
 * are recognized in every language: a translation has its own only.
 */
export const ACTIVITY_NAMES = {
  // These have an icon, and most of them comparisons.
  sleep: listNames('Sleep'),
  work: listNames('Work'),
  commute: listNames('Commute'),
  exercise: listNames('Exercise'),
  socialMedia: listNames('Social Media'),
  entertainment: listNames('TV/Entertainment, TV/Movies, Television, Entertainment, Movies'),
  eating: listNames('Eating'),
  familyTime: listNames('Family Time'),
  cooking: listNames('Cooking'),
  shopping: listNames('Shopping'),
  hobbies: listNames('Hobbies'),
  reading: listNames('Reading'),
  gaming: listNames('Gaming'),
  studying: listNames('Studying'),
  cleaning: listNames('Cleaning'),
  meditation: listNames('Meditation'),
  phoneCalls: listNames('Phone Calls'),
  socialActivities: listNames('Social Activities'),
  travel: listNames('Travel'),
  // The others have no icon; links and saved forms have them.
  television: listNames('TV'),
  household: listNames('Household'),
  housework: listNames('Housework, Chores'),
  familyCare: listNames('Caring for family'),
  gettingAround: listNames('Getting around'),
  gamesAndComputer: listNames('Games and computer'),
  // It must contain none of the stems of sleep: surveys count washing and dressing in it.
  personalCare: listNames('Rest and personal care'),
};

/**
 * Parts of names: an activity is analyzed as sleep or as exercise if its name contains one of them, in any case. One
 * that begins with a space only matches at the beginning of a word: French “sport” is not in “transports”.
 */
export const ACTIVITY_STEMS: Readonly<Record<'sleep' | 'exercise', readonly string[]>> = {
  sleep: ['sleep'],
  exercise: ['exercise', 'workout', 'fitness', 'gym'],
};
