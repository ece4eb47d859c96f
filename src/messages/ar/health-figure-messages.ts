import type * as English from '../en/health-figure-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';
import { years } from './units.ts';

/** The sign stays to the left of its figure. */
const SIGN_ON_LEFT = '\u200e';

const signed = (sign: string) =>
  plural({
    zero: `${SIGN_ON_LEFT}${sign}# سنة`,
    one: `${SIGN_ON_LEFT}${sign}# سنة`,
    two: `${SIGN_ON_LEFT}${sign}# سنة`,
    few: `${SIGN_ON_LEFT}${sign}# سنوات`,
    many: `${SIGN_ON_LEFT}${sign}# سنة`,
    other: `${SIGN_ON_LEFT}${sign}# سنة`,
  });

export const GAINED_YEARS: Translated<typeof English.GAINED_YEARS> = {
  gain: signed('+'),
  loss: signed('−'),
  none: years,
};

const near = (more: string, per: string) =>
  plural({
    zero: `${more} بقليل من # ساعة ${per}`,
    one: `${more} بقليل من ساعة واحدة ${per}`,
    two: `${more} بقليل من ساعتين ${per}`,
    few: `${more} بقليل من # ساعات ${per}`,
    many: `${more} بقليل من # ساعة ${per}`,
    other: `${more} بقليل من # ساعة ${per}`,
  });

const hoursOf = (per: string) =>
  ({
    at: plural({
      zero: `# ساعة ${per}`,
      one: `ساعة واحدة ${per}`,
      two: `ساعتان ${per}`,
      few: `# ساعات ${per}`,
      many: `# ساعة ${per}`,
      other: `# ساعة ${per}`,
    }),
    over: near('أكثر', per),
    under: near('أقل', per),
  }) as const;

export const HOURS: Translated<typeof English.HOURS> = {
  day: hoursOf('في اليوم'),
  week: hoursOf('في الأسبوع'),
};

const minutesOf = (per: string) =>
  plural({
    zero: `# دقيقة ${per}`,
    one: `دقيقة واحدة ${per}`,
    two: `دقيقتان ${per}`,
    few: `# دقائق ${per}`,
    many: `# دقيقة ${per}`,
    other: `# دقيقة ${per}`,
  });

export const MINUTES: Translated<typeof English.MINUTES> = {
  day: minutesOf('في اليوم'),
  week: minutesOf('في الأسبوع'),
};
