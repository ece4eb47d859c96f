import { plural } from './plural.ts';
import { years } from './units.ts';

/** Years that are gained or lost. */
export const GAINED_YEARS = {
  gain: plural({ one: '+# year', other: '+# years' }),
  loss: plural({ one: '−# year', other: '−# years' }),
  none: years,
} as const;

/** Hours a day or a week. `over` and `under` are for hours that rounding would move to another level. */
export const HOURS = {
  day: {
    at: plural({ one: '# hour a day', other: '# hours a day' }),
    over: plural({ one: 'just over # hour a day', other: 'just over # hours a day' }),
    under: plural({ one: 'just under # hour a day', other: 'just under # hours a day' }),
  },
  week: {
    at: plural({ one: '# hour a week', other: '# hours a week' }),
    over: plural({ one: 'just over # hour a week', other: 'just over # hours a week' }),
    under: plural({ one: 'just under # hour a week', other: 'just under # hours a week' }),
  },
} as const;

export const MINUTES = {
  day: plural({ one: '# minute a day', other: '# minutes a day' }),
  week: plural({ one: '# minute a week', other: '# minutes a week' }),
} as const;
