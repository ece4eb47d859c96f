import '../../src/app/styles/page.css';
import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { App } from '../../src/app/app.tsx';
import { resultsChunk } from '../../src/app/chunks.ts';
import { NOTHING_STORED, type StoredForm } from '../../src/app/stored-form.ts';
import { SEEN_ON } from '../fixtures/lives.ts';
import { COUNTRIES_RESPONSE, FIGURE_RESPONSE } from '../fixtures/recorded-responses.ts';
import { type FakeResponse, fakeNetwork, json } from './fake-network.ts';

const WORLD_BANK = 'https://world-bank.example/v2';
const SETTINGS = {
  contactEmail: 'contact@example.org',
  tipUrl: 'https://example.org/tip',
  worldBankUrl: WORLD_BANK,
};

export const LIST_OF_COUNTRIES = `${WORLD_BANK}/country?format=json&per_page=300`;

/** @param code ISO 3166-1 alpha-3 */
export const addressOfFigure = (code: string): string =>
  `${WORLD_BANK}/country/${code}/indicator/SP.DYN.LE00.IN?format=json&per_page=1`;

/** What the page asks for in these tests. Everything else fails, as it would without a network. */
const RESPONSES: Readonly<Record<string, FakeResponse>> = {
  '/quotes.json': json({ quotes: [{ text: 'A quote.', author: 'Its author', work: 'Its work' }] }),
  [LIST_OF_COUNTRIES]: json(COUNTRIES_RESPONSE),
  [addressOfFigure('BEL')]: json(FIGURE_RESPONSE),
};

/** Sets the browser's clock to the day of the samples, at noon. It then goes on only where a test moves it. */
export const setClock = (now = new Date(SEEN_ON.year, SEEN_ON.month - 1, SEEN_ON.day, 12)) =>
  vi.useFakeTimers({ toFake: ['Date'], now });

/** Answers what the page asks for, and nothing else. @param answers other ones than usual */
export const answerPage = (answers: typeof RESPONSES = {}) => fakeNetwork({ ...RESPONSES, ...answers });

/** Mounts the whole page, on the day of the samples. @param stored the form that the page starts with */
export async function mountPage(stored: StoredForm = NOTHING_STORED, answers: typeof RESPONSES = {}) {
  setClock();
  answerPage(answers);
  // Not built, it comes in hundreds of files, which may take a busy machine longer than the page waits.
  await resultsChunk.load();
  return render(<App page="home" settings={SETTINGS} stored={stored} builtOn={SEEN_ON} />);
}

export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
export const field = (label: string) => page.getByLabelText(label, { exact: true });
/** The figure of one of the three summary cards, by its label. */
export const summary = (label: string): string | null | undefined =>
  Array.from(document.querySelectorAll('.summary-figures > div'))
    .find(({ textContent }) => textContent?.includes(label))
    ?.querySelector('dd')?.textContent;

/** The card of an activity in the results. */
export const card = (name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** What is wrong with the form, after a submit that was refused. */
export const problems = () => page.getByRole('group', { name: 'There is a problem' });
/** The fields that have a problem, by their names. */
export const problemLinks = () =>
  problems()
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent);

/** Fills in the form with a birthdate and a life expectancy. */
export async function fillPerson(birthdate = '1984-06-12', years = '82'): Promise<void> {
  await field('Birthdate').fill(birthdate);
  await field('Enter life expectancy manually').click();
  await field('Life expectancy (years)').fill(years);
}

export const submit = (): Promise<void> => button('Visualize My Life').click();

/** Fills in the form with a birthdate and a life expectancy, and submits it. */
export async function visualize(birthdate?: string, years?: string): Promise<void> {
  await fillPerson(birthdate, years);
  await submit();
}
