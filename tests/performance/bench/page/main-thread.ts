/** Reads from a browser's trace how long the main threads of its pages worked. */
import type { Browser } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  /** Microseconds; only for what has a length. */
  readonly dur?: number;
  /** The part of it in which the thread was given a processor, where the system can tell. */
  readonly tdur?: number;
  readonly args: { readonly data?: { readonly type?: string } };
}

/**
 * What one page's main thread did: times in milliseconds, in the order they began. While other programs had the
 * processor no time is counted; that they slow it down otherwise still shows.
 */
export interface MainThread {
  readonly tasks: readonly { readonly start: number; readonly duration: number }[];
  /** When each of the events reached the page. */
  readonly inputs: readonly number[];
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];
const isRunTask = ({ name }: TraceEvent) => name === 'RunTask';
const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;

/**
 * Traces the browser while something is done in its only page.
 * @param input the kind of event that each of its steps begins with
 */
export async function traceMainThread(
  browser: Browser,
  input: 'keydown' | 'input',
  act: () => Promise<void>,
): Promise<MainThread> {
  await browser.startTracing(undefined, { categories: CATEGORIES });
  await act();
  const trace: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  const events = trace.traceEvents.toSorted((a, b) => a.ts - b.ts);
  const inputs = events.filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === input);
  const [first] = inputs;
  if (!first) throw new Error('The slider was not moved');
  return {
    tasks: events
      .filter((event) => isRunTask(event) && threadOf(event) === threadOf(first))
      .map(({ ts, dur = 0, tdur = dur }) => ({ start: ts / 1000, duration: tdur / 1000 })),
    inputs: inputs.map(({ ts }) => ts / 1000),
  };
}

/**
 * The work of each step, in milliseconds: all tasks of the page's main thread that begin within a time of the step's
 * input, the one that handles it first.
 * @param within milliseconds; the inputs are at least as far apart
 */
export function workOfSteps({ tasks, inputs }: MainThread, within: number): number[] {
  return inputs.map((input) => {
    const from = tasks.findLast(({ start }) => start <= input)?.start ?? input;
    return tasks
      .filter(({ start }) => start >= from && start < from + within)
      .reduce((sum, { duration }) => sum + duration, 0);
  });
}
