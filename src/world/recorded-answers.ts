/** Answers in the shapes that were recorded from the World Bank's API, for tests. */

export const COUNTRY_PAGE = { page: 1, pages: 1, per_page: '300', total: 296 };
export const FIGURE_PAGE = { page: 1, pages: 65, per_page: 1, total: 65, lastupdated: '2026-04-08' };

const country = (
  id: string,
  iso2Code: string,
  name: string,
  region: readonly [id: string, value: string],
) => ({
  id,
  iso2Code,
  name,
  region: { id: region[0], iso2code: 'ZZ', value: region[1] },
});

/** Neither sorted by name nor free of aggregates, of Kosovo and of stray space. */
export const COUNTRY_ITEMS = [
  country('ABW', 'AW', 'Aruba', ['LCN', 'Latin America & Caribbean ']),
  country('JPN', 'JP', 'Japan', ['EAS', 'East Asia & Pacific']),
  country('WLD', '1W', 'World', ['NA', 'Aggregates']),
  country('EMU', 'XC', 'Euro area', ['NA ', 'Aggregates']),
  country('XKX', 'XK', 'Kosovo', ['ECS', 'Europe & Central Asia']),
  country('BEL', 'BE', ' Belgium ', ['ECS', 'Europe & Central Asia']),
];

export const COUNTRIES_ANSWER = [COUNTRY_PAGE, COUNTRY_ITEMS];

/** An item of the indicator. @param value years; `null` for a year not yet known */
export const figureItem = (value: unknown, date: unknown = '2023') => ({
  indicator: { id: 'SP.DYN.LE00.IN', value: 'Life expectancy at birth, total (years)' },
  country: { id: 'BE', value: 'Belgium' },
  countryiso3code: 'BEL',
  date,
  value,
  unit: '',
  obs_status: '',
  decimal: 0,
});

/** The same of an income group, which has no three-letter code. */
export const aggregateItem = (value: unknown) => ({
  ...figureItem(value),
  country: { id: 'XD', value: 'High income' },
  countryiso3code: '',
});

export const FIGURE_ANSWER = [FIGURE_PAGE, [figureItem(82.2)]];
export const NULL_FIGURE_ANSWER = [FIGURE_PAGE, [figureItem(null, '2025')]];
/** A valid query without data. */
export const NO_DATA_ANSWER = [FIGURE_PAGE, null];
/** An error, which comes with status 200. */
export const ERROR_ANSWER = [
  { message: [{ id: '120', key: 'Invalid value', value: 'The provided parameter value is not valid' }] },
];

/** Answers of the own server. */
export const SERVER_COUNTRIES = [
  { code: 'JPN', name: 'Japan', lifeExpectancy: 0 },
  { code: 'ABW', name: 'Aruba', lifeExpectancy: 0 },
];
export const SERVER_FIGURE = {
  code: 'BEL',
  name: 'Belgium',
  lifeExpectancy: 82.4,
  year: 2024,
  source: 'World Bank',
};
