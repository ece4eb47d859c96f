import { describe, expect, test } from 'vitest';
import { fillDraft } from '../../tests/fixtures/drafts.ts';
import { type LifeEvents, type Moment, NO_LIFE_EVENTS } from '../life/life-events.ts';
import { whenOf } from '../life/when.ts';
import type { Draft } from './draft.ts';
import { type EventAction, reduceDraft } from './reduce-draft.ts';

const moment = (id: string, text = id): Moment => ({ id, text, when: whenOf('2012') });
const EVENTS: LifeEvents = {
  ...NO_LIFE_EVENTS,
  moments: [moment('one'), moment('two'), moment('three')],
  chapters: [
    { id: 'home', name: 'Home', from: whenOf('0'), until: whenOf('18'), color: '#4E84F0' },
    { id: 'away', name: 'Away', from: whenOf('18'), until: null, color: '#59D4A6' },
  ],
};
const START = fillDraft({ events: EVENTS });

const change = (draft: Draft, ...changes: readonly EventAction[]): Draft => {
  let changed = draft;
  for (const each of changes) changed = reduceDraft(changed, each);
  return changed;
};
const save = (event: Moment) => ({ type: 'eventSaved', kind: 'moments', event }) as const;
const momentIds = ({ events }: Draft) => events?.moments.map(({ id }) => id);

describe('Life events', () => {
  test('are added at the end of their list, and changed in their place', () => {
    expect(momentIds(change(START, save(moment('four'))))).toEqual(['one', 'two', 'three', 'four']);
    const changed = change(START, save(moment('two', 'changed')));
    expect(changed.events?.moments.map(({ text }) => text)).toEqual(['one', 'changed', 'three']);
    expect(changed.events?.chapters).toBe(EVENTS.chapters);
  });

  test('are removed from their own list', () => {
    const removed = change(START, { type: 'eventRemoved', kind: 'moments', id: 'two' });
    expect(momentIds(removed)).toEqual(['one', 'three']);
    expect(removed.events?.chapters).toBe(EVENTS.chapters);
  });

  test('are added several at once, each at the end of its list', () => {
    const added = { ...NO_LIFE_EVENTS, moments: [moment('four'), moment('five')] };
    const changed = change(START, { type: 'eventsAdded', added });
    expect(momentIds(changed)).toEqual(['one', 'two', 'three', 'four', 'five']);
    expect(changed.events?.chapters).toEqual(EVENTS.chapters);
  });

  test('begin with the first one', () => {
    expect(momentIds(change(fillDraft(), save(moment('one'))))).toEqual(['one']);
  });
});

test('Hours that are left as they were typed change nothing', () => {
  expect(reduceDraft(START, { type: 'hoursLeft', id: 'id-1' })).toBe(START);
});
