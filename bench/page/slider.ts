/** What moving the slider costs the page's main thread, beside an empty page that does the same. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Locator } from '@playwright/test';
import { Visitor } from '../../e2e/test.ts';
import { playWorldBank } from '../../e2e/world-bank.ts';
import { type Spread, spreadOf } from '../statistics.ts';
import { traceMainThreads, workOfSteps } from './main-thread.ts';
import type { Addresses } from './serve.ts';
import { openSlowedPage } from './slowed-page.ts';

const AGE = 10;
/** Enough for a step's frame to be done, and less than the figures wait until they are spoken. */
const BETWEEN_STEPS_MS = 100;
/** Pointer moves of one drag: there and back. */
const MOVES = 60;
const DRAGS = 5;

export interface SliderLife {
  /** Years; more than the age of ten at which the slider begins. */
  readonly lifeExpectancy: number;
  readonly weeksBy: 'time' | 'activities';
}

/** Something in milliseconds, of the page and of the empty page. */
export interface Compared extends SliderLife {
  readonly own: Spread;
  readonly empty: Spread;
}

export interface StepCost extends Compared {
  /** Of each step of the page less the step of the empty page right after it. */
  readonly difference: Spread;
}

/** The results of someone of ten, with their weeks in sight under the slider. */
export async function openOwn(browser: Browser, url: string, life: SliderLife): Promise<Locator> {
  const page = await openSlowedPage(browser, url);
  await playWorldBank(page);
  const visitor = new Visitor(page);
  await visitor.open();
  await visitor.visualize(`${new Date().getFullYear() - AGE}-01-01`, String(life.lifeExpectancy));
  if (life.weeksBy === 'activities') await visitor.field('What the weeks go into').check();
  await page.locator('.weeks-picture').evaluate((picture) => picture.scrollIntoView({ behavior: 'instant' }));
  return visitor.slider();
}

export async function openEmpty(browser: Browser, url: string): Promise<Locator> {
  const page = await openSlowedPage(browser, url);
  await page.goto('/');
  return page.getByRole('slider');
}

async function withSliders<T>(
  browser: Browser,
  { own, empty }: Addresses,
  life: SliderLife,
  use: (sliders: readonly Locator[]) => Promise<T>,
): Promise<T> {
  const sliders = [await openOwn(browser, own, life), await openEmpty(browser, empty)];
  const measured = await use(sliders);
  await Promise.all(sliders.map((slider) => slider.page().close()));
  return measured;
}

/** To the end of the years to come and back, as often as there are steps to take. */
function keysFor(lifeExpectancy: number, steps: number): string[] {
  const years = lifeExpectancy - AGE;
  return Array.from({ length: steps + 1 }, (_, step) =>
    Math.floor(step / years) % 2 === 0 ? 'ArrowRight' : 'ArrowLeft',
  );
}

/** There and back, so that what runs for the first time has run. */
const WARM_UP = [...Array<string>(5).fill('ArrowRight'), ...Array<string>(5).fill('ArrowLeft')];

/** Both pages take their steps in turns, so that whatever else the machine does meets both. */
async function takeSteps(sliders: readonly Locator[], keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    for (const slider of sliders) {
      await slider.page().keyboard.press(key);
      await sleep(BETWEEN_STEPS_MS);
    }
  }
}

export function measureSteps(
  browser: Browser,
  addresses: Addresses,
  { steps, ...life }: SliderLife & { readonly steps: number },
): Promise<StepCost> {
  return withSliders(browser, addresses, life, async (sliders) => {
    for (const slider of sliders) await slider.focus();
    await takeSteps(sliders, WARM_UP);
    const keys = keysFor(life.lifeExpectancy, steps);
    const threads = await traceMainThreads(browser, 'keydown', () => takeSteps(sliders, keys));
    const [own = [], empty = []] = threads.map(workOfSteps);
    return {
      ...life,
      own: spreadOf(own),
      empty: spreadOf(empty),
      difference: spreadOf(own.map((ms, step) => ms - (empty[step] ?? Number.NaN))),
    };
  });
}

/** From the slider's left end towards its right, and back, a frame a move. */
async function drag(slider: Locator): Promise<void> {
  const box = await slider.boundingBox();
  if (!box) throw new Error('The slider has no place on the page');
  const { mouse } = slider.page();
  const y = box.y + box.height / 2;
  const left = box.x + box.height / 2;
  const room = box.width - box.height;
  await mouse.move(left, y);
  await mouse.down();
  for (let move = 1; move <= MOVES; move++) {
    const part = 1 - Math.abs(1 - (2 * move) / MOVES);
    await mouse.move(left + part * room, y);
  }
  await mouse.up();
}

/** The longest task of each drag. */
export function measureDrags(browser: Browser, addresses: Addresses, life: SliderLife): Promise<Compared> {
  return withSliders(browser, addresses, life, async (sliders) => {
    const longest: number[][] = sliders.map(() => []);
    for (let turn = 0; turn < DRAGS; turn++) {
      for (const [index, slider] of sliders.entries()) {
        const [thread] = await traceMainThreads(browser, 'input', () => drag(slider));
        if (!thread) throw new Error('The slider was not moved');
        longest[index]?.push(Math.max(...thread.tasks.map(({ duration }) => duration)));
      }
    }
    const [own = [], empty = []] = longest;
    return { ...life, own: spreadOf(own), empty: spreadOf(empty) };
  });
}
