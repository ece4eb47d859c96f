import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { documents } from '../../tests/fixtures/documents.ts';
import { addActivities, fillDraft } from '../../tests/fixtures/drafts.ts';
import { NO_LIFE_EVENTS } from '../life/life-events.ts';
import { whenOf } from '../life/when.ts';
import * as changes from './changes.ts';
import {
  applyChange,
  type Change,
  chooseExpectancy,
  endTyping,
  type History,
  MAX_STEPS,
  redo,
  undo,
} from './history.ts';

const START: History = { draft: addActivities(fillDraft(), 1), steps: [], undone: [] };

const run = (state: History, ...made: readonly Change[]): History =>
  made.reduce<History>((now, change) => applyChange(now, change), state);
const times = (count: number, go: typeof undo, state: History): History =>
  Array.from({ length: count }).reduce<History>((now) => go(now), state);

const type = changes.typeBirthdate;
const fill = (id: string, hours: string) => changes.changeActivity(id, { hours });
const save = (id: string) => changes.saveEvent('moments', { id, text: id, when: whenOf('2012') });
const remove = (id: string) => changes.removeEvent('moments', id);
const apply = changes.changeActivity('id-3', { hours: '0.36' }, 'health');
const applySchedule = (from: string, id = 'id-2') =>
  changes.changeActivity(id, { schedule: { days: '5', from, until: '' } }, 'cards');
const replace = (by: 'tab' | 'backup', birthdate = '1951-07-09') =>
  changes.replaceDraft({ ...START.draft, birthdate }, by);

const ids = fc.constantFrom('id-1', 'id-2', 'added-1', 'gone');
const texts = fc.constantFrom('', '1', '7', '1990-01-01');
const anyChange: fc.Arbitrary<Change> = fc.oneof(
  texts.map(type),
  texts.map(changes.typeLifeExpectancy),
  fc.boolean().map((manual) => changes.switchManual(manual, 84)),
  fc.constant(changes.ENTER_MANUALLY),
  fc.constant(changes.fillInFigure(84)),
  fc.tuple(ids, texts).map(([id, hours]) => fill(id, hours)),
  ids.map(changes.leaveHours),
  ids.map((id) => changes.addActivity(`${id}-new`, 0)),
  ids.map(changes.removeActivity),
  ids.map((id) => applySchedule('22', id)),
  ids.map(save),
  ids.map(remove),
  ids.map((id) => changes.addEvents({ ...NO_LIFE_EVENTS, moments: [{ id, text: id, when: whenOf('30') }] })),
  fc.constant(apply),
  documents.map((draft) => changes.replaceDraft(draft, 'backup')),
  documents.map((draft) => changes.replaceDraft(draft, 'tab')),
  documents.map(changes.saveOver),
);

describe('Undo', () => {
  test('goes back through every document before, up to fifty changes, and redo comes all the way again', () => {
    let mostSteps = 0;
    fc.assert(
      fc.property(fc.array(anyChange, { maxLength: 120 }), (made) => {
        const state = run(START, ...made);
        const count = state.steps.length;
        mostSteps = Math.max(mostSteps, count);
        const undone = times(count, undo, state);
        expect(undone).toMatchObject({ draft: state.steps[0]?.draft ?? state.draft, steps: [] });
        const again = times(count, redo, undone);
        expect(again).toMatchObject({ draft: state.draft, undone: [] });
        expect(times(count, undo, again)).toMatchObject({ draft: undone.draft, steps: [] });
      }),
    );
    expect(mostSteps).toBe(MAX_STEPS);
  });

  test('of more than fifty changes takes back the newest, one by one', () => {
    const added = Array.from({ length: MAX_STEPS + 2 }, (_, index) => `moment-${index + 1}`);
    let state = run(START, ...added.map(save));
    for (let left = added.length - 1; left >= 2; left--) {
      state = undo(state);
      expect(state.draft.events?.moments.map(({ id }) => id)).toEqual(added.slice(0, left));
    }
    expect(state.steps).toEqual([]);
  });

  test('of no change does nothing, and neither does redo', () => {
    expect(undo(START)).toBe(START);
    expect(redo(run(START, save('Lisbon')))).toEqual(run(START, save('Lisbon')));
    const [first] = START.draft.activities;
    expect(run(START, changes.leaveHours(first?.id ?? ''))).toBe(START);
  });

  test('brings back the hours as they were typed, and redo what they became when the field was left', () => {
    const left = run(START, fill('id-1', '7:30'), changes.leaveHours('id-1'));
    expect(left.draft.activities[0]?.hours).toBe('7.5');
    const undone = undo(left);
    expect(undone.draft).toEqual(START.draft);
    expect(redo(undone).draft).toEqual(left.draft);
  });

  test('brings back entries that another tab had saved, in place of those that were saved over them', () => {
    const other = { ...START.draft, birthdate: '1951-07-09' };
    const over = run(START, changes.saveOver(other));
    expect(over.draft).toBe(START.draft);
    expect(undo(over).draft).toBe(other);
    expect(redo(undo(over)).draft).toBe(START.draft);
  });
});

describe('Redo', () => {
  const undone = times(2, undo, run(START, save('Lisbon'), save('Rome')));
  const labels = ({ steps }: Pick<History, 'steps'>) => steps.map(({ label }) => label);

  test('makes the changes again in their order, each with what is known of it', () => {
    const [lisbon, both] = [redo(undone), times(2, redo, undone)];
    expect(lisbon.draft.events?.moments.map(({ id }) => id)).toEqual(['Lisbon']);
    expect(both.draft.events?.moments.map(({ id }) => id)).toEqual(['Lisbon', 'Rome']);
    expect(labels(both)).toEqual(labels(run(START, save('Lisbon'), save('Rome'))));
  });

  test.each<[string, Change, number]>([
    ['another change', type('1'), 0],
    ['text that goes on where it was typed before', fill('id-1', '75'), 0],
    ['what the page changes by itself', changes.ENTER_MANUALLY, 1],
    ['hours that become a number as their field is left', changes.leaveHours('id-1'), 1],
  ])('after %s: %o leaves %d', (_, change, left) => {
    const state = undo(run(START, fill('id-1', '7:30'), save('Lisbon')));
    const changed = run(state, change);
    expect(changed.draft).not.toEqual(state.draft);
    expect(changed.undone).toHaveLength(left);
  });

  test('begins a step: what is typed after it is undone alone', () => {
    const again = redo(undo(run(START, type('19'))));
    expect(run(again, type('199')).steps).toHaveLength(2);
  });

  test('keeps a life expectancy that was chosen in between', () => {
    const chosen = chooseExpectancy(undone, { basis: 'cohort' });
    expect(times(2, redo, chosen).draft.basis).toBe('cohort');
  });
});

describe('One step is', () => {
  test('all text that is typed into a field without another change in between', () => {
    const typed = run(START, type('1'), type('19'), fill('id-1', '7'), fill('id-1', '75'), type('1990'));
    expect(typed.steps.map(({ draft }) => draft.birthdate)).toEqual(['1990-05-15', '19', '19']);
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
    expect(undo(whole).draft).toEqual(START.draft);
  });

  test('each choice, such as one country after the other', () => {
    const chosen = ['CAN', 'LSO'].map((code) => changes.chooseCountry({ code, name: code }, undefined));
    expect(run(START, ...chosen).steps).toHaveLength(2);
  });

  test('a change of the visitor with what the page then fills in', () => {
    const filled = run(START, changes.switchManual(true, undefined), changes.fillInFigure(84));
    expect(filled.draft.lifeExpectancy).toBe('84');
    expect(undo(filled).draft).toEqual(START.draft);
  });

  test('everything that another tab reports', () => {
    expect(undo(run(START, replace('tab', '1'), replace('tab', '19'))).draft).toEqual(START.draft);
    expect(run(START, replace('tab', '1'), type('2'), replace('tab', '3')).steps).toHaveLength(3);
  });
});
