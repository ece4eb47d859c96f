import snapshot from '../../data/snapshot.json';
import { type Country, NoLifeExpectancyError } from '../world/life-expectancy.ts';
import { listCountries } from '../world/snapshot.ts';

/** All countries. Their figures are in the extension, which asks nobody for them. */
export const COUNTRIES: readonly Country[] = listCountries(snapshot);

/**
 * The life expectancy at birth of a country, in years.
 * @param code ISO 3166-1 alpha-3, upper case
 */
export async function findFigure(code: string): Promise<number> {
  const economy = snapshot.economies.find((each) => each.code === code);
  if (!economy) throw new NoLifeExpectancyError(code);
  return economy.lifeExpectancy;
}
