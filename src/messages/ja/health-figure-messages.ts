import type * as English from '../en/health-figure-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';
import { years } from './units.ts';

export const GAINED_YEARS: Translated<typeof English.GAINED_YEARS> = {
  gain: plural({ other: '+#年' }),
  loss: plural({ other: '−#年' }),
  none: years,
};

export const HOURS: Translated<typeof English.HOURS> = {
  day: {
    at: plural({ other: '1日#時間' }),
    over: plural({ other: '1日#時間をわずかに上回る' }),
    under: plural({ other: '1日#時間をわずかに下回る' }),
  },
  week: {
    at: plural({ other: '週#時間' }),
    over: plural({ other: '週#時間をわずかに上回る' }),
    under: plural({ other: '週#時間をわずかに下回る' }),
  },
};

export const MINUTES: Translated<typeof English.MINUTES> = {
  day: plural({ other: '1日#分' }),
  week: plural({ other: '週#分' }),
};
