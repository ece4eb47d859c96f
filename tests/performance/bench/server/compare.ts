import { type Spread, spreadOf } from '../statistics.ts';
import { type Load, load } from './load.ts';
import type { MeasuredServer, Pair } from './measured-server.ts';

/** What a server did while it was loaded. */
interface Slice {
  readonly requestsPerSecond: number;
  readonly microsecondsPerRequest: number;
}

/** Medians of both, and what the first is to the second: 1 is as good as bare, 0.5 half as good. */
export interface Comparison {
  readonly ours: Slice;
  readonly bare: Slice;
  readonly requestsRatio: Spread;
  readonly processorRatio: Spread;
}

/** How often the two take turns, and how each is loaded in its turn. */
export interface Turns extends Load {
  readonly turns: number;
}

function middleOf(slices: readonly Slice[]): Slice {
  return {
    requestsPerSecond: spreadOf(slices.map((slice) => slice.requestsPerSecond)).median,
    microsecondsPerRequest: spreadOf(slices.map((slice) => slice.microsecondsPerRequest)).median,
  };
}

async function measureSlice(server: MeasuredServer, asked: Load): Promise<Slice> {
  const before = await server.readProcessorTime();
  const began = performance.now();
  await load(server.port, asked);
  const seconds = (performance.now() - began) / 1000;
  const microseconds = (await server.readProcessorTime()) - before;
  return { requestsPerSecond: asked.answers / seconds, microsecondsPerRequest: microseconds / asked.answers };
}

/**
 * Loads both servers in turn, so that whatever else the machine does falls on both, and compares each slice with its
 * neighbour. The first of each is left out: the servers warm up with it.
 */
export async function compare({ ours, bare }: Pair, { turns, ...asked }: Turns): Promise<Comparison> {
  const pairs: { ours: Slice; bare: Slice }[] = [];
  for (let turn = 0; turn <= turns; turn += 1) {
    const pair = { ours: await measureSlice(ours, asked), bare: await measureSlice(bare, asked) };
    if (turn > 0) pairs.push(pair);
  }
  return {
    ours: middleOf(pairs.map((pair) => pair.ours)),
    bare: middleOf(pairs.map((pair) => pair.bare)),
    requestsRatio: spreadOf(pairs.map((pair) => pair.ours.requestsPerSecond / pair.bare.requestsPerSecond)),
    processorRatio: spreadOf(
      pairs.map((pair) => pair.bare.microsecondsPerRequest / pair.ours.microsecondsPerRequest),
    ),
  };
}
