import { afterEach, describe, expect, test, vi } from 'vitest';
import { LookUp } from './look-up.ts';

/** A look-up whose answers come when they are told to. */
function createPlayed() {
  const asked: {
    key: string;
    signal: AbortSignal;
    resolve: (value: string) => void;
    reject: (error: Error) => void;
  }[] = [];
  const lookUp = new LookUp(
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
    lookUp.watch('JPN', () => {});
    lookUp.watch('JPN', () => {});
    const answer = lookUp.ask('JPN');
    lookUp.watch('CHE', () => {});
    expect(asked.map(({ key }) => key)).toEqual(['JPN', 'CHE']);
    await settle(0, { value: '84.1' });
    expect(await answer).toBe('84.1');
  });

  test('is pending, then has a value, and tells of it', async () => {
    const { lookUp, settle } = createPlayed();
    const onChange = vi.fn<() => void>();
    expect(lookUp.read('JPN')).toEqual({ pending: true });
    lookUp.watch('JPN', onChange);
    expect(lookUp.read('JPN')).toEqual({ pending: true });
    onChange.mockClear();
    await settle(0, { value: '84.1' });
    expect(lookUp.read('JPN')).toEqual({ value: '84.1', pending: false });
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  test('keeps what it knows, also when nobody watches any more', async () => {
    const { lookUp, asked, settle } = createPlayed();
    const unwatch = lookUp.watch('JPN', () => {});
    await settle(0, { value: '84.1' });
    unwatch();
    lookUp.watch('JPN', () => {});
    expect(await lookUp.ask('JPN')).toBe('84.1');
    expect(asked).toHaveLength(1);
  });

  test('says why it failed, and asks anew when it is asked anew', async () => {
    const { lookUp, asked, settle } = createPlayed();
    lookUp.watch('JPN', () => {});
    await settle(0, { error: FAILURE });
    expect(lookUp.read('JPN')).toEqual({ error: FAILURE, pending: false });
    const again = lookUp.ask('JPN');
    expect(lookUp.read('JPN')).toEqual({ pending: true });
    await settle(1, { value: '84.1' });
    expect(await again).toBe('84.1');
    expect(asked).toHaveLength(2);
  });

  test('is cancelled when the last who watches it leaves', () => {
    const { lookUp, asked } = createPlayed();
    const unwatch = lookUp.watch('JPN', () => {});
    const unwatchToo = lookUp.watch('JPN', () => {});
    unwatch();
    expect(asked[0]?.signal.aborted).toBe(false);
    unwatchToo();
    expect(asked[0]?.signal.aborted).toBe(true);
  });

  test('what a cancelled one still says counts for nothing', async () => {
    const { lookUp, settle } = createPlayed();
    lookUp.watch('JPN', () => {})();
    const onChange = vi.fn<() => void>();
    lookUp.watch('JPN', onChange);
    onChange.mockClear();
    await settle(0, { error: FAILURE });
    expect(lookUp.read('JPN')).toEqual({ pending: true });
    await settle(1, { value: '84.1' });
    expect(lookUp.read('JPN')).toEqual({ value: '84.1', pending: false });
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  test('says after 3 seconds that it takes a while, and takes the answer all the same', async () => {
    vi.useFakeTimers();
    const { lookUp, settle } = createPlayed();
    const onChange = vi.fn<() => void>();
    lookUp.watch('JPN', onChange);
    vi.advanceTimersByTime(2999);
    expect(lookUp.read('JPN')).toEqual({ pending: true });
    onChange.mockClear();
    vi.advanceTimersByTime(1);
    expect(lookUp.read('JPN')).toEqual({ pending: true, late: true });
    expect(onChange).toHaveBeenCalledTimes(1);
    await settle(0, { value: '84.1' });
    expect(lookUp.read('JPN')).toEqual({ value: '84.1', pending: false });
  });

  test('that has an answer, or has failed, is not late afterwards', async () => {
    vi.useFakeTimers();
    const { lookUp, settle } = createPlayed();
    lookUp.watch('JPN', () => {});
    lookUp.watch('CHE', () => {});
    await settle(0, { value: '84.1' });
    await settle(1, { error: FAILURE });
    vi.advanceTimersByTime(60_000);
    expect(lookUp.read('JPN')).toEqual({ value: '84.1', pending: false });
    expect(lookUp.read('CHE')).toEqual({ error: FAILURE, pending: false });
  });

  test('that is asked anew has its 3 seconds anew', async () => {
    vi.useFakeTimers();
    const { lookUp, settle } = createPlayed();
    lookUp.watch('JPN', () => {});
    vi.advanceTimersByTime(2000);
    await settle(0, { error: FAILURE });
    lookUp.ask('JPN').catch(() => undefined);
    vi.advanceTimersByTime(2000);
    expect(lookUp.read('JPN')).toEqual({ pending: true });
    vi.advanceTimersByTime(1000);
    expect(lookUp.read('JPN')).toEqual({ pending: true, late: true });
  });
});
