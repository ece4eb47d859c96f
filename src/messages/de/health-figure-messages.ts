import type * as English from '../en/health-figure-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';
import { years } from './units.ts';

export const GAINED_YEARS: Translated<typeof English.GAINED_YEARS> = {
  gain: plural({ one: '+# Jahr', other: '+# Jahre' }),
  loss: plural({ one: '−# Jahr', other: '−# Jahre' }),
  none: years,
};

export const HOURS: Translated<typeof English.HOURS> = {
  day: {
    at: plural({ one: '# Stunde am Tag', other: '# Stunden am Tag' }),
    over: plural({ one: 'knapp über # Stunde am Tag', other: 'knapp über # Stunden am Tag' }),
    under: plural({ one: 'knapp unter # Stunde am Tag', other: 'knapp unter # Stunden am Tag' }),
  },
  week: {
    at: plural({ one: '# Stunde pro Woche', other: '# Stunden pro Woche' }),
    over: plural({ one: 'knapp über # Stunde pro Woche', other: 'knapp über # Stunden pro Woche' }),
    under: plural({ one: 'knapp unter # Stunde pro Woche', other: 'knapp unter # Stunden pro Woche' }),
  },
};

export const MINUTES: Translated<typeof English.MINUTES> = {
  day: plural({ one: '# Minute am Tag', other: '# Minuten am Tag' }),
  week: plural({ one: '# Minute pro Woche', other: '# Minuten pro Woche' }),
};
