/** The work of the page's main thread for a step of the slider, from the browser's trace. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Locator } from '@playwright/test';
import { WEEKS } from '#words/results.ts';
import type { Draft } from '../../src/document/draft.ts';
import { writeForm } from '../../src/document/saved-form.ts';
import type { WeeksBy } from '../../src/weeks/chart.ts';
import { Visitor } from '../support/test.ts';
import { playWorldBank } from '../support/world-bank.ts';

const AGE = 10;
/** Enough for a step's frame, and less than the pause after which the sections out of view follow the slider. */
const BETWEEN_STEPS_MS = 100;
const PHONE = { width: 412, height: 823 };

export interface SliderLife {
  /** Years; more than the age of ten at which the slider begins. */
  readonly lifeExpectancy: number;
  readonly weeksBy: WeeksBy;
  /** The form as it was saved, with its activities, chapters and moments; the default activities without it. */
  readonly saved?: Draft;
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** The start, in microseconds. */
  readonly ts: number;
  /** The duration, and the part of it in which the thread was running on a processor, in microseconds. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly data?: { readonly type?: string } };
}

const openPhone = (browser: Browser, baseURL: string) =>
  browser.newPage({ baseURL, viewport: PHONE, serviceWorkers: 'block' });

/** The slider in the results of somebody of ten, with their weeks in view under it. */
export async function openSlider(browser: Browser, baseURL: string, life: SliderLife): Promise<Locator> {
  const page = await openPhone(browser, baseURL);
  await playWorldBank(page);
  const visitor = new Visitor(page);
  if (life.saved) {
    await page.addInitScript((form) => localStorage.setItem('form', form), writeForm(life.saved));
  }
  await visitor.open();
  if (life.saved) await visitor.openForm();
  await visitor.visualize(`${new Date().getFullYear() - AGE}-01-01`, String(life.lifeExpectancy));
  await visitor.field(WEEKS.by[life.weeksBy]).first().check();
  const slider = visitor.slider();
  // The browser scrolls to what is focused, so the weeks are scrolled to afterwards.
  await slider.focus();
  await page.locator('.weeks-picture').evaluate((picture) => picture.scrollIntoView({ behavior: 'instant' }));
  return slider;
}

/** The slider of the floor page. */
export async function openFloorSlider(browser: Browser, baseURL: string): Promise<Locator> {
  const page = await openPhone(browser, baseURL);
  await page.goto('./');
  const slider = page.locator('#floor input');
  await slider.focus();
  return slider;
}

async function press(slider: Locator, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await slider.page().keyboard.press(key);
    await sleep(BETWEEN_STEPS_MS);
  }
}

/**
 * Moves the slider by a year for each step, and closes its page.
 * @param slowdown how many times slower the processor is made: 4 is about a mid-range phone
 * @returns the work of each step in milliseconds: the task that handles its key, and all that follow within the step
 */
export async function measureSteps(slider: Locator, steps: number, slowdown: number): Promise<number[]> {
  const page = slider.page();
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  // So that code that runs for the first time has run.
  await press(slider, [...Array<string>(5).fill('ArrowRight'), ...Array<string>(5).fill('ArrowLeft')]);
  const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];
  await browser.startTracing(page, { categories });
  await press(slider, Array<string>(steps).fill('ArrowRight'));
  const trace: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  await page.close();
  const events = trace.traceEvents.toSorted((a, b) => a.ts - b.ts);
  const keys = events.filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'keydown');
  const tasks = events.filter(
    ({ name, pid, tid }) => name === 'RunTask' && pid === keys[0]?.pid && tid === keys[0].tid,
  );
  return keys.map(({ ts }) => {
    const from = tasks.findLast((task) => task.ts <= ts)?.ts ?? ts;
    return tasks
      .filter((task) => task.ts >= from && task.ts < from + BETWEEN_STEPS_MS * 1000)
      .reduce((sum, { dur = 0, tdur = dur }) => sum + tdur / 1000, 0);
  });
}

/** @param share 0 to 1 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.round(share * (sorted.length - 1))] ?? Number.NaN;
}

export const median = (values: readonly number[]) => quantile(values, 0.5);
