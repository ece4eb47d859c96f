import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepAwake } from './keep-awake.ts';

/** The locks that the page was given; the browser lets go of them when it is hidden. */
let locks: { released: boolean; readonly release: () => Promise<void> }[];
let page: EventTarget & { visibilityState: DocumentVisibilityState };

beforeEach(() => {
  locks = [];
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' as const });
  vi.stubGlobal('document', page);
  const request = async () => {
    const lock = { released: false, release: async () => void (lock.released = true) };
    locks.push(lock);
    return lock;
  };
  vi.stubGlobal('navigator', { wakeLock: { request } });
});
afterEach(() => vi.unstubAllGlobals());

/** Lets the locks come that the page has asked for. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Hides or shows the page, and lets what it asks for come. */
async function become(visibility: DocumentVisibilityState): Promise<void> {
  page.visibilityState = visibility;
  if (visibility === 'hidden') for (const lock of locks) lock.released = true;
  page.dispatchEvent(new Event('visibilitychange'));
  await settle();
}
const readLocks = () => locks.map(({ released }) => (released ? 'released' : 'held'));

test('the screen is kept on again after the page was hidden, each time', async () => {
  keepAwake();
  await settle();
  await become('visible');
  expect(readLocks(), 'one lock is enough').toEqual(['held']);
  await become('hidden');
  expect(readLocks()).toEqual(['released']);
  await become('visible');
  await become('hidden');
  await become('visible');
  expect(readLocks()).toEqual(['released', 'released', 'held']);
});

test('once the screen may sleep, it is not kept on again', async () => {
  const letSleep = keepAwake();
  await settle();
  letSleep();
  await become('hidden');
  await become('visible');
  expect(readLocks()).toEqual(['released']);
});

test('a lock that comes when the screen may sleep already is let go', async () => {
  keepAwake()();
  await settle();
  expect(readLocks()).toEqual(['released']);
});
