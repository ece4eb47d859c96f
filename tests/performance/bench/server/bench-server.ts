import type { Spread } from '../statistics.ts';
import type { Table } from '../table.ts';
import { type Comparison, compare } from './compare.ts';
import { readAnswer } from './load.ts';
import { findMeasuredAnswers } from './measured-answers.ts';
import { withPair } from './measured-server.ts';

const CONNECTIONS = [1, 16, 64];
/** For each of nine comparisons. */
const TURNS = { answers: 10_000, turns: 11 };

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

/** Measures the built server beside a bare node:http that gives the same bytes. Takes one to two minutes. */
export async function benchServer(): Promise<Table[]> {
  const measured = findMeasuredAnswers();
  const rows = await withPair(
    measured.map(({ path }) => path),
    async (pair) => {
      const done: string[][] = [];
      for (const { name, path } of measured) {
        const { length } = await readAnswer(pair.ours.port, path);
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
      title: 'The server beside a bare node:http',
      note:
        'Both give the same bytes from memory, asked with `accept-encoding: gzip, deflate, br`, in turns of 10,000 ' +
        'answers. Medians; a ratio of 1 is as good as bare, and more is better; the middle half of its values is in ' +
        'brackets. Who asks runs on the same machine and takes part of it, so the processor time, which is the ' +
        'server’s alone, says more than the requests per second.',
      columns: [
        'answer',
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
