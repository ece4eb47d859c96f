import { expect, test } from 'vitest';
import { MOTHER } from '../../tests/fixtures/people.ts';
import { countEvents, NO_LIFE_EVENTS } from './life-events.ts';
import { whenOf } from './when.ts';

test('Chapters, moments and people count together; without any there are none', () => {
  const moment = { id: 'm', text: 'Wedding', when: whenOf('30') };
  const chapter = { id: 'c', name: 'Berlin', from: whenOf('2012'), until: null, color: '#4E84F0' } as const;
  const chapters = [chapter, { ...chapter, id: 'd' }];
  expect(countEvents({ chapters, moments: [moment], people: [MOTHER, MOTHER, MOTHER, MOTHER] })).toBe(7);
  expect([countEvents(NO_LIFE_EVENTS), countEvents(null)]).toEqual([0, 0]);
});
