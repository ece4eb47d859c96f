import { roundToStep } from '../life/input-limits.ts';
import type { Country } from '../world/life-expectancy.ts';
import type { Draft } from './draft.ts';

type Change = Partial<Omit<Draft, 'activities'>>;

const asTyped = (years: number | undefined) => (years === undefined ? '' : String(roundToStep(years)));

/** Whether the visitor entered a life expectancy, rather than leaving it empty or with the country's figure. */
const isTyped = ({ lifeExpectancy }: Draft, years: number | undefined) =>
  lifeExpectancy.trim() !== '' && lifeExpectancy !== asTyped(years);

/**
 * The change to the form when manual entry is ticked or unticked. When it is ticked, the country's figure, if known,
 * fills the field. A value that the visitor entered stays.
 * @param years the country's figure; `undefined` if it is not known
 */
export function switchManual(draft: Draft, manual: boolean, years: number | undefined): Change {
  if (isTyped(draft, years)) return { manual };
  return { manual, lifeExpectancy: manual ? asTyped(years) : '' };
}

/**
 * The change to the form when a country is chosen. Manual entry stays ticked: its field takes the new figure, unless the
 * visitor entered a life expectancy.
 * @param years the figure of the previous country
 */
export function chooseCountry(draft: Draft, country: Country, years: number | undefined): Change {
  return isTyped(draft, years) ? { country } : { country, lifeExpectancy: '' };
}

/**
 * The change to the form when the country's figure arrives after manual entry was ticked: it fills the field.
 * @returns `null` if the visitor entered something or manual entry is off
 */
export function fillInFigure({ manual, lifeExpectancy }: Draft, years: number): Change | null {
  return manual && lifeExpectancy.trim() === '' ? { lifeExpectancy: asTyped(years) } : null;
}
