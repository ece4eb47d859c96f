import type { Page } from '@playwright/test';
import { expect, type Visitor } from '../support/test.ts';
import { noteTransfers, type Transfer } from './transfers.ts';

const LATER_CHUNKS = [
  'activity-picture',
  'country-facts',
  'details',
  'icon-picture',
  'known-activities',
  'life-link',
  'life-table',
  'shared-later',
  'sources',
].join('|');
/** Loaded after the first results: the sections below them, and the country's life table. */
export const COMES_AFTER = new RegExp(`^/assets/(${LATER_CHUNKS})-|^/api/`);

/** What a visit fetched from the own server, by stage. */
export interface Visit {
  /** Until the form works and the network is idle. */
  readonly form: readonly Transfer[];
  /** Of these, the scripts that the page itself names: the form works with them alone. */
  readonly start: readonly Transfer[];
  /** While the form is filled in. */
  readonly filling: readonly Transfer[];
  /** After the submit: what the first results wait for. */
  readonly results: readonly Transfer[];
  /** After the submit: what is loaded after the first results. */
  readonly below: readonly Transfer[];
  /** The number of requests to another server, the World Bank's. */
  readonly elsewhere: number;
}

/** The paths of the scripts that the page itself names. */
export async function listNamedScripts(page: Page): Promise<string[]> {
  const html = await (await page.request.get('/')).text();
  return Array.from(html.matchAll(/<script[^>]* src="([^"]+)"/g), ([, path = '']) => path);
}

/** Fills in the form with a country, so that the results have all their sections, and waits for them. */
export async function visitToResults(visitor: Visitor): Promise<Visit> {
  const { page } = visitor;
  const noted = noteTransfers(page);
  await visitor.open();
  await page.waitForLoadState('networkidle');
  const form = await noted.transfers();
  const named = await listNamedScripts(page);
  await visitor.field('Birthdate').fill('1984-02-29');
  await visitor.chooseCountry('Japan');
  await page.waitForLoadState('networkidle');
  const filled = await noted.transfers();
  await visitor.submit();
  await expect(visitor.section('How many reach each age')).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const afterSubmit = (await noted.transfers()).slice(filled.length);
  const isBelow = ({ path }: Transfer) => COMES_AFTER.test(path);
  return {
    form,
    start: form.filter(({ path }) => named.includes(path)),
    filling: filled.slice(form.length),
    results: afterSubmit.filter((transfer) => !isBelow(transfer)),
    below: afterSubmit.filter(isBelow),
    elsewhere: noted.elsewhere.length,
  };
}

export const upToResults = ({ form, filling, results }: Visit) => [...form, ...filling, ...results];
