import { chromium, type Page as PlaywrightPage } from '@playwright/test';
import { navigation, snapshot } from 'lighthouse';
import { launch, type Page } from 'puppeteer-core';
import { BROWSER_ARGUMENTS, findBrowser } from '../../scripts/browser.mjs';
import { uncoverTargets } from '../support/axe.ts';
import { Visitor } from '../support/test.ts';
import { playWorldBank } from '../support/world-bank.ts';

export type LighthouseResult = NonNullable<Awaited<ReturnType<typeof snapshot>>>['lhr'];

/**
 * Opens a browser with a page. Lighthouse needs Puppeteer; Playwright connects to the same page, so that the visitor and
 * the World Bank are those of the journeys.
 */
async function inBrowser<T>(use: (page: Page, samePage: PlaywrightPage) => Promise<T>): Promise<T> {
  const browser = await launch({ executablePath: findBrowser() ?? 'chromium', args: BROWSER_ARGUMENTS });
  try {
    const [page] = await browser.pages();
    const joined = await chromium.connectOverCDP(browser.wsEndpoint());
    const samePage = joined.contexts()[0]?.pages()[0];
    if (!page || !samePage) throw new Error('The browser has no page');
    await playWorldBank(samePage);
    return await use(page, samePage);
  } finally {
    await browser.close();
  }
}

async function load(page: Page, url: string): Promise<LighthouseResult> {
  const lhr = (await navigation(page, url))?.lhr;
  if (!lhr) throw new Error('Lighthouse gave no result');
  return lhr;
}

/**
 * Runs Lighthouse on a page as it loads on a simulated phone and connection. About one load in twenty has no performance
 * score, which only the benchmark asks for: it takes another.
 */
export const runOnLoad = (url: string) =>
  inBrowser(async (page) => {
    for (let attempt = 0; attempt < 3; attempt++) {
      const lhr = await load(page, url);
      if (lhr.categories['performance']?.score != null) return lhr;
    }
    throw new Error('Lighthouse gave no performance score');
  });

/** Runs Lighthouse on the form as it loads, and on a snapshot of the results. */
export const runOnScreens = (url: string) =>
  inBrowser(async (page, samePage) => {
    const form = await load(page, url);
    const visitor = new Visitor(samePage);
    await visitor.listening();
    await visitor.submitFrom('Japan');
    await visitor.section('How many reach each age').waitFor();
    await samePage.waitForLoadState('networkidle');
    await uncoverTargets(samePage);
    const results = (await snapshot(page))?.lhr;
    if (!results) throw new Error('Lighthouse gave no result');
    return { form, results };
  });

/** A figure of Lighthouse, such as `total-blocking-time` in milliseconds. */
export function readFigure({ audits }: LighthouseResult, id: string): number {
  const value = audits[id]?.numericValue;
  if (value === undefined) throw new Error(`Lighthouse gave no ${id}`);
  return value;
}
