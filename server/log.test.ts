import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLog } from './log.ts';

const NOON = Date.UTC(2026, 2, 1, 12);
beforeEach(() => void vi.useFakeTimers({ now: NOON }));
afterEach(() => void vi.useRealTimers());

const ENTRY = { method: 'GET', route: '/', status: 200, ms: 0.1234, bytes: 5 };

function createRecordedLog() {
  const written: string[] = [];
  const output = { write: (lines: string) => written.push(lines), writableLength: 0 };
  return { written, output, log: createLog(output) };
}

describe('The log', () => {
  test('has a line of JSON for each response, with “other” for a method that could not be parsed', () => {
    const { log, written } = createRecordedLog();
    log.add(ENTRY);
    const unparsed = { method: undefined, route: '*', status: 400, ms: 0, bytes: 0 };
    log.add(unparsed);
    log.flush();
    const lines = written.join('').trimEnd().split('\n');
    const time = '2026-03-01T12:00:00.000Z';
    expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
      { time, method: 'GET', route: '/', status: 200, ms: 0.12, bytes: 5 },
      { time, ...unparsed, method: 'other' },
    ]);
  });

  test('is written in batches, a quarter of a second later', () => {
    const { log, written } = createRecordedLog();
    log.add(ENTRY);
    log.add(ENTRY);
    expect(written).toEqual([]);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(250);
    expect(written).toHaveLength(1);
    log.flush();
    expect(written).toHaveLength(1);
  });

  test('writes a batch at 200 lines, and each line once', () => {
    const { log, written } = createRecordedLog();
    const countLines = () => written.map((lines) => lines.split('\n').length - 1);
    for (let count = 1; count < 200; count += 1) log.add(ENTRY);
    expect(countLines()).toEqual([]);
    log.add(ENTRY);
    expect(countLines()).toEqual([200]);
    log.add(ENTRY);
    vi.advanceTimersByTime(250);
    expect(countLines()).toEqual([200, 1]);
  });

  test('drops lines while its reader stalls, and says how many once it has caught up', () => {
    const { log, written, output } = createRecordedLog();
    output.writableLength = 4_000_001;
    for (let count = 1; count <= 250; count += 1) log.add(ENTRY);
    vi.advanceTimersByTime(1000);
    expect(written).toEqual([]);
    output.writableLength = 4_000_000;
    vi.advanceTimersByTime(250);
    expect(written).toEqual(['{"time":"2026-03-01T12:00:01.250Z","dropped":250}\n']);
    log.add(ENTRY);
    log.flush();
    expect(written[1]).toMatch(/^\{"time":"[^"]+","method":"GET",.*\}\n$/);
    expect(vi.getTimerCount()).toBe(0);
  });
});
