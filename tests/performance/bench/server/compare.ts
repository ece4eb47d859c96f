import { type Spread, spreadOf } from '../statistics.ts';
import { type Load, load } from './load.ts';
import type { MeasuredServer, Pair } from './measured-server.ts';

/** A server's performance under load. */
interface Slice {
  readonly requestsPerSecond: number;
  readonly microsecondsPerRequest: number;
}

/** Medians of both, and their ratio: 1 is as fast as bare, 0.5 half as fast. */
export interface Comparison {
  readonly ours: Slice;
  readonly bare: Slice;
  readonly requestsRatio: Spread;
  readonly processorRatio: Spread;
}

/** How often the two take turns, and the load in each turn. */
interface Turns extends Load {
  readonly turns: number;
}

function middleOf(slices: readonly Slice[]): Slice {
  return {
    requestsPerSecond: spreadOf(slices.map((slice) => slice.requestsPerSecond)).median,
    microsecondsPerRequest: spreadOf(slices.map((slice) => slice.microsecondsPerRequest)).median,
  };
}

async function measureSlice(server: MeasuredServer, loading: Load): Promise<Slice> {
  const before = await server.readProcessorTime();
  const began = performance.now();
  await load(server.port, loading);
  const seconds = (performance.now() - began) / 1000;
  const microseconds = (await server.readProcessorTime()) - before;
  return {
    requestsPerSecond: loading.requests / seconds,
    microsecondsPerRequest: microseconds / loading.requests,
  };
}

/**
 * Loads both servers in turn, so that other load on the machine affects both, and compares each slice with the one
 * after it. The first pair is left out, since it warms the servers up.
 */
export async function compare({ ours, bare }: Pair, { turns, ...loading }: Turns): Promise<Comparison> {
  const pairs: { ours: Slice; bare: Slice }[] = [];
  for (let turn = 0; turn <= turns; turn += 1) {
    const pair = { ours: await measureSlice(ours, loading), bare: await measureSlice(bare, loading) };
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
