import { plural } from './plural.ts';

/** Names of publications that are short enough to follow a sentence, where they are words of the language. */
export const SOURCE_LABELS = {
  who2020: 'WHO 2020',
  aasm2015: 'AASM and SRS 2015',
} as const;

/** What a publication is about, after its title, which stays as it was published. */
export const SOURCE_NOTES = {
  adults: plural({ one: 'on # adult', other: 'on # adults' }),
  people: plural({ one: 'on # person', other: 'on # people' }),
  hoursOfSleep: 'on the hours of sleep recommended for adults',
  americanDays: 'on average days of people in the United States',
  nurses: 'on the shifts of hospital nurses',
  socialMedia: 'on time that internet users spend on social media',
  classHours: 'on class hours that English speakers need',
  readingSpeed: 'on silent reading of English',
} as const;

/** Where average hours of countries come from, with a word on changes: the license asks for it. */
export const describeTimeUseSource = (source: string): string => `Average hours: adapted from ${source}.`;
