import { chromium } from '@playwright/test';
import { navigation, snapshot } from 'lighthouse';
import { launch, type Page } from 'puppeteer-core';
import { BROWSER_ARGUMENTS, findBrowser } from '../../scripts/browser.mjs';
import { uncoverTargets } from '../support/axe.ts';
import { Visitor } from '../support/test.ts';
import { playWorldBank } from '../support/world-bank.ts';

type LighthouseResult = NonNullable<Awaited<ReturnType<typeof navigation>>>['lhr'];

interface Score {
  /** 0 to 100. */
  readonly score: number;
  /** The titles of the audits that lowered the score. */
  readonly lost: readonly string[];
}

type Category = 'accessibility' | 'best-practices' | 'seo';

/** How a page loads on Lighthouse's simulated phone and connection. */
export interface LighthouseLoad {
  /** 0 to 100. */
  readonly score: number;
  readonly totalBlockingTimeMs: number;
  readonly scriptEvaluationMs: number;
  readonly largestPaintMs: number;
  readonly layoutShift: number;
}

interface LighthouseScores {
  readonly load: LighthouseLoad;
  readonly form: Readonly<Record<Category, Score>>;
  /** Only of the page itself. */
  readonly results?: Readonly<Record<Category, Score>>;
}

function readScore({ categories, audits }: LighthouseResult, category: string): Score {
  const { score, auditRefs = [] } = categories[category] ?? {};
  if (score == null) throw new Error(`Lighthouse gave no score for ${category}`);
  const lost = auditRefs
    .filter(({ weight }) => weight > 0)
    .flatMap(({ id }) => audits[id] ?? [])
    .filter((audit) => audit.score !== null && audit.score < 1)
    .map(({ title }) => title);
  return { score: Math.round(score * 100), lost };
}

const readScores = (result: LighthouseResult) => ({
  accessibility: readScore(result, 'accessibility'),
  'best-practices': readScore(result, 'best-practices'),
  seo: readScore(result, 'seo'),
});

function readNumber({ audits }: LighthouseResult, id: string): number {
  const value = audits[id]?.numericValue;
  if (value === undefined) throw new Error(`Lighthouse gave no ${id}`);
  return value;
}

/** The time for running scripts, among all that the main thread does. */
function readScriptEvaluation({ audits }: LighthouseResult): number {
  const { details } = audits['mainthread-work-breakdown'] ?? {};
  const items = details?.type === 'table' ? details.items : [];
  return Number(items.find(({ group }) => group === 'scriptEvaluation')?.['duration'] ?? 0);
}

/** About one load in twenty has no performance score, and is repeated. */
async function lookAtForm(page: Page, url: string): Promise<LighthouseResult> {
  for (let attempt = 0; attempt < 3; attempt++) {
    const lhr = (await navigation(page, url))?.lhr;
    if (lhr?.categories['performance']?.score != null) return lhr;
  }
  throw new Error('Lighthouse gave no performance score for the form');
}

/**
 * Runs Lighthouse on its simulated phone: on the form as it loads, and on a snapshot of the results. Lighthouse needs
 * Puppeteer; Playwright connects to the same page, so that the visitor and the World Bank are those of the journeys.
 * @param hasResults without them, only the load is looked at
 */
export async function runLighthouse(url: string, hasResults = true): Promise<LighthouseScores> {
  const browser = await launch({ executablePath: findBrowser() ?? 'chromium', args: BROWSER_ARGUMENTS });
  try {
    const [page] = await browser.pages();
    const joined = await chromium.connectOverCDP(browser.wsEndpoint());
    const samePage = joined.contexts()[0]?.pages()[0];
    if (!page || !samePage) throw new Error('The browser has no page');
    await playWorldBank(samePage);
    const form = await lookAtForm(page, url);
    const load = {
      score: readScore(form, 'performance').score,
      totalBlockingTimeMs: readNumber(form, 'total-blocking-time'),
      scriptEvaluationMs: readScriptEvaluation(form),
      largestPaintMs: readNumber(form, 'largest-contentful-paint'),
      layoutShift: readNumber(form, 'cumulative-layout-shift'),
    };
    if (!hasResults) return { load, form: readScores(form) };
    const visitor = new Visitor(samePage);
    await visitor.listening();
    await visitor.submitFrom('Japan');
    await visitor.section('How many reach each age').waitFor();
    await samePage.waitForLoadState('networkidle');
    await uncoverTargets(samePage);
    const results = await snapshot(page);
    if (!results) throw new Error('Lighthouse gave no result');
    return { load, form: readScores(form), results: readScores(results.lhr) };
  } finally {
    await browser.close();
  }
}
