import { TYPED_TIME_WORDS } from '#words/form.ts';
import { TYPED_LIFE_WORDS } from '#words/results.ts';
import { createTypedLifeReader } from '../../../src/events/typed-life/parse-typed-life.ts';
import { createTimeGrammar } from '../../../src/events/typed-life/time-grammar.ts';
import { summarize, type Table } from '../report.ts';

/** Readers keep the lines that they know: a new one has none. */
function measureReading(text: string): number {
  const grammar = createTimeGrammar(['en'], TYPED_TIME_WORDS, TYPED_LIFE_WORDS);
  const read = createTypedLifeReader(grammar, TYPED_LIFE_WORDS, { ownBirthYear: 1984, presentYear: 2026 });
  const from = performance.now();
  read(text, { isDayFirst: null });
  return performance.now() - from;
}

/** How long the longest life takes that is read at all. */
export function measureTypedLife(): Table {
  const lines = (line: string) =>
    Array.from({ length: 100 }, (_, index) => `${line}${index}`.slice(-300)).join('\n');
  const row = (text: string) => [summarize(Array.from({ length: 5 }, () => measureReading(text)))];
  return {
    title: 'Reading a typed life',
    columns: ['ms'],
    rows: {
      '100 lines of 300 characters, full of words of time': row(lines(`2012 ${'from May to '.repeat(24)}`)),
      '100 lines of a few words': row(lines('3 May 2012 Berlin ')),
    },
  };
}
