/** What a step of the slider costs the page's main thread, beside an empty page that does the same. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Locator, Page } from '@playwright/test';
import { Visitor } from '../../e2e/test.ts';
import { playWorldBank } from '../../e2e/world-bank.ts';
import { type Spread, spreadOf } from '../statistics.ts';
import { traceMainThreads, workOfSteps } from './main-thread.ts';

/** How many times slower the processor is made: about a phone of the middle price. */
const SLOWED = 4;
const PHONE = { width: 412, height: 823 };
const AGE = 10;
const STEPS = 60;
/** Enough for a step's frame to be done, and less than the figures wait until they are spoken. */
const BETWEEN_STEPS_MS = 100;

export interface SliderLife {
  /** Years; more than the age of ten at which the slider begins. */
  readonly lifeExpectancy: number;
  readonly weeksBy: 'time' | 'activities';
}

/** Milliseconds of the main thread's work for a step. */
export interface StepCost extends SliderLife {
  readonly own: Spread;
  readonly empty: Spread;
  /** Of each step of the page less the step of the empty page right after it. */
  readonly difference: Spread;
}

async function openSlowed(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ baseURL: url, viewport: PHONE, serviceWorkers: 'block' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  return page;
}

/** The results of someone of ten, with their weeks in sight under the slider. */
export async function openOwn(browser: Browser, url: string, life: SliderLife): Promise<Locator> {
  const page = await openSlowed(browser, url);
  await playWorldBank(page);
  const visitor = new Visitor(page);
  await visitor.open();
  await visitor.visualize(`${new Date().getFullYear() - AGE}-01-01`, String(life.lifeExpectancy));
  if (life.weeksBy === 'activities') await visitor.field('What the weeks go into').check();
  await page.locator('.weeks-picture').evaluate((picture) => picture.scrollIntoView({ behavior: 'instant' }));
  return visitor.slider();
}

export async function openEmpty(browser: Browser, url: string): Promise<Locator> {
  const page = await openSlowed(browser, url);
  await page.goto('/');
  return page.getByRole('slider');
}

/** To the end of the years to come and back, as often as there are steps to take. */
function keysFor(lifeExpectancy: number): string[] {
  const years = lifeExpectancy - AGE;
  return Array.from({ length: STEPS + 1 }, (_, step) =>
    Math.floor(step / years) % 2 === 0 ? 'ArrowRight' : 'ArrowLeft',
  );
}

/** There and back, so that what runs for the first time has run. */
const WARM_UP = [...Array(5).fill('ArrowRight'), ...Array(5).fill('ArrowLeft')];

/** Both pages take their steps in turns, so that whatever else the machine does meets both. */
async function takeSteps(sliders: readonly Locator[], keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    for (const slider of sliders) {
      await slider.page().keyboard.press(key);
      await sleep(BETWEEN_STEPS_MS);
    }
  }
}

export async function measureSteps(
  browser: Browser,
  urls: { readonly own: string; readonly empty: string },
  life: SliderLife,
): Promise<StepCost> {
  const sliders = [await openOwn(browser, urls.own, life), await openEmpty(browser, urls.empty)];
  for (const slider of sliders) await slider.focus();
  const keys = keysFor(life.lifeExpectancy);
  await takeSteps(sliders, WARM_UP);
  const threads = await traceMainThreads(browser, 'keydown', () => takeSteps(sliders, keys));
  await Promise.all(sliders.map((slider) => slider.page().close()));
  const [own = [], empty = []] = threads.map(workOfSteps);
  return {
    ...life,
    own: spreadOf(own),
    empty: spreadOf(empty),
    difference: spreadOf(own.map((ms, step) => ms - (empty[step] ?? Number.NaN))),
  };
}
