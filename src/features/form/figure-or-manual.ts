import { roundToStep } from '../../life/input-limits.ts';
import type { Country } from '../../world/life-expectancy.ts';
import type { Draft } from './draft.ts';

type Change = Partial<Omit<Draft, 'activities'>>;

const asTyped = (years: number | undefined) => (years === undefined ? '' : String(roundToStep(years)));

/** Whether a life expectancy was typed, rather than left empty or filled in with the country's figure. */
const isTyped = ({ lifeExpectancy }: Draft, years: number | undefined) =>
  lifeExpectancy.trim() !== '' && lifeExpectancy !== asTyped(years);

/**
 * What ticking or unticking manual entry changes: ticked, the field holds the country's figure, if that is known.
 * What was typed stays.
 * @param years the country's figure, `undefined` while it is not known
 */
export function switchManual(draft: Draft, manual: boolean, years: number | undefined): Change {
  if (isTyped(draft, years)) return { manual };
  return { manual, lifeExpectancy: manual ? asTyped(years) : '' };
}

/**
 * What choosing a country changes: its figure is the one that counts, unless a life expectancy was typed.
 * @param years the figure of the country before
 */
export function chooseCountry(draft: Draft, country: Country, years: number | undefined): Change {
  return isTyped(draft, years) ? { country } : { country, manual: false, lifeExpectancy: '' };
}

/**
 * What the country's figure changes that comes once manual entry is ticked: it is filled in.
 * @returns `null` where something was typed, or nothing is to be
 */
export function fillInFigure({ manual, lifeExpectancy }: Draft, years: number): Change | null {
  return manual && lifeExpectancy.trim() === '' ? { lifeExpectancy: asTyped(years) } : null;
}
