import type * as English from '../en/problems.ts';
import type { Translated } from '../translated.ts';
import { leftToRight } from './left-to-right.ts';

export const PROBLEM_MESSAGES: Translated<typeof English.PROBLEM_MESSAGES> = {
  birthdateInvalid: 'يُرجى إدخال تاريخ ميلاد صحيح في الماضي',
  countryMissing: 'يُرجى اختيار بلد',
  figureMissing: 'يُرجى اختيار بلد أو إدخال العمر المتوقع يدويًا.',
  lifeExpectancyInvalid: 'يُرجى إدخال عدد موجب صالح للعمر المتوقع.',
  activitiesMissing: 'يلزم نشاط واحد على الأقل',
  activityNameMissing: 'يلزم اسم للنشاط',
  hoursUnreadable: 'هذا ليس عددًا. يُرجى إدخال عدد مثل 8.',
  hoursNegative: 'يجب أن تكون الساعات 0 أو أكثر',
  hoursTooMany: 'يجب أن تكون الساعات 24 أو أقل',
  totalTooMany: 'لا يمكن أن يتجاوز مجموع وقت الأنشطة 24 ساعة في اليوم',
};

export const UNREADABLE_MESSAGES: Translated<typeof English.UNREADABLE_MESSAGES> = {
  years: 'هذا ليس عددًا. يُرجى إدخال عدد مثل 84.',
  date: `تعذّرت قراءة هذا التاريخ. يُرجى كتابته، أو لصقه بالصيغة ${leftToRight('1990-05-31')}.`,
};
