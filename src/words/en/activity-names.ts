/** The name that the page shows, and other spellings that it recognizes when a visitor types them. */
type Names = readonly [shown: string, ...others: string[]];

const names = (...all: Names): Names => all;

/**
 * The activities that the page names, in the language and in any case. No two of them may share a name. English names
 * are recognized in every language: a translation has its own only.
 */
export const ACTIVITY_NAMES = {
  // These have an icon, and most of them comparisons.
  sleep: names('Sleep'),
  work: names('Work'),
  commute: names('Commute'),
  exercise: names('Exercise'),
  socialMedia: names('Social Media'),
  entertainment: names('TV/Entertainment', 'TV/Movies', 'Television', 'Entertainment', 'Movies'),
  eating: names('Eating'),
  familyTime: names('Family Time'),
  cooking: names('Cooking'),
  shopping: names('Shopping'),
  hobbies: names('Hobbies'),
  reading: names('Reading'),
  gaming: names('Gaming'),
  studying: names('Studying'),
  cleaning: names('Cleaning'),
  meditation: names('Meditation'),
  phoneCalls: names('Phone Calls'),
  socialActivities: names('Social Activities'),
  travel: names('Travel'),
  // The others have no icon; links and saved forms have them.
  television: names('TV'),
  household: names('Household'),
  housework: names('Housework', 'Chores'),
  familyCare: names('Caring for family'),
  gettingAround: names('Getting around'),
  gamesAndComputer: names('Games and computer'),
  // It must contain none of the stems of sleep: surveys count washing and dressing in it.
  personalCare: names('Rest and personal care'),
};

/**
 * Parts of names: an activity is analyzed as sleep or as exercise if its name contains one of them, in any case. One
 * that begins with a space only matches at the beginning of a word: French “sport” is not in “transports”.
 */
export const ACTIVITY_STEMS: Readonly<Record<'sleep' | 'exercise', readonly string[]>> = {
  sleep: ['sleep'],
  exercise: ['exercise', 'workout', 'fitness', 'gym'],
};
