import { expect, test } from 'vitest';
import { fillDraft } from '../../tests/fixtures/drafts.ts';
import { NO_LIFE_EVENTS } from '../life/life-events.ts';
import { whenOf } from '../life/when.ts';
import { losesEvents } from './save-state.ts';

test('a form alone is not worth a question, even a filled one, and neither are events that were all removed', () => {
  expect(losesEvents(fillDraft(), 'off')).toBe(false);
  expect(losesEvents(fillDraft({ events: NO_LIFE_EVENTS }), 'off')).toBe(false);
});

test('a moment is lost with the tab unless it is saved', () => {
  const moments = [{ id: 'bike', text: 'First bike', when: whenOf('1996') }];
  const draft = fillDraft({ events: { ...NO_LIFE_EVENTS, moments } });
  const lost = (['off', 'on', 'failed', 'newer', 'unreadable'] as const).filter((status) =>
    losesEvents(draft, status),
  );
  expect(lost).toEqual(['off', 'failed', 'newer', 'unreadable']);
});
