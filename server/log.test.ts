import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLog } from './log.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const NOON = Date.UTC(2026, 2, 1, 12);
const ENTRY = { method: 'GET', route: '/', status: 200, ms: 0.1234, bytes: 5 };

function createRecordedLog() {
  const written: string[] = [];
  return {
    written,
    log: createLog(
      (lines) => written.push(lines),
      () => NOON,
    ),
  };
}

describe('The log', () => {
  test('has a line of JSON for each response', () => {
    const { log, written } = createRecordedLog();
    log.add(ENTRY);
    log.add({ ...ENTRY, method: 'HEAD', route: '/api/life-expectancy/:code', status: 404, bytes: 0 });
    log.flush();
    const lines = written.join('').trimEnd().split('\n');
    expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
      { time: '2026-03-01T12:00:00.000Z', method: 'GET', route: '/', status: 200, ms: 0.12, bytes: 5 },
      {
        time: '2026-03-01T12:00:00.000Z',
        method: 'HEAD',
        route: '/api/life-expectancy/:code',
        status: 404,
        ms: 0.12,
        bytes: 0,
      },
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

  test('writes a batch at 1,000 lines, and each line once', () => {
    const { log, written } = createRecordedLog();
    const countLines = () => written.map((lines) => lines.split('\n').length - 1);
    for (let count = 1; count < 1000; count += 1) log.add(ENTRY);
    expect(countLines()).toEqual([]);
    log.add(ENTRY);
    expect(countLines()).toEqual([1000]);
    log.add(ENTRY);
    vi.advanceTimersByTime(250);
    expect(countLines()).toEqual([1000, 1]);
  });

  test('has the time of each response in milliseconds', () => {
    let written = '';
    const times = [NOON, NOON, NOON + 1, NOON];
    const log = createLog(
      (lines) => (written += lines),
      () => times.shift() ?? 0,
    );
    for (const _ of [1, 2, 3, 4]) log.add(ENTRY);
    log.flush();
    expect([...written.matchAll(/\.(\d{3})Z/g)].map(([, ms]) => ms)).toEqual(['000', '000', '001', '000']);
  });

  test.each(['FETCH', '"}\n{"', undefined])('records an unknown method as "other": %j', (method) => {
    const { log, written } = createRecordedLog();
    log.add({ ...ENTRY, method });
    log.flush();
    expect(JSON.parse(written.join(''))).toMatchObject({ method: 'other' });
  });
});
