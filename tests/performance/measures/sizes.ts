import type { Browser, Page } from '@playwright/test';
import { playWorldBank } from '../../support/world-bank.ts';
import { BUDGETS } from '../budgets.ts';
import { format, type Table } from '../report.ts';
import {
  sumOfBytes,
  type Transfer,
  transferToOffline,
  transferToResults,
  transferToView,
} from '../transfers.ts';

/** English, and those with the longest scripts, the most accents and other letters. */
const PATHS = ['', 'de/', 'fr/', 'ar/'];

async function inNewPage<T>(
  browser: Browser,
  baseURL: string,
  use: (page: Page) => Promise<T>,
  serviceWorkers: 'allow' | 'block' = 'block',
): Promise<T> {
  const page = await browser.newPage({ baseURL, serviceWorkers });
  await playWorldBank(page);
  const value = await use(page);
  await page.close();
  return value;
}

/** What is transferred, beside what is promised. */
export async function measureSizes(browser: Browser, url: string): Promise<Table> {
  const visits = [];
  const views: Transfer[][] = [];
  const copies: Transfer[][] = [];
  for (const path of PATHS) {
    visits.push(await inNewPage(browser, url, (page) => transferToResults(page, path)));
    views.push(await inNewPage(browser, url, (page) => transferToView(page, path)));
    copies.push(await inNewPage(browser, url, (page) => transferToOffline(page, path), 'allow'));
  }
  const row = (sizes: readonly number[], limit: number) => [
    format(sizes[0] ?? Number.NaN),
    format(Math.max(...sizes)),
    format(limit),
  ];
  const bytes = (all: readonly (readonly Transfer[])[], limit: number) => row(all.map(sumOfBytes), limit);
  const fonts = visits.map(({ all }) => all.filter(({ type }) => type === 'font'));
  return {
    title: 'Bytes, in Brotli as the server sends them',
    columns: ['English', 'the most of English, German, French and Arabic', 'promised'],
    rows: {
      'HTML, with the styles of the form': bytes(
        visits.map(({ html }) => html),
        BUDGETS.htmlBytes,
      ),
      'script before the form works': bytes(
        visits.map(({ script }) => script),
        BUDGETS.interactiveScriptBytes,
      ),
      'everything up to the results': bytes(
        visits.map(({ all }) => all),
        BUDGETS.bytesToResults,
      ),
      'fonts among it': bytes(fonts, BUDGETS.fontBytes),
      'requests up to the results': row(
        visits.map(({ all }) => all.length),
        BUDGETS.requestsToResults,
      ),
      'the view': bytes(views, BUDGETS.viewBytes),
      'the copy for offline use': bytes(copies, BUDGETS.offlineBytes),
      'files of that copy': row(
        copies.map(({ length }) => length),
        BUDGETS.offlineRequests,
      ),
    },
  };
}
