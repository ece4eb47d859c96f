import type { Population } from '../../life/life-table.ts';
import type * as English from '../en/people.ts';
import type { People } from '../people.ts';
import type { Translated } from '../translated.ts';
import { yearsAfter } from './units.ts';

const NAMES: Readonly<Record<People['stage'], Readonly<Record<Population, string>>>> = {
  newborn: { everyone: 'المواليد', women: 'المولودات', men: 'المواليد الذكور' },
  child: { everyone: 'الأشخاص', women: 'البنات', men: 'الأولاد' },
  adult: { everyone: 'الأشخاص', women: 'النساء', men: 'الرجال' },
};

const WHO_REACHED: Readonly<Record<Population, string>> = {
  everyone: 'الذين بلغوا',
  women: 'اللواتي بلغن',
  men: 'الذين بلغوا',
};

export const LIVE: Readonly<Record<Population, string>> = { everyone: 'يعيش', women: 'تعيش', men: 'يعيش' };

export const atStart: Translated<typeof English.atStart> = (phrase) => phrase;

export const nameOf: Translated<typeof English.nameOf> = ({ population, stage }) => NAMES[stage][population];

export const nameWithAge: Translated<typeof English.nameWithAge> = (format, people) =>
  people.stage === 'newborn' ? nameOf(people) : `${nameOf(people)} في عمر ${yearsAfter(format, people.age)}`;

/** Those who are already of their age. */
export const nameReached: Translated<typeof English.nameWithAge> = (format, people) =>
  people.stage === 'newborn'
    ? nameOf(people)
    : `${nameOf(people)} ${WHO_REACHED[people.population]} ${yearsAfter(format, people.age)}`;

export const describeExpectedAge: Translated<typeof English.describeExpectedAge> = (
  format,
  { people, place, expected },
) =>
  `${LIVE[people.population]} ${nameReached(format, people)} في ${place} حتى سن ${format.decimal(expected)} في المتوسط`;
