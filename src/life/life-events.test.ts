import { expect, test } from 'vitest';
import { chapter, MOTHER, moment } from '../../tests/fixtures/life-events.ts';
import { countEvents, NO_LIFE_EVENTS } from './life-events.ts';

test('Chapters, moments and people count together; without any there are none', () => {
  const berlin = chapter('Berlin', '2012', null);
  const events = { chapters: [berlin, berlin], moments: [moment('Wedding', '30')], people: [MOTHER] };
  expect([countEvents(events), countEvents(NO_LIFE_EVENTS), countEvents(null)]).toEqual([4, 0, 0]);
});
