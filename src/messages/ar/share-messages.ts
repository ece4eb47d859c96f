import type * as English from '../en/share-messages.ts';
import type { Translated } from '../translated.ts';
import { alike, plural } from './plural.ts';
import { decimalYears } from './units.ts';

export const SHARE_MESSAGES: Translated<typeof English.SHARE_MESSAGES> = {
  title: 'توزّع العمر على الأنشطة',
  center: plural({ ...alike('سنة'), few: 'سنوات' }),
  columns: { activity: 'النشاط', share: 'النسبة' },
  slice: (format, share, years) => `${share} · ${decimalYears(format, years)}`,
  inKey: (share, years) => `${share} · ${years}`,
};

export const SHARE_KEY: Translated<typeof English.SHARE_KEY> = {
  alike: 'عرض كل شريحة هو نسبتها من وقتك.',
  divided: 'من الولادة في الوسط إلى الخارج، عرض كل شريحة هو نسبتها من وقتك في كل سن.',
  lived: 'اللون الكامل: السنوات حتى الآن.',
  until: (format, age) => `اللون المتوسط: حتى سن ${format.number(age)}.`,
  ahead: 'اللون الفاتح: السنوات القادمة.',
  after: 'اللون الفاتح: ما بعد ذلك.',
};

type SoFar = Parameters<typeof English.SHARE_YEARS.soFar>;

const soFar = (format: SoFar[0], { soFar: years, by }: SoFar[1]) =>
  `${format.decimal(years)} ${by === null ? 'حتى الآن' : `حتى سن ${format.number(by)}`}`;

export const SHARE_YEARS: Translated<typeof English.SHARE_YEARS> = {
  soFar,
  soFarAndAhead: (format, { ahead, ...years }) => `${soFar(format, years)} · ${format.decimal(ahead)} قادمة`,
};
