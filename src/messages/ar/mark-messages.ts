import type * as English from '../en/mark-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';

export const MARK_MESSAGES: Translated<typeof English.MARK_MESSAGES> = {
  numbered: (name, number) => `${name} (${number})`,
  more: plural({
    zero: 'لا غيرها',
    one: 'لحظة أخرى',
    two: 'لحظتان أخريان',
    few: '# لحظات أخرى',
    many: '# لحظة أخرى',
    other: '# لحظة أخرى',
  }),
  markedWeek: (parts) => parts.join(' · '),
  yourMoments: (text, moments) => `${text} لحظاتك: ${moments.join('، ')}.`,
  marked: plural({
    zero: 'لا لحظات معلَّمة.',
    one: 'لحظة واحدة معلَّمة.',
    two: 'لحظتان معلَّمتان.',
    few: '# لحظات معلَّمة.',
    many: '# لحظة معلَّمة.',
    other: '# لحظة معلَّمة.',
  }),
  chapters: (named) => `المراحل: ${named.join('؛ ')}.`,
  betweenAges: (format, name, from, until) =>
    `${name}، من سن ${format.number(from)} إلى ${format.number(until)}`,
  fromAge: (format, name, age) => `${name}، من سن ${format.number(age)}`,
  inYear: (name, year) => `${name}، ${year}`,
  atAge: (format, name, age) => `${name}، سن ${format.number(age)}`,
};
