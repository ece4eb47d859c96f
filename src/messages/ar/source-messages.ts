import type * as English from '../en/source-messages.ts';
import type { Translated } from '../translated.ts';
import { leftToRight } from './left-to-right.ts';
import { plural } from './plural.ts';

export const SOURCE_LABELS: Translated<typeof English.SOURCE_LABELS> = {
  who2020: 'منظمة الصحة العالمية 2020',
  aasm2015: leftToRight('AASM & SRS 2015'),
};

export const SOURCE_NOTES: Translated<typeof English.SOURCE_NOTES> = {
  adults: plural({
    zero: 'عن # بالغ',
    one: 'عن بالغ واحد',
    two: 'عن بالغَين',
    few: 'عن # بالغين',
    many: 'عن # بالغًا',
    other: 'عن # بالغ',
  }),
  people: plural({
    zero: 'عن # شخص',
    one: 'عن شخص واحد',
    two: 'عن شخصين',
    few: 'عن # أشخاص',
    many: 'عن # شخصًا',
    other: 'عن # شخص',
  }),
  hoursOfSleep: 'عن ساعات النوم الموصى بها للبالغين',
  americanDays: 'عن متوسط أيام الناس في الولايات المتحدة',
  nurses: 'عن نوبات التمريض في المستشفيات',
  socialMedia: 'عن الوقت الذي يقضيه مستخدمو الإنترنت في مواقع التواصل',
  classHours: 'عن ساعات الدروس التي يحتاج إليها المتحدثون بالإنجليزية',
  readingSpeed: 'عن القراءة الصامتة بالإنجليزية',
};

export const describeTimeUseSource: Translated<typeof English.describeTimeUseSource> = (source) =>
  `متوسط الساعات: مقتبس بتصرف من ${source}.`;
