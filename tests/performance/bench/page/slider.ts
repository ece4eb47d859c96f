/** What moving the slider costs the page's main thread, beside an empty page that does the same. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Locator } from '@playwright/test';
import { Visitor } from '../../../support/test.ts';
import { playWorldBank } from '../../../support/world-bank.ts';
import { type Spread, spreadOf } from '../statistics.ts';
import { traceMainThread, workOfSteps } from './main-thread.ts';
import type { Addresses } from './serve.ts';
import { openSlowedPage } from './slowed-page.ts';

const AGE = 10;
/** Enough for a step's frame to be done, and less than the slider has to rest for what is out of sight to follow. */
const BETWEEN_STEPS_MS = 100;
const TURNS = 3;
/** Pointer moves of one drag: there and back. */
const MOVES = 60;
/** In each turn. */
const DRAGS = 2;

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
  /** Of each step of the page less the same step of the empty page, in the turn after it. */
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
  const slider = visitor.slider();
  // What takes the focus is scrolled to, so the weeks come after it.
  await slider.focus();
  await page.locator('.weeks-picture').evaluate((picture) => picture.scrollIntoView({ behavior: 'instant' }));
  return slider;
}

export async function openEmpty(browser: Browser, url: string): Promise<Locator> {
  const page = await openSlowedPage(browser, url);
  await page.goto('/');
  const slider = page.getByRole('slider');
  await slider.focus();
  return slider;
}

/**
 * Measures something on the page and on the empty page in turns, so that whatever else the machine does meets both;
 * each alone in the browser, since even a page that rests takes its share.
 */
async function measureInTurns(
  browser: Browser,
  { own, empty }: Addresses,
  life: SliderLife,
  measure: (slider: Locator) => Promise<readonly number[]>,
): Promise<{ readonly own: number[]; readonly empty: number[] }> {
  const measured = { own: [] as number[], empty: [] as number[] };
  const measureAlone = async (slider: Locator) => {
    const figures = await measure(slider);
    await slider.page().close();
    return figures;
  };
  for (let turn = 0; turn < TURNS; turn++) {
    measured.own.push(...(await measureAlone(await openOwn(browser, own, life))));
    measured.empty.push(...(await measureAlone(await openEmpty(browser, empty))));
  }
  return measured;
}

/** To the end of the years to come and back, as often as there are steps to take. */
function keysFor(lifeExpectancy: number, steps: number): string[] {
  const years = lifeExpectancy - AGE;
  return Array.from({ length: steps }, (_, step) =>
    Math.floor(step / years) % 2 === 0 ? 'ArrowRight' : 'ArrowLeft',
  );
}

/** There and back, so that what runs for the first time has run. */
const WARM_UP = [...Array<string>(5).fill('ArrowRight'), ...Array<string>(5).fill('ArrowLeft')];

async function takeSteps(slider: Locator, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await slider.page().keyboard.press(key);
    await sleep(BETWEEN_STEPS_MS);
  }
}

/** @param steps of each page in each of its turns */
export async function measureSteps(
  browser: Browser,
  addresses: Addresses,
  { steps, ...life }: SliderLife & { readonly steps: number },
): Promise<StepCost> {
  const { own, empty } = await measureInTurns(browser, addresses, life, async (slider) => {
    await takeSteps(slider, WARM_UP);
    const keys = keysFor(life.lifeExpectancy, steps);
    const thread = await traceMainThread(browser, 'keydown', () => takeSteps(slider, keys));
    return workOfSteps(thread, BETWEEN_STEPS_MS);
  });
  return {
    ...life,
    own: spreadOf(own),
    empty: spreadOf(empty),
    difference: spreadOf(own.map((ms, step) => ms - (empty[step] ?? Number.NaN))),
  };
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
export async function measureDrags(
  browser: Browser,
  addresses: Addresses,
  life: SliderLife,
): Promise<Compared> {
  const { own, empty } = await measureInTurns(browser, addresses, life, async (slider) => {
    const longest: number[] = [];
    for (let turn = 0; turn < DRAGS; turn++) {
      const { tasks } = await traceMainThread(browser, 'input', () => drag(slider));
      longest.push(Math.max(...tasks.map(({ duration }) => duration)));
    }
    return longest;
  });
  return { ...life, own: spreadOf(own), empty: spreadOf(empty) };
}
