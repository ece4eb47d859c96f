/** The work of the page's main thread for a step of the slider, from the browser's trace. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { WEEKS } from '#words/results.ts';
import type { Draft } from '../../src/document/draft.ts';
import { writeForm } from '../../src/document/saved-form.ts';
import { Visitor } from '../support/test.ts';
import { colorBy } from '../support/weeks.ts';
import { playWorldBank } from '../support/world-bank.ts';

/** As many times slower as a mid-range phone is. */
const SLOWDOWN = 4;
const STEPS = 20;
/** Enough for a step's frame, and less than the pause after which the sections out of view follow the slider. */
const BETWEEN_STEPS_MS = 100;
export const PHONE = { width: 412, height: 823 };

/**
 * Opens the results of somebody of ten, with the focus in the slider, and their weeks in view under it.
 * @param saved the form as it was saved, whose weeks are then colored by chapters
 */
export async function openResults(
  browser: Browser,
  baseURL: string,
  lifeExpectancy: string,
  saved?: Draft,
): Promise<Page> {
  const page = await browser.newPage({ baseURL, viewport: PHONE, serviceWorkers: 'block' });
  await playWorldBank(page);
  const visitor = new Visitor(page);
  if (saved) await page.addInitScript((form) => localStorage.setItem('form', form), writeForm(saved));
  await visitor.open();
  if (saved) await visitor.openForm();
  await visitor.visualize(`${new Date().getFullYear() - 10}-01-01`, lifeExpectancy);
  await colorBy(visitor, saved ? WEEKS.by.chapters : WEEKS.by.time);
  // The browser scrolls to what is focused, so the weeks are scrolled to afterwards.
  await visitor.slider().focus();
  await page.locator('.weeks-picture').evaluate((picture) => picture.scrollIntoView({ behavior: 'instant' }));
  return page;
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

async function press(page: Page, key: string, times: number): Promise<void> {
  for (let time = 0; time < times; time++) {
    await page.keyboard.press(key);
    await sleep(BETWEEN_STEPS_MS);
  }
}

/**
 * Moves the slider that has the focus by a year for each step, with the processor slowed, and closes its page.
 * @returns the median work of the main thread for a step, in milliseconds, from the browser's trace: the task that handles
 * its key, and all that follow within the step
 */
export async function measureStep(browser: Browser, page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  // So that code that runs for the first time has run.
  await press(page, 'ArrowRight', 5);
  await press(page, 'ArrowLeft', 5);
  const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];
  await browser.startTracing(page, { categories });
  await press(page, 'ArrowRight', STEPS);
  const trace: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  await page.close();
  const events = trace.traceEvents.toSorted((a, b) => a.ts - b.ts);
  const keys = events.filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'keydown');
  const tasks = events.filter(
    ({ name, pid, tid }) => name === 'RunTask' && pid === keys[0]?.pid && tid === keys[0].tid,
  );
  const steps = keys.map(({ ts }) => {
    const from = tasks.findLast((task) => task.ts <= ts)?.ts ?? ts;
    return tasks
      .filter((task) => task.ts >= from && task.ts < from + BETWEEN_STEPS_MS * 1000)
      .reduce((sum, { dur = 0, tdur = dur }) => sum + tdur / 1000, 0);
  });
  return steps.toSorted((a, b) => a - b)[Math.floor(STEPS / 2)] ?? Number.NaN;
}
