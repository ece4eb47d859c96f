import type { Page, Route } from '@playwright/test';

/** A fake World Bank API, with responses in the shape of recorded ones. */
const API = 'https://api.worldbank.org/v2';

const item = (id: string, iso2Code: string, name: string, region: string) => ({
  id,
  iso2Code,
  name,
  region: { id: region, iso2code: 'ZZ', value: `${region} region ` },
  capitalCity: '',
});

const COUNTRIES = [
  { page: 1, pages: 1, per_page: '300', total: 7 },
  [
    item('JPN', 'JP', 'Japan', 'EAS'),
    item('BEL', 'BE', 'Belgium', 'ECS'),
    item('KOR', 'KR', 'Korea, Rep.', 'EAS'),
    item('LSO', 'LS', 'Lesotho', 'SSF'),
    item('WLD', '1W', 'World', 'NA'),
    item('XKX', 'XK', 'Kosovo', 'ECS'),
    item('CIV', 'CI', "Cote d'Ivoire", 'SSF'),
  ],
];

/** Years at birth; `null` if the newest year is not known yet. */
const FIGURES: Record<string, number | null> = { JPN: 84.5, BEL: 82.2, LSO: 57.8, KOR: null };

const indicator = (code: string) => [
  { page: 1, pages: 65, per_page: 1, total: 65, lastupdated: '2026-04-08' },
  [
    {
      indicator: { id: 'SP.DYN.LE00.IN', value: 'Life expectancy at birth, total (years)' },
      country: { id: code.slice(0, 2), value: code },
      countryiso3code: code,
      date: '2023',
      value: FIGURES[code] ?? null,
    },
  ],
];

export interface PlayedWorldBank {
  /** The addresses of all requests. */
  readonly asked: string[];
  /** Replaces the responses for figures. */
  readonly answerFigures: (answer: (route: Route, code: string) => Promise<void>) => void;
  readonly answerCountries: (answer: (route: Route) => Promise<void>) => void;
}

const json = (route: Route, body: unknown) =>
  route.fulfill({ json: body, headers: { 'access-control-allow-origin': '*' } });

export const answerFigure = (route: Route, code: string) => json(route, indicator(code));

/** Holds all figures. @returns a function that lets the World Bank's through */
export async function holdFigures(page: Page, worldBank: PlayedWorldBank): Promise<() => void> {
  let letFiguresCome: () => void = () => undefined;
  const figuresMayCome = new Promise<void>((resolve) => {
    letFiguresCome = resolve;
  });
  worldBank.answerFigures(async (route, code) => {
    await figuresMayCome;
    await answerFigure(route, code);
  });
  await page.route('**/api/life-expectancy/*', () => new Promise(() => undefined));
  return letFiguresCome;
}

const answerSevenCountries = (route: Route) => json(route, COUNTRIES);

export async function playWorldBank(page: Page): Promise<PlayedWorldBank> {
  const asked: string[] = [];
  let figures: (route: Route, code: string) => Promise<void> = answerFigure;
  let countries: (route: Route) => Promise<void> = answerSevenCountries;
  // The page also asks its own server if the World Bank takes long, which on a busy machine even this one does. What
  // this one has been asked for and knows, it is left to say.
  await page.route(/\/api\/(countries|life-expectancy\/(\w+))\.json$/, async (route) => {
    const code = /life-expectancy\/(\w+)/.exec(route.request().url())?.[1];
    const isKnown = code
      ? figures === answerFigure && typeof FIGURES[code] === 'number'
      : countries === answerSevenCountries;
    const path = code ? `/country/${code}/` : '/country?';
    if (!isKnown || !asked.some((url) => url.includes(path))) await route.fallback();
  });
  await page.route(`${API}/**`, async (route) => {
    const url = route.request().url();
    asked.push(url);
    const code = /\/country\/([^/]+)\/indicator/.exec(url)?.[1];
    await (code ? figures(route, code) : countries(route));
  });
  return {
    asked,
    answerFigures: (answer) => {
      figures = answer;
    },
    answerCountries: (answer) => {
      countries = answer;
    },
  };
}
