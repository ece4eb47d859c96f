import { expect, test } from 'vitest';
import { fillDraft } from '../../tests/fixtures/drafts.ts';
import { NO_LIFE_EVENTS } from '../life/life-events.ts';
import { losesEntries, type SaveState } from './save-state.ts';

const MOMENT = { id: 'bike', text: 'First bike', when: { unit: 'year', year: 1996 } } as const;
const filled = fillDraft();
const marked = fillDraft({ events: { ...NO_LIFE_EVENTS, moments: [MOMENT] } });

test('a form alone is not worth a question, even a filled one, and neither are events that were all removed', () => {
  expect(losesEntries(filled, 'off')).toBe(false);
  expect(losesEntries(fillDraft({ events: NO_LIFE_EVENTS }), 'off')).toBe(false);
});

test.each<[status: SaveState['status'], isLost: boolean]>([
  ['off', true],
  ['failed', true],
  ['newer', true],
  ['on', false],
  ['unreadable', true],
])('a moment is lost with the tab while saving is %s: %s', (status, isLost) => {
  expect(losesEntries(marked, status)).toBe(isLost);
});
