/** Reads the main thread's work from a browser's trace. */
import type { Browser } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** The start, in microseconds. */
  readonly ts: number;
  /** The duration, in microseconds, for events that have one. */
  readonly dur?: number;
  /** The part of `dur` in which the thread was running on a processor, if the system reports it. */
  readonly tdur?: number;
  readonly args: { readonly data?: { readonly type?: string } };
}

/**
 * The work of a page's main thread: times in milliseconds, in the order in which they began. The time in which other
 * programs had the processor is not counted.
 */
interface MainThread {
  readonly tasks: readonly { readonly start: number; readonly duration: number }[];
  /** When each input event reached the page. */
  readonly inputs: readonly number[];
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];
const isRunTask = ({ name }: TraceEvent) => name === 'RunTask';
const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;

/**
 * Traces the browser during an action in its only page.
 * @param input the type of the event with which each step of the action begins
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
 * The work of each step, in milliseconds: the task that handles the step's input, and all further tasks of the main
 * thread that begin within a certain time of it.
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
