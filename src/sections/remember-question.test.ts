import { expect, test } from 'vitest';
import { type LifeEvents, NO_LIFE_EVENTS } from '../life/life-events.ts';
import { isWorthAsking } from './remember-question.tsx';
import type { SaveState } from './save-state.ts';

const moments = ['First bike', 'Leaves home'].map(
  (text) => ({ id: text, text, when: { unit: 'year', year: 2008 } }) as const,
);
const two: LifeEvents = { ...NO_LIFE_EVENTS, moments };
const school = { id: 'school', name: 'School', from: { unit: 'year', year: 1996 }, until: null } as const;
const three: LifeEvents = { ...two, chapters: [{ ...school, color: '#4E84F0' }] };

test('from the third event on, of whatever kind', () => {
  expect(isWorthAsking(null, 'off')).toBe(false);
  expect(isWorthAsking(two, 'off')).toBe(false);
  expect(isWorthAsking(three, 'off')).toBe(true);
});

test.each<SaveState['status']>(['on', 'failed', 'newer', 'unreadable'])(
  'never while nothing can or need be switched on: %s',
  (status) => {
    expect(isWorthAsking(three, status)).toBe(false);
  },
);
