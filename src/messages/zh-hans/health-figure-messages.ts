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
    at: plural({ other: '每天#小时' }),
    over: plural({ other: '每天略多于#小时' }),
    under: plural({ other: '每天略少于#小时' }),
  },
  week: {
    at: plural({ other: '每周#小时' }),
    over: plural({ other: '每周略多于#小时' }),
    under: plural({ other: '每周略少于#小时' }),
  },
};

export const MINUTES: Translated<typeof English.MINUTES> = {
  day: plural({ other: '每天#分钟' }),
  week: plural({ other: '每周#分钟' }),
};
