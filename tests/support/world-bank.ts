import type { Page, Route } from '@playwright/test';
import { COUNTRY_PAGE, countryItem, FIGURE_PAGE, figureItem } from '../fixtures/recorded-responses.ts';

/** A fake World Bank API, with responses in the shape of recorded ones. */
const API = 'https://api.worldbank.org/v2';

const COUNTRIES = [
  COUNTRY_PAGE,
  [
    countryItem('JPN', 'JP', 'Japan', 'EAS'),
    countryItem('BEL', 'BE', 'Belgium', 'ECS'),
    countryItem('KOR', 'KR', 'Korea, Rep.', 'EAS'),
    countryItem('LSO', 'LS', 'Lesotho', 'SSF'),
    countryItem('WLD', '1W', 'World', 'NA'),
    countryItem('XKX', 'XK', 'Kosovo', 'ECS'),
    countryItem('CIV', 'CI', "Cote d'Ivoire", 'SSF'),
  ],
];

/** Years at birth; `null` if the newest year is not known yet. */
const FIGURES: Record<string, number | null> = { JPN: 84.5, BEL: 82.2, LSO: 57.8, KOR: null };

export interface PlayedWorldBank {
  /** The addresses of all requests. */
  readonly asked: string[];
  /** Replaces the responses for figures. */
  readonly answerFigures: (answer: (route: Route, code: string) => Promise<void>) => void;
  readonly answerCountries: (answer: (route: Route) => Promise<void>) => void;
}

const json = (route: Route, body: unknown) =>
  route.fulfill({ json: body, headers: { 'access-control-allow-origin': '*' } });

export const answerFigure = (route: Route, code: string) =>
  json(route, [FIGURE_PAGE, [{ ...figureItem(FIGURES[code] ?? null), countryiso3code: code }]]);

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
  await page.route(/\/api\/(countries|life-expectancy\/(\w+))$/, async (route) => {
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
