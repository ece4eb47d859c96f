import { describe, expect, test } from 'vitest';
import { fillDraft } from '../../tests/fixtures/drafts.ts';
import { type LifeEvents, type Moment, NO_LIFE_EVENTS } from '../life/life-events.ts';
import { whenOf } from '../life/when.ts';
import {
  type EventChange,
  formUndos,
  type LifeDocument,
  latestUndo,
  reduceDocument,
} from './reduce-document.ts';

const moment = (id: string, text = id): Moment => ({ id, text, when: whenOf('2012') });
const EVENTS: LifeEvents = {
  ...NO_LIFE_EVENTS,
  moments: [moment('one'), moment('two'), moment('three')],
  chapters: [
    { id: 'home', name: 'Home', from: whenOf('0'), until: whenOf('18'), color: '#4E84F0' },
    { id: 'away', name: 'Away', from: whenOf('18'), until: null, color: '#59D4A6' },
  ],
};
const START: LifeDocument = { draft: fillDraft({ events: EVENTS }), undos: [] };

const change = (document: LifeDocument, ...changes: readonly EventChange[]): LifeDocument => {
  let changed = document;
  for (const each of changes) {
    changed = reduceDocument(changed, { ...each, events: changed.draft.events ?? EVENTS });
  }
  return changed;
};
const remove = (id: string, kind: 'moments' | 'chapters' = 'moments') =>
  ({ type: 'eventRemoved', kind, id }) as const;
const restore = (id: string) => ({ type: 'eventRestored', kind: 'moments', id }) as const;
const save = (event: Moment) => ({ type: 'eventSaved', kind: 'moments', event }) as const;
const momentIds = ({ draft }: LifeDocument) => draft.events?.moments.map(({ id }) => id);

describe('Life events', () => {
  test('are added at the end of their list, and changed in their place', () => {
    expect(momentIds(change(START, save(moment('four'))))).toEqual(['one', 'two', 'three', 'four']);
    const changed = change(START, save(moment('two', 'changed')));
    expect(changed.draft.events?.moments.map(({ text }) => text)).toEqual(['one', 'changed', 'three']);
    expect(changed.draft.events?.chapters).toBe(EVENTS.chapters);
  });

  test('are added several at once, each at the end of its list, so that only other lists can be restored', () => {
    const added = { ...NO_LIFE_EVENTS, moments: [moment('four'), moment('five')] };
    const removed = change(START, remove('one'), remove('home', 'chapters'));
    const changed = change(removed, { type: 'eventsAdded', added });
    expect(momentIds(changed)).toEqual(['two', 'three', 'four', 'five']);
    expect(changed.draft.events?.chapters.map(({ id }) => id)).toEqual(['away']);
    expect(changed.undos.map((undo) => undo.what === 'events' && undo.kind)).toEqual(['chapters']);
  });

  test('of the example are in its draft from the first change on', () => {
    const example = { draft: fillDraft(), undos: [] };
    expect(momentIds(change(example, save(moment('four'))))).toEqual(['one', 'two', 'three', 'four']);
  });

  test('are restored to their places, in any order', () => {
    const removed = change(START, remove('one'), remove('three'), remove('two'));
    expect(momentIds(removed)).toEqual([]);
    expect(momentIds(change(removed, restore('three')))).toEqual(['three']);
    const restored = change(removed, restore('three'), restore('one'), restore('two'));
    expect(momentIds(restored)).toEqual(['one', 'two', 'three']);
    expect(restored.undos).toEqual([]);
  });

  test('that were removed cannot be restored once their own list changes in another way', () => {
    const removed = change(START, remove('home', 'chapters'), remove('one'));
    expect(removed.undos).toMatchObject([{ kind: 'chapters' }, { kind: 'moments' }]);
    expect(change(removed, save(moment('four'))).undos).toMatchObject([{ kind: 'chapters' }]);
  });
});

describe('The undo of the form', () => {
  const added = reduceDocument(START, { type: 'activityAdded', chance: { id: 'added', roll: 0 } });
  const removed = reduceDocument(added, { type: 'activityRemoved', id: 'added' });

  test('reverts the latest change of the form, even if events were removed since', () => {
    const both = change(removed, remove('one'));
    expect(latestUndo(both.undos)).toMatchObject({ what: 'activity' });
    const undone = reduceDocument(both, { type: 'undone' });
    expect(undone.draft.activities).toEqual(added.draft.activities);
    expect(momentIds(change(undone, restore('one')))).toEqual(['one', 'two', 'three']);
  });

  test('restores a replaced form without the events that were removed from it', () => {
    const before = fillDraft({ events: NO_LIFE_EVENTS });
    const replaced = { ...START, undos: [{ what: 'backup', before, undone: false }] } as const;
    const undone = reduceDocument(change(replaced, remove('one')), { type: 'undone' });
    expect(undone.draft).toBe(before);
    expect(undone.undos).toEqual(formUndos(undone.undos));
  });
});
