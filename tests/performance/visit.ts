import type { Page } from '@playwright/test';
import { expect } from '../support/test.ts';
import { LanguageVisit, nameCountry, readWords } from '../support/visit-in-language.ts';
import { noteTransfers, type Transfer } from './transfers.ts';

/** The files that a visit fetched from the own server, by stage. */
export interface Visit {
  /** Until the form works and the network is idle. */
  readonly form: readonly Transfer[];
  /** The scripts among `form` that the page's HTML names: the form works with them alone. */
  readonly start: readonly Transfer[];
  /** While the form is filled in. */
  readonly filling: readonly Transfer[];
  /** After the submit. */
  readonly results: readonly Transfer[];
  /** The number of requests to another server, the World Bank's. */
  readonly elsewhere: number;
}

/**
 * The paths of the scripts named in a page's HTML, including those that it only preloads.
 * @param path `de/`; empty for English
 */
export async function listNamedScripts(page: Page, path = ''): Promise<string[]> {
  const html = await (await page.request.get(`/${path}`)).text();
  const named = html.matchAll(/<(?:script[^>]* src|link rel="modulepreload"[^>]* href)="([^"]+)"/g);
  return [...new Set(Array.from(named, ([, source = '']) => source))];
}

/**
 * Fills in the form with a country, so that the results have all their sections, and waits for them.
 * @param path of the page in its language: `de/`; empty for English
 */
export async function visitToResults(page: Page, path = ''): Promise<Visit> {
  const noted = noteTransfers(page);
  const visit = new LanguageVisit(page, await readWords(path));
  await page.goto(`./${path}`);
  await visit.listening();
  await page.waitForLoadState('networkidle');
  const form = await noted.transfers();
  const named = await listNamedScripts(page, path);
  await visit.birthdate().fill('1984-02-29');
  await page.locator('.picker-button').click();
  await page.getByRole('option', { name: nameCountry(path, 'JP'), exact: true }).click();
  await page.waitForLoadState('networkidle');
  const filled = await noted.transfers();
  await visit.submit().click();
  await expect(page.locator('#chances-title')).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const all = await noted.transfers();
  return {
    form,
    start: form.filter((transfer) => named.includes(transfer.path)),
    filling: filled.slice(form.length),
    results: all.slice(filled.length),
    elsewhere: noted.elsewhere.length,
  };
}

export const upToResults = ({ form, filling, results }: Visit) => [...form, ...filling, ...results];
