import { afterEach, expect, test, vi } from 'vitest';
import { LookUps } from './look-ups.ts';

afterEach(() => vi.useRealTimers());

const FAILURE = new Error('down');

/** Look-ups whose requests a test settles, in the order in which they were made. */
function createHeld() {
  const held: { resolve: (value: string) => void; reject: (error: Error) => void }[] = [];
  const load = vi.fn<(key: string) => Promise<string>>(
    () => new Promise((resolve, reject) => held.push({ resolve, reject })),
  );
  return { lookUps: new LookUps(load), load, held };
}

test('A key is looked up once for all who ask, and each change gives a new snapshot', async () => {
  const { lookUps, load, held } = createHeld();
  const onChange = vi.fn<() => void>();
  lookUps.subscribe(onChange);
  lookUps.start('JPN');
  const before = lookUps.all();
  const value = lookUps.get('JPN');
  lookUps.start('JPN', true);
  expect(load.mock.calls).toEqual([['JPN']]);
  expect(before.get('JPN')).toEqual({ pending: true });
  held[0]?.resolve('84');
  expect(await value).toBe('84');
  expect(lookUps.all().get('JPN')).toEqual({ value: '84', pending: false });
  expect(lookUps.all()).not.toBe(before);
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('A failure stays until the visitor’s next try; a value stays for good', async () => {
  const { lookUps, load, held } = createHeld();
  lookUps.start('JPN');
  held[0]?.reject(FAILURE);
  await expect(lookUps.get('JPN')).rejects.toBe(FAILURE);
  lookUps.start('JPN');
  expect(lookUps.all().get('JPN')).toEqual({ error: FAILURE, pending: false });
  expect(load).toHaveBeenCalledTimes(1);
  lookUps.start('JPN', true);
  expect(lookUps.all().get('JPN')).toEqual({ pending: true });
  held[1]?.resolve('84');
  await lookUps.get('JPN');
  lookUps.start('JPN', true);
  expect(load).toHaveBeenCalledTimes(2);
});

test('What is known after less than 3 seconds, a value or a failure, is never late', async () => {
  vi.useFakeTimers();
  const { lookUps, held } = createHeld();
  for (const key of ['JPN', 'BEL']) lookUps.start(key);
  const [first, second] = held;
  first?.resolve('84');
  second?.reject(FAILURE);
  await lookUps.get('JPN');
  await expect(lookUps.get('BEL')).rejects.toBe(FAILURE);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([...lookUps.all().values()]).toEqual([
    { value: '84', pending: false },
    { error: FAILURE, pending: false },
  ]);
});

test('A look-up is late after 3 seconds, and its value is still accepted', async () => {
  vi.useFakeTimers();
  const { lookUps, held } = createHeld();
  lookUps.start('JPN');
  vi.advanceTimersByTime(2999);
  expect(lookUps.all().get('JPN')).toEqual({ pending: true });
  vi.advanceTimersByTime(1);
  expect(lookUps.all().get('JPN')).toEqual({ pending: true, late: true });
  held[0]?.resolve('84');
  await lookUps.get('JPN');
  vi.advanceTimersByTime(60_000);
  expect(lookUps.all().get('JPN')).toEqual({ value: '84', pending: false });
});
