import { expect, type Visitor } from '../support/test.ts';
import { noteTransfers, type Transfer } from './transfers.ts';

/** What stands below the first results, and what their country's life table adds, come after them. */
export const COMES_AFTER = /^\/assets\/(details|life-link|sources)-|^\/api\//;

/** What a visit fetched from the own server, in parts of its way. */
export interface Visit {
  /** Until the form works and all is quiet. */
  readonly form: readonly Transfer[];
  /** While the form is filled in. */
  readonly filling: readonly Transfer[];
  /** After it is sent: what the first results still wait for. */
  readonly results: readonly Transfer[];
  /** After it is sent: what comes when the first results are there. */
  readonly below: readonly Transfer[];
  /** How often another server was asked: the World Bank's. */
  readonly elsewhere: number;
}

/** Someone comes, chooses a country, so that there is all that results can have, and sees the results. */
export async function visitToResults(visitor: Visitor): Promise<Visit> {
  const { page } = visitor;
  const noted = noteTransfers(page);
  await visitor.open();
  await page.waitForLoadState('networkidle');
  const form = await noted.transfers();
  await visitor.field('Birthdate').fill('1984-02-29');
  await visitor.chooseCountry('Japan');
  await page.waitForLoadState('networkidle');
  const filled = await noted.transfers();
  await visitor.submit();
  await expect(visitor.section('Your chances')).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const afterSubmit = (await noted.transfers()).slice(filled.length);
  const isBelow = ({ path }: Transfer) => COMES_AFTER.test(path);
  return {
    form,
    filling: filled.slice(form.length),
    results: afterSubmit.filter((transfer) => !isBelow(transfer)),
    below: afterSubmit.filter(isBelow),
    elsewhere: noted.elsewhere.length,
  };
}

export const isScript = ({ type }: Transfer) => type === 'script';
export const upToResults = ({ form, filling, results }: Visit) => [...form, ...filling, ...results];
