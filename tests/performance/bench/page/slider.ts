/** The cost of moving the slider on the page's main thread, compared with an empty page. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Locator } from '@playwright/test';
import { WEEKS } from '#words/results.ts';
import type { Draft } from '../../../../src/document/draft.ts';
import { serializeDraft } from '../../../../src/document/serialize-draft.ts';
import type { WeeksBy } from '../../../../src/ui/charts/week-picture.ts';
import { Visitor } from '../../../support/test.ts';
import { playWorldBank } from '../../../support/world-bank.ts';
import { type Spread, spreadOf } from '../statistics.ts';
import { timeInteractions } from './interactions.ts';
import { traceMainThread, workOfSteps } from './main-thread.ts';
import type { Addresses } from './serve.ts';
import { openPhonePage, slowDown } from './slowed-page.ts';

const AGE = 10;
/** Enough for a step's frame, and less than the pause after which the sections out of view follow the slider. */
const BETWEEN_STEPS_MS = 100;
/** Pointer moves of one drag: there and back. */
const MOVES = 60;
/** Drags in each turn. */
const DRAGS = 2;

export interface SliderLife {
  /** Years; more than the age of ten at which the slider begins. */
  readonly lifeExpectancy: number;
  readonly weeksBy: WeeksBy;
  /** The form as it was saved, with its activities, chapters and moments; the default activities without it. */
  readonly saved?: Draft;
}

/** How much is measured. */
interface Effort {
  /** How often the pages take turns. */
  readonly turns: number;
  /** Key presses on each page in each turn, a year each: fewer than the years ahead. */
  readonly steps: number;
}

/** Milliseconds, on the page and on the empty page. */
export interface Compared extends SliderLife {
  readonly own: Spread;
  readonly empty: Spread;
}

export interface StepCost extends Compared {
  /** Each step on the page minus the same step on the empty page. */
  readonly difference: Spread;
}

/** The results of someone of ten, with their weeks in view under the slider. */
async function openOwn(browser: Browser, url: string, life: SliderLife): Promise<Locator> {
  const page = await openPhonePage(browser, url);
  await playWorldBank(page);
  const visitor = new Visitor(page);
  if (life.saved) {
    await page.addInitScript((form) => localStorage.setItem('form', form), serializeDraft(life.saved));
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

async function openEmpty(browser: Browser, url: string): Promise<Locator> {
  const page = await openPhonePage(browser, url);
  await page.goto('./');
  const slider = page.getByRole('slider');
  await slider.focus();
  return slider;
}

interface Measured {
  readonly lives: readonly { readonly life: SliderLife; readonly figures: number[] }[];
  readonly empty: number[];
}

/**
 * Measures something on the page with each life and on the empty page in turns, so that other load on the machine
 * affects all of them; each alone in the browser, since even an idle page takes its share.
 */
async function measureInTurns(
  browser: Browser,
  { own, empty }: Addresses,
  { lives, turns }: { readonly lives: readonly SliderLife[]; readonly turns: number },
  measure: (slider: Locator) => Promise<readonly number[]>,
): Promise<Measured> {
  const measured: Measured = { lives: lives.map((life) => ({ life, figures: [] })), empty: [] };
  const measureAlone = async (slider: Locator) => {
    await slowDown(slider.page());
    const figures = await measure(slider);
    await slider.page().close();
    return figures;
  };
  for (let turn = 0; turn < turns; turn++) {
    for (const { life, figures } of measured.lives) {
      figures.push(...(await measureAlone(await openOwn(browser, own, life))));
    }
    measured.empty.push(...(await measureAlone(await openEmpty(browser, empty))));
  }
  return measured;
}

/** There and back, so that code that runs for the first time has run. */
const WARM_UP = [...Array<string>(5).fill('ArrowRight'), ...Array<string>(5).fill('ArrowLeft')];

async function takeSteps(slider: Locator, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await slider.page().keyboard.press(key);
    await sleep(BETWEEN_STEPS_MS);
  }
}

/** The cost of a step with each of the lives. */
export async function measureSteps(
  browser: Browser,
  addresses: Addresses,
  { lives, steps, turns }: Effort & { readonly lives: readonly SliderLife[] },
): Promise<StepCost[]> {
  const keys = Array<string>(steps).fill('ArrowRight');
  const measured = await measureInTurns(browser, addresses, { lives, turns }, async (slider) => {
    await takeSteps(slider, WARM_UP);
    const thread = await traceMainThread(browser, 'keydown', () => takeSteps(slider, keys));
    return workOfSteps(thread, BETWEEN_STEPS_MS);
  });
  const { empty } = measured;
  return measured.lives.map(({ life, figures }) => ({
    ...life,
    own: spreadOf(figures),
    empty: spreadOf(empty),
    difference: spreadOf(figures.map((ms, step) => ms - (empty[step] ?? Number.NaN))),
  }));
}

/** From the slider's left end to its right end and back, one frame a move. */
async function drag(slider: Locator): Promise<void> {
  const box = await slider.boundingBox();
  if (!box) throw new Error('The slider has no box');
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

/** The longest task of each drag, with each of the lives. */
export async function measureDrags(
  browser: Browser,
  addresses: Addresses,
  { lives, turns }: { readonly lives: readonly SliderLife[]; readonly turns: number },
): Promise<Compared[]> {
  const measured = await measureInTurns(browser, addresses, { lives, turns }, async (slider) => {
    const longest: number[] = [];
    for (let turn = 0; turn < DRAGS; turn++) {
      const { tasks } = await traceMainThread(browser, 'input', () => drag(slider));
      longest.push(Math.max(...tasks.map(({ duration }) => duration)));
    }
    return longest;
  });
  return measured.lives.map(({ life, figures }) => ({
    ...life,
    own: spreadOf(figures),
    empty: spreadOf(measured.empty),
  }));
}

/** Interactions per measured life: more than 50 in all, so that the 98th percentile is not simply the worst one. */
const INTERACTIONS = { steps: 60, drags: 10 };

/** The times to the next frame, in milliseconds, of steps by key and of drags. */
export interface Responses extends SliderLife {
  readonly own: readonly number[];
  readonly empty: readonly number[];
}

/** How soon the page answers steps and drags, with each of the lives. */
export async function measureResponses(
  browser: Browser,
  addresses: Addresses,
  lives: readonly SliderLife[],
): Promise<Responses[]> {
  const half = INTERACTIONS.steps / 2;
  const keys = [...Array<string>(half).fill('ArrowRight'), ...Array<string>(half).fill('ArrowLeft')];
  const measured = await measureInTurns(browser, addresses, { lives, turns: 1 }, async (slider) => {
    await takeSteps(slider, WARM_UP);
    return timeInteractions(slider.page(), async () => {
      await takeSteps(slider, keys);
      for (let turn = 0; turn < INTERACTIONS.drags; turn++) await drag(slider);
    });
  });
  return measured.lives.map(({ life, figures }) => ({ ...life, own: figures, empty: measured.empty }));
}
