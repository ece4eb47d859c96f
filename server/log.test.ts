import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLog } from './log.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 2, 1, 12) }));
afterEach(() => void vi.useRealTimers());

const ENTRY = { method: 'GET', route: '/', status: 200, ms: 0.1234, bytes: 5 };

function createRecordedLog() {
  const written: string[] = [];
  const output = { write: (lines: string) => written.push(lines), writableLength: 0 };
  return { written, output, log: createLog(output) };
}

test('The log has a line of JSON for each response, written a quarter of a second later', () => {
  const { log, written } = createRecordedLog();
  log.add(ENTRY);
  expect(written).toEqual([]);
  vi.advanceTimersByTime(250);
  const time = '2026-03-01T12:00:00.000Z';
  expect(written.map((line): unknown => JSON.parse(line))).toEqual([{ time, ...ENTRY, ms: 0.12 }]);
});

test('Lines are written together, and each once', () => {
  const { log, written } = createRecordedLog();
  for (let count = 1; count <= 3; count += 1) log.add(ENTRY);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(250);
  log.add(ENTRY);
  vi.advanceTimersByTime(250);
  expect(written.map((lines) => lines.split('\n').length - 1)).toEqual([3, 1]);
  expect(vi.getTimerCount()).toBe(0);
});

test('While a slow reader has 4 MB to read, lines are left out', () => {
  const { log, written, output } = createRecordedLog();
  output.writableLength = 4_000_001;
  log.add(ENTRY);
  vi.advanceTimersByTime(250);
  expect(written).toEqual([]);
  output.writableLength = 4_000_000;
  log.add(ENTRY);
  vi.advanceTimersByTime(250);
  expect(written).toHaveLength(1);
});
