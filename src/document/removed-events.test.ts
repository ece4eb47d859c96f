import { describe, expect, test } from 'vitest';
import { fillDraft } from '../../tests/fixtures/drafts.ts';
import { type LifeEvents, type Moment, NO_LIFE_EVENTS } from '../life/life-events.ts';
import { whenOf } from '../life/when.ts';
import { changeOf, NO_HISTORY, record, type Step } from './history.ts';
import { type DraftAction, reduceDraft } from './reduce-document.ts';
import { toDocumentAction, withRemoved } from './removed-events.ts';

const moment = (id: string, text = id): Moment => ({ id, text, when: whenOf('2012') });
const EVENTS: LifeEvents = { ...NO_LIFE_EVENTS, moments: ['one', 'two', 'three'].map((id) => moment(id)) };

/** Events, and the steps that led to them. */
interface Changed {
  readonly events: LifeEvents;
  readonly past: readonly Step[];
}
const START: Changed = { events: EVENTS, past: [] };

function change({ events, past }: Changed, action: DraftAction): Changed {
  const draft = fillDraft({ events });
  const step = changeOf(draft, action) ?? { what: 'other' };
  const history = record({ ...NO_HISTORY, past }, { draft, submitNumber: 0 }, step);
  return { events: reduceDraft(draft, action).events ?? NO_LIFE_EVENTS, past: history.past };
}

const remove = (changed: Changed, id: string) =>
  change(changed, { type: 'eventRemoved', kind: 'moments', id, events: changed.events });
const save = (changed: Changed, event: Moment) =>
  change(changed, { type: 'eventSaved', kind: 'moments', event, events: changed.events });

function restore(changed: Changed, id: string): Changed {
  const { events, past } = changed;
  const action = toDocumentAction(events, past, { type: 'eventRestored', kind: 'moments', id });
  if (action.type === 'undone' || action.type === 'redone') throw new Error('This event was removed last');
  return change(changed, action);
}

const ids = ({ events }: Pick<Changed, 'events'>) => events.moments.map((each) => each.id);

describe('Events that were removed', () => {
  const removed = ['one', 'three', 'two'].reduce(remove, START);

  test('are listed at their places', () => {
    expect(removed.events).toEqual(NO_LIFE_EVENTS);
    expect(withRemoved(removed.events, removed.past)).toEqual(EVENTS);
  });

  test('come back to their places in any order', () => {
    const saved = save(removed, moment('four'));
    expect(ids(restore(saved, 'three'))).toEqual(['three', 'four']);
    expect(ids(['three', 'one', 'two'].reduce(restore, saved))).toEqual(['one', 'two', 'three', 'four']);
  });

  test('come back among events that were changed since', () => {
    const changed = save(remove(START, 'two'), moment('three', 'changed'));
    expect(restore(changed, 'two').events.moments).toEqual([
      moment('one'),
      moment('two'),
      moment('three', 'changed'),
    ]);
  });

  test('come back by undo if no other step has followed', () => {
    const { events, past } = removed;
    const restored = { type: 'eventRestored', kind: 'moments', id: 'two' } as const;
    expect(toDocumentAction(events, past, restored)).toEqual({ type: 'undone' });
  });

  test('are no longer listed once another tab’s entries or a backup’s replaced them', () => {
    const { past } = record(
      { ...NO_HISTORY, past: removed.past },
      { draft: fillDraft(), submitNumber: 0 },
      {
        what: 'backup',
        undone: false,
      },
    );
    expect(withRemoved(NO_LIFE_EVENTS, past)).toEqual(NO_LIFE_EVENTS);
  });
});
