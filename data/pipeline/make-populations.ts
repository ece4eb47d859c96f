/** Makes the populations by age, for index.ts: `data/populations.json`. */
import { readPopulations, WORLD } from './read-upstream.ts';

const YEAR = 2025;
/** Significant digits: more than the page shows. */
const DIGITS = 4;

const round = (thousands: readonly number[]) => thousands.map((number) => Number(number.toPrecision(DIGITS)));

const read = () => {
  const populations = readPopulations(YEAR);
  return (code: string) => {
    const found = populations.get(code);
    return found && { women: round(found.women), men: round(found.men) };
  };
};

const SOURCE = { source: 'United Nations, World Population Prospects 2024', year: YEAR };

/** The people of each five-year age group, in thousands, of the economies that the UN has populations of. */
export function makePopulations(economies: readonly { readonly code: string }[]) {
  const find = read();
  const populations = economies.flatMap(({ code }) => {
    const found = find(code);
    return found ? [[code, found] as const] : [];
  });
  return { ...SOURCE, populations: Object.fromEntries(populations) };
}

/** The same for the whole world, which is part of the page. */
export function makeWorldPopulation() {
  const world = read()(WORLD);
  if (!world) throw new Error('The UN’s populations lack the world');
  return { ...SOURCE, ...world };
}
