import type { Spread } from '../statistics.ts';
import type { Table } from '../table.ts';
import { type Comparison, compare } from './compare.ts';
import { readResponse } from './load.ts';
import { findMeasuredResponses } from './measured-responses.ts';
import { withPair } from './measured-server.ts';

const CONNECTIONS = [1, 16, 64];
/** The requests in a turn and the turns, for each of nine comparisons. */
const TURNS = { requests: 10_000, turns: 11 };

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const formatRatio = ({ median, lower, upper }: Spread) =>
  `${median.toFixed(2)} (${lower.toFixed(2)}–${upper.toFixed(2)})`;

function toCells({ ours, bare, requestsRatio, processorRatio }: Comparison): string[] {
  return [
    whole.format(ours.requestsPerSecond),
    whole.format(bare.requestsPerSecond),
    formatRatio(requestsRatio),
    ours.microsecondsPerRequest.toFixed(1),
    bare.microsecondsPerRequest.toFixed(1),
    formatRatio(processorRatio),
  ];
}

/** Compares the built server with a bare node:http that sends the same bytes. Takes one to two minutes. */
export async function benchServer(): Promise<Table[]> {
  const measured = findMeasuredResponses();
  const rows = await withPair(
    measured.map(({ path }) => path),
    async (pair) => {
      const done: string[][] = [];
      for (const { name, path } of measured) {
        const { length } = await readResponse(pair.ours.port, path);
        for (const connections of CONNECTIONS) {
          const comparison = await compare(pair, { path, connections, ...TURNS });
          done.push([name, whole.format(length), String(connections), ...toCells(comparison)]);
        }
      }
      return done;
    },
  );
  return [
    {
      title: 'The server, compared with a bare node:http',
      note:
        'Both send the same bytes from memory, for `accept-encoding: gzip, deflate, br`, in turns of 10,000 requests. ' +
        'Medians. A ratio of 1 is as fast as bare, and more is better; its quartiles are in brackets. The client runs ' +
        'on the same machine, so the processor time, which is the server’s alone, is more reliable than the requests ' +
        'per second.',
      columns: [
        'response',
        'bytes',
        'connections',
        'requests/s',
        'bare',
        'ratio',
        'µs per request',
        'bare',
        'ratio',
      ],
      rows,
    },
  ];
}
