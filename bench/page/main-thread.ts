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
 * Traces the browser while something is done in it.
 * @param input the kind of event that each of its steps comes with
 * @returns a main thread for each page that got such an event, in the order in which they got the first
 */
export async function traceMainThreads(
  browser: Browser,
  input: 'keydown' | 'input',
  act: () => Promise<void>,
): Promise<readonly MainThread[]> {
  await browser.startTracing(undefined, { categories: CATEGORIES });
  await act();
  const trace: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  const events = trace.traceEvents.toSorted((a, b) => a.ts - b.ts);
  const inputs = events.filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === input);
  return [...new Set(inputs.map(threadOf))].map((thread) => ({
    tasks: events
      .filter((event) => isRunTask(event) && threadOf(event) === thread)
      .map(({ ts, dur = 0, tdur = dur }) => ({ start: ts / 1000, duration: tdur / 1000 })),
    inputs: inputs.filter((event) => threadOf(event) === thread).map(({ ts }) => ts / 1000),
  }));
}

/**
 * The work of each step, in milliseconds: all tasks of the page's main thread from the one that handles the step's
 * input up to the one that handles the next; so the last input only ends the step before it.
 */
export function workOfSteps({ tasks, inputs }: MainThread): number[] {
  const beginnings = inputs.map((input) => tasks.findLast(({ start }) => start <= input)?.start ?? input);
  return beginnings.slice(0, -1).map((from, index) => {
    const to = beginnings[index + 1] ?? from;
    return tasks
      .filter(({ start }) => start >= from && start < to)
      .reduce((sum, { duration }) => sum + duration, 0);
  });
}
