/** A figure below 2, as written: what it counts is singular, such as “1,5 ano”. */
const BELOW_TWO = /^[01](?:,\d+)?$/;

/** Whether a figure that is already written takes the singular. */
export const isSingular = (written: string): boolean => BELOW_TWO.test(written);

/** An age that is already written. @example writtenYears('56') // '56 anos' */
export const writtenYears = (age: string): string => `${age} ${isSingular(age) ? 'ano' : 'anos'}`;

/** @example atWrittenAge('56') // 'aos 56 anos' */
export const atWrittenAge = (age: string): string =>
  `${isSingular(age) ? 'com' : 'aos'} ${writtenYears(age)}`;

/** @example untilWrittenAge('56') // 'até os 56 anos' */
export const untilWrittenAge = (age: string): string =>
  `${isSingular(age) ? 'até' : 'até os'} ${writtenYears(age)}`;

/** @example fromWrittenAge('56') // 'a partir dos 56 anos' */
export const fromWrittenAge = (age: string): string =>
  `a partir ${isSingular(age) ? 'de' : 'dos'} ${writtenYears(age)}`;

/** @example betweenWrittenAges('22', '65') // 'dos 22 aos 65 anos' */
export const betweenWrittenAges = (from: string, until: string): string =>
  isSingular(from) || isSingular(until)
    ? `de ${from} a ${writtenYears(until)}`
    : `dos ${from} aos ${writtenYears(until)}`;

/** @example amidWrittenAges('36', '56') // 'entre os 36 e os 56 anos' */
export const amidWrittenAges = (from: string, until: string): string =>
  isSingular(from) || isSingular(until)
    ? `entre ${from} e ${writtenYears(until)}`
    : `entre os ${from} e os ${writtenYears(until)}`;

/** Beside another figure in years. @example untilShortAge('56') // 'até os 56' */
export const untilShortAge = (age: string): string =>
  isSingular(age) ? untilWrittenAge(age) : `até os ${age}`;
