import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { documents } from '../../tests/fixtures/documents.ts';
import { addActivities, fillDraft } from '../../tests/fixtures/drafts.ts';
import { NO_LIFE_EVENTS } from '../life/life-events.ts';
import { whenOf } from '../life/when.ts';
import { type DocumentAction, type DocumentState, endTyping, MAX_STEPS, reduceDocument } from './undo.ts';

const START: DocumentState = { draft: addActivities(fillDraft(), 1), steps: [] };

const run = (state: DocumentState, ...actions: readonly DocumentAction[]): DocumentState => {
  let now = state;
  for (const action of actions) now = reduceDocument(now, action);
  return now;
};

const UNDO = { type: 'undone' } as const;
const type = (birthdate: string) => ({ type: 'draftChanged', change: { birthdate } }) as const;
const fill = (id: string, hours: string) => ({ type: 'activityChanged', id, change: { hours } }) as const;
const save = (id: string) =>
  ({ type: 'eventSaved', kind: 'moments', event: { id, text: id, when: whenOf('2012') } }) as const;
const remove = (id: string) => ({ type: 'eventRemoved', kind: 'moments', id }) as const;
const apply = { type: 'activityChanged', id: 'id-3', change: { hours: '0.36' }, by: 'health' } as const;
const applySchedule = (from: string) =>
  ({
    type: 'activityChanged',
    id: 'id-2',
    change: { schedule: { days: '5', from, until: '' } },
    by: 'cards',
  }) as const;
const replace = (by: 'tab' | 'backup', birthdate = '1951-07-09') =>
  ({ type: 'replaced', by, draft: { ...START.draft, birthdate } }) as const;

const ids = fc.constantFrom('id-1', 'id-2', 'added-1', 'gone');
const texts = fc.constantFrom('', '1', '7', '1990-01-01');
const actions: fc.Arbitrary<DocumentAction> = fc.oneof(
  texts.map(type),
  texts.map((lifeExpectancy) => ({ type: 'draftChanged', change: { lifeExpectancy } }) as const),
  fc.boolean().map((manual) => ({ type: 'draftChanged', change: { manual } }) as const),
  fc.boolean().map((byPage) => ({ type: 'draftChanged', change: { manual: byPage }, byPage: true }) as const),
  fc.tuple(ids, texts).map(([id, hours]) => fill(id, hours)),
  ids.map((id) => ({ type: 'hoursLeft', id }) as const),
  ids.map((id) => ({ type: 'activityAdded', chance: { id: `${id}-new`, roll: 0 } }) as const),
  ids.map((id) => ({ type: 'activityRemoved', id }) as const),
  ids.map((id) => ({ ...applySchedule('22'), id })),
  ids.map(save),
  ids.map(remove),
  fc.constant({ type: 'eventsAdded', added: { ...NO_LIFE_EVENTS, moments: [save('many').event] } } as const),
  fc.constant(apply),
  documents.map((draft) => ({ type: 'replaced', draft, by: 'backup' }) as const),
  documents.map((draft) => ({ type: 'replaced', draft, by: 'tab' }) as const),
);

describe('Undo', () => {
  test('goes back through every document before, up to fifty changes', () => {
    let mostSteps = 0;
    fc.assert(
      fc.property(fc.array(actions, { maxLength: 120 }), (taken) => {
        const state = run(START, ...taken);
        mostSteps = Math.max(mostSteps, state.steps.length);
        const undone = run(state, ...state.steps.map(() => UNDO));
        expect(undone).toEqual({ draft: state.steps[0]?.before ?? state.draft, steps: [] });
        for (const { label } of state.steps) expect(label).toMatch(/^(Undo|Bring back) ./);
      }),
    );
    expect(mostSteps).toBe(MAX_STEPS);
  });

  test('of more than fifty changes takes back the newest, one by one', () => {
    const added = Array.from({ length: MAX_STEPS + 2 }, (_, index) => `moment-${index + 1}`);
    let state = run(START, ...added.map(save));
    for (let left = added.length - 1; left >= 2; left--) {
      state = run(state, UNDO);
      expect(state.draft.events?.moments.map(({ id }) => id)).toEqual(added.slice(0, left));
    }
    expect(state.steps).toEqual([]);
  });

  test('of no change does nothing', () => {
    expect(run(START, UNDO)).toBe(START);
    const [first] = START.draft.activities;
    expect(run(START, { type: 'hoursLeft', id: first?.id ?? '' })).toBe(START);
  });

  test('brings back the hours as they were typed, and what they became when the field was left', () => {
    const left = run(START, fill('id-1', '7:30'), { type: 'hoursLeft', id: 'id-1' });
    expect(left.draft.activities[0]?.hours).toBe('7.5');
    expect(run(left, UNDO)).toEqual(START);
  });
});

describe('The button that undoes a change says what it was, and where', () => {
  const withMoment = run(START, save('Lisbon'));
  test.each<[string, DocumentState, DocumentAction, string]>([
    ['Undo removing Lisbon', withMoment, remove('Lisbon'), 'events'],
    ['Undo adding Rome', withMoment, save('Rome'), 'events'],
    ['Undo changing Lisbon', withMoment, save('Lisbon'), 'events'],
    // 26 characters of two units each, the first 24 of which are named.
    [`Undo adding ${'𝒳'.repeat(24)}…`, START, save('𝒳'.repeat(26)), 'events'],
    [`Undo adding ${'𝒳'.repeat(24)}`, START, save('𝒳'.repeat(24)), 'events'],
    ['Undo adding these entries', START, { type: 'eventsAdded', added: NO_LIFE_EVENTS }, 'events'],
    ['Undo changing Birthdate', START, type('1'), 'form'],
    ['Undo changing Work', START, fill('id-2', '7'), 'form'],
    ['Undo removing Activity 4', START, { type: 'activityRemoved', id: 'added-1' }, 'form'],
    ['Undo adding Activity 5', START, { type: 'activityAdded', chance: { id: 'b', roll: 0 } }, 'form'],
    ['Undo changing Exercise', START, apply, 'health'],
    ['Undo changing Work', START, applySchedule('22'), 'cards'],
    ['Undo opening the backup', START, replace('backup'), 'form'],
    ['Undo the changes from another tab', START, replace('tab'), 'form'],
    [`Undo adding ${'a'.repeat(23)}👨‍👩‍👧…`, START, save(`${'a'.repeat(23)}👨‍👩‍👧 and more`), 'events'],
    ['Bring back the entries that were saved here', START, { type: 'savedOver', draft: START.draft }, 'form'],
  ])('%s', (label, state, action, origin) => {
    const step = run(state, action).steps.at(-1);
    expect([step?.label.replaceAll(/[\u2068\u2069]/g, ''), step?.origin]).toEqual([label, origin]);
  });
});

describe('One step is', () => {
  test('all text that is typed into a field without another change in between', () => {
    const typed = run(START, type('1'), type('19'), fill('id-1', '7'), fill('id-1', '75'), type('1990'));
    expect(typed.steps.map(({ before }) => before.birthdate)).toEqual(['1990-05-15', '19', '19']);
    expect(run(START, fill('id-1', '7'), fill('id-2', '7')).steps).toHaveLength(2);
  });

  test('what is typed up to a submit', () => {
    const typed = run(START, type('1'));
    const submitted = { ...typed, steps: endTyping(typed.steps) };
    expect(run(submitted, type('19')).steps).toHaveLength(2);
    expect(endTyping([])).toEqual([]);
  });

  test('all days and ages that are set on a card, though each change of them is submitted', () => {
    const applied = run(START, applySchedule('2'));
    const submitted = { ...applied, steps: endTyping(applied.steps) };
    const whole = run(submitted, applySchedule('22'));
    expect(whole.draft.activities[1]?.schedule).toEqual({ days: '5', from: '22', until: '' });
    expect(run(whole, UNDO)).toEqual(START);
  });

  test('each choice, such as one country after the other', () => {
    const choose = (code: string) =>
      ({ type: 'draftChanged', change: { country: { code, name: code } } }) as const;
    expect(run(START, choose('CAN'), choose('LSO')).steps).toHaveLength(2);
  });

  test('a change of the visitor with what the page then fills in', () => {
    const filled = { type: 'draftChanged', change: { lifeExpectancy: '84' }, byPage: true } as const;
    expect(run(START, { type: 'draftChanged', change: { manual: true } }, filled, UNDO)).toEqual(START);
  });

  test('everything that another tab reports', () => {
    expect(run(START, replace('tab', '1'), replace('tab', '19'), UNDO)).toEqual(START);
    expect(run(START, replace('tab', '1'), type('2'), replace('tab', '3')).steps).toHaveLength(3);
  });
});

test('Entries that another tab had saved come back in place of those that were saved over them', () => {
  const other = { ...START.draft, birthdate: '1951-07-09' };
  const over = run(START, { type: 'savedOver', draft: other });
  expect(over.draft).toBe(START.draft);
  expect(run(over, UNDO).draft).toBe(other);
});
