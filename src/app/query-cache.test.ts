import { afterEach, describe, expect, test, vi } from 'vitest';
import { QueryCache } from './query-cache.ts';

/** A look-up whose answers come when they are told to. */
function createPlayed() {
  const asked: {
    key: string;
    signal: AbortSignal;
    resolve: (value: string) => void;
    reject: (error: Error) => void;
  }[] = [];
  const lookUp = new QueryCache(
    (key, signal) =>
      new Promise<string>((resolve, reject) => {
        asked.push({ key, signal, resolve, reject });
      }),
  );
  /** What waits for the answer has gone on when this is over. */
  const settle = async (index: number, settled: { value: string } | { error: Error }) => {
    if ('value' in settled) asked[index]?.resolve(settled.value);
    else asked[index]?.reject(settled.error);
    await Promise.resolve();
  };
  return { lookUp, asked, settle };
}

afterEach(() => vi.useRealTimers());

const FAILURE = new Error('Nobody answers');

describe('A look-up', () => {
  test('asks once for each key, however many watch and ask', async () => {
    const { lookUp, asked, settle } = createPlayed();
    lookUp.subscribe('JPN', () => {});
    lookUp.subscribe('JPN', () => {});
    const answer = lookUp.fetch('JPN');
    lookUp.subscribe('CHE', () => {});
    expect(asked.map(({ key }) => key)).toEqual(['JPN', 'CHE']);
    await settle(0, { value: '84.1' });
    expect(await answer).toBe('84.1');
  });

  test('is pending, then has a value, and tells of it', async () => {
    const { lookUp, settle } = createPlayed();
    const onChange = vi.fn<() => void>();
    expect(lookUp.getSnapshot('JPN')).toEqual({ pending: true });
    lookUp.subscribe('JPN', onChange);
    expect(lookUp.getSnapshot('JPN')).toEqual({ pending: true });
    onChange.mockClear();
    await settle(0, { value: '84.1' });
    expect(lookUp.getSnapshot('JPN')).toEqual({ value: '84.1', pending: false });
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  test('keeps what it knows, also when nobody watches any more', async () => {
    const { lookUp, asked, settle } = createPlayed();
    const unwatch = lookUp.subscribe('JPN', () => {});
    await settle(0, { value: '84.1' });
    unwatch();
    lookUp.subscribe('JPN', () => {});
    expect(await lookUp.fetch('JPN')).toBe('84.1');
    expect(asked).toHaveLength(1);
  });

  test('says why it failed, and asks anew when it is asked anew', async () => {
    const { lookUp, asked, settle } = createPlayed();
    lookUp.subscribe('JPN', () => {});
    await settle(0, { error: FAILURE });
    expect(lookUp.getSnapshot('JPN')).toEqual({ error: FAILURE, pending: false });
    const again = lookUp.fetch('JPN');
    expect(lookUp.getSnapshot('JPN')).toEqual({ pending: true });
    await settle(1, { value: '84.1' });
    expect(await again).toBe('84.1');
    expect(asked).toHaveLength(2);
  });

  test('is cancelled when the last who watches it leaves', () => {
    const { lookUp, asked } = createPlayed();
    const unwatch = lookUp.subscribe('JPN', () => {});
    const unwatchToo = lookUp.subscribe('JPN', () => {});
    unwatch();
    expect(asked[0]?.signal.aborted).toBe(false);
    unwatchToo();
    expect(asked[0]?.signal.aborted).toBe(true);
  });

  test('what a cancelled one still says counts for nothing', async () => {
    const { lookUp, settle } = createPlayed();
    lookUp.subscribe('JPN', () => {})();
    const onChange = vi.fn<() => void>();
    lookUp.subscribe('JPN', onChange);
    onChange.mockClear();
    await settle(0, { error: FAILURE });
    expect(lookUp.getSnapshot('JPN')).toEqual({ pending: true });
    await settle(1, { value: '84.1' });
    expect(lookUp.getSnapshot('JPN')).toEqual({ value: '84.1', pending: false });
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  test('says after 3 seconds that it takes a while, and takes the answer all the same', async () => {
    vi.useFakeTimers();
    const { lookUp, settle } = createPlayed();
    const onChange = vi.fn<() => void>();
    lookUp.subscribe('JPN', onChange);
    vi.advanceTimersByTime(2999);
    expect(lookUp.getSnapshot('JPN')).toEqual({ pending: true });
    onChange.mockClear();
    vi.advanceTimersByTime(1);
    expect(lookUp.getSnapshot('JPN')).toEqual({ pending: true, late: true });
    expect(onChange).toHaveBeenCalledTimes(1);
    await settle(0, { value: '84.1' });
    expect(lookUp.getSnapshot('JPN')).toEqual({ value: '84.1', pending: false });
  });

  test('that has an answer, or has failed, is not late afterwards', async () => {
    vi.useFakeTimers();
    const { lookUp, settle } = createPlayed();
    lookUp.subscribe('JPN', () => {});
    lookUp.subscribe('CHE', () => {});
    await settle(0, { value: '84.1' });
    await settle(1, { error: FAILURE });
    vi.advanceTimersByTime(60_000);
    expect(lookUp.getSnapshot('JPN')).toEqual({ value: '84.1', pending: false });
    expect(lookUp.getSnapshot('CHE')).toEqual({ error: FAILURE, pending: false });
  });

  test('that is asked anew has its 3 seconds anew', async () => {
    vi.useFakeTimers();
    const { lookUp, settle } = createPlayed();
    lookUp.subscribe('JPN', () => {});
    vi.advanceTimersByTime(2000);
    await settle(0, { error: FAILURE });
    lookUp.fetch('JPN').catch(() => undefined);
    vi.advanceTimersByTime(2000);
    expect(lookUp.getSnapshot('JPN')).toEqual({ pending: true });
    vi.advanceTimersByTime(1000);
    expect(lookUp.getSnapshot('JPN')).toEqual({ pending: true, late: true });
  });
});
