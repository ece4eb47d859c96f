import { describe, expect, test } from 'vitest';
import { createCountedState, visualization } from '../../tests/fixtures/drafts.ts';
import { MOTHER } from '../../tests/fixtures/life-events.ts';
import {
  addActivity,
  addEvents,
  changeActivity,
  removeEvent,
  replaceDraft,
  saveEvent,
  switchManual,
  typeBirthdate,
} from '../document/changes.ts';
import type { Draft } from '../document/draft.ts';
import type { Change } from '../document/history.ts';
import { NO_LIFE_EVENTS } from '../life/life-events.ts';
import { enterHydrated } from './hydrated-values.ts';
import { type Action, reduce, type State, type Visualization } from './state.ts';

const JAPAN = { code: 'JPN', name: 'Japan' };
const START = createCountedState();
const FIRST = visualization(84);
const SHOWN = reduce(START, { type: 'visualized', visualization: FIRST });

test('A successful submit shows the new results in place of the old, and leaves the form as it is', () => {
  const again = reduce(SHOWN, { type: 'visualized', visualization: visualization(90) });
  expect(again.visualization).toEqual(visualization(90));
  expect([START, SHOWN, again].map(({ submits }) => submits)).toEqual([0, 1, 2]);
  expect(again.draft).toBe(SHOWN.draft);
});

describe('A refused submit', () => {
  const refused = reduce(SHOWN, { type: 'submitRefused' });

  test('only stores the refused draft, so that problems are shown at their fields', () => {
    expect(refused).toEqual({ ...SHOWN, refused: SHOWN.draft });
  });

  test('is cleared by the next success, not by a change', () => {
    const typed = reduce(refused, typeBirthdate('1990-05-15'));
    expect(typed.refused).toBe(SHOWN.draft);
    expect(reduce(typed, { type: 'visualized', visualization: visualization(84) }).refused).toBeNull();
  });
});

describe('Editing changes the form but not the results', () => {
  test.each<[string, State, Change]>([
    ['a birthdate', SHOWN, typeBirthdate('2000-01-01')],
    ['manual mode', SHOWN, switchManual(true, 90)],
    ['an activity’s hours', SHOWN, changeActivity('id-1', { hours: '9' })],
    ['an activity added', SHOWN, addActivity('id-4', 0)],
    [
      'values entered before hydration',
      SHOWN,
      enterHydrated({ birthdate: '2000-01-01', manual: false, lifeExpectancy: null, activities: [] }),
    ],
  ])('%s', (_, state, action) => {
    const changed = reduce(state, action);
    expect(changed.draft).not.toEqual(state.draft);
    expect({ ...changed, draft: state.draft, steps: state.steps }).toEqual(state);
  });
});

describe('The choice of a life expectancy', () => {
  const person = (change: Partial<Draft>, lifeExpectancy = 84): Visualization => ({
    ...visualization(lifeExpectancy),
    draft: { ...START.draft, birthdate: '1990-05-15', country: JAPAN, ...change },
    submitted: { ...visualization(lifeExpectancy).submitted, country: JAPAN },
  });
  const submit = (state: State, submitted: Visualization) =>
    reduce(state, { type: 'visualized', visualization: submitted });
  const shown = submit(START, person({}));
  const chosen = reduce(shown, { type: 'expectancyChosen', choice: { basis: 'period' } });

  test('is the one at birth until the visitor chooses another', () => {
    expect(shown.draft.basis).toBe('birth');
    expect(chosen).toEqual({ ...shown, draft: { ...shown.draft, basis: 'period' } });
  });

  test('comes back with the first results of a saved form', () => {
    const saved = { ...START, draft: { ...START.draft, basis: 'cohort' } } as const;
    expect(submit(saved, person({})).draft.basis).toBe('cohort');
  });

  test('stays when a change is undone, but for another document in place of this one', () => {
    const typed = reduce(shown, typeBirthdate('1990-05-16'));
    const chosenLater = reduce(typed, { type: 'expectancyChosen', choice: { basis: 'cohort' } });
    expect(reduce(chosenLater, { type: 'undone' }).draft).toEqual({ ...shown.draft, basis: 'cohort' });
    const backup = reduce(chosen, replaceDraft(START.draft, 'backup'));
    expect(backup.draft.basis).toBe('birth');
    expect(reduce(backup, { type: 'undone' }).draft.basis).toBe('period');
  });

  test('stays after a submit with other activities', () => {
    const activities = START.draft.activities.slice(0, 1);
    expect(submit(chosen, person({ activities })).draft.basis).toBe('period');
  });

  test.each([
    ['birthdate', person({ birthdate: '1984-02-29' })],
    [
      'country',
      { ...person({}), submitted: { ...person({}).submitted, country: { ...JAPAN, code: 'LSO' } } },
    ],
    ['life expectancy', person({}, 90)],
  ])('goes back to the one at birth after a submit with another %s', (_, other) => {
    expect(submit(chosen, other).draft.basis).toBe('birth');
  });
});

describe('Another document in place of this one', () => {
  const other = { ...START.draft, birthdate: '1951-07-09' };
  const open = (state: State) => reduce(state, replaceDraft(other, 'backup'));
  const undo = (state: State) => reduce(state, { type: 'undone' });
  const redo = (state: State) => reduce(state, { type: 'redone' });

  test('has no results until it is submitted, and neither has the one that comes back', () => {
    expect(open(SHOWN)).toMatchObject({ draft: other, visualization: null, refused: null });
    expect(undo(open(SHOWN))).toMatchObject({ draft: SHOWN.draft, visualization: null });
    expect(redo(undo(open(SHOWN)))).toMatchObject({ draft: other, visualization: null, refused: null });
  });

  test('leaves results on the screen that say they are of other entries, if another tab has changed them', () => {
    expect(reduce(SHOWN, replaceDraft(other, 'tab')).visualization).toBe(FIRST);
  });
});

test('The undo of a change that the results made leaves them until its own are there, and so does its redo', () => {
  const applied = reduce(SHOWN, changeActivity('id-1', { hours: '7' }, 'health'));
  const undone = reduce(applied, { type: 'undone' });
  expect({ ...undone, undone: [] }).toEqual({ ...SHOWN, refused: null });
  expect(reduce(undone, { type: 'redone' })).toEqual(applied);
});

describe('The form is folded', () => {
  const show = (state: State, origin: Visualization['origin']) =>
    reduce(state, { type: 'visualized', visualization: { ...FIRST, origin } });
  const restored = show(START, 'restored');
  const follow = (draft: Draft) => reduce(restored, replaceDraft(draft, 'tab'));
  const born = { id: 'born', text: 'Born', when: { unit: 'year', year: 1990 } } as const;

  test.each<[origin: Visualization['origin'], folded: boolean]>([
    ['restored', true],
    ['backup', true],
    ['form', false],
    ['results', false],
  ])('above results that come from a submit of: %s, is %s', (origin, folded) => {
    expect(show(START, origin).folded).toBe(folded);
  });

  test('until it is opened, submitted or refused; a change in the results leaves it as it is', () => {
    expect(reduce(restored, { type: 'formOpened' }).folded).toBe(false);
    expect(reduce(restored, { type: 'submitRefused' }).folded).toBe(false);
    expect(show(restored, 'form').folded).toBe(false);
    expect(show(restored, 'results').folded).toBe(true);
  });

  test('until another tab changes it, but not what was added to the weeks', () => {
    expect(follow({ ...START.draft, events: { ...NO_LIFE_EVENTS, moments: [born] } }).folded).toBe(true);
    expect(follow({ ...START.draft, birthdate: '1984-02-29' }).folded).toBe(false);
  });
});

describe('The page is led to', () => {
  const person = { ...MOTHER, id: 'mother' };
  const moment = { id: 'bike', text: 'First bike', when: { unit: 'year', year: 1996 } } as const;
  const save = saveEvent('people', person);
  const remove = removeEvent('people', 'mother');
  const run = (...actions: readonly Action[]) => actions.reduce(reduce, START).landing?.target;

  test('the weeks, for a chapter or a moment', () => {
    expect(run(saveEvent('moments', moment))).toEqual({ of: 'weeks' });
    const added = { chapters: [], moments: [moment], people: [person] };
    expect(run(save, addEvents(added))).toEqual({ of: 'weeks' });
    expect(run(addEvents(added), save, { type: 'undone' }, { type: 'undone' })).toEqual({ of: 'weeks' });
  });

  test('the card of a person, also once a removal is undone', () => {
    const card = { of: 'person', id: 'mother' };
    expect(run(save)).toEqual(card);
    expect(run(addEvents({ ...NO_LIFE_EVENTS, people: [person] }))).toEqual(card);
    const removed = [save, remove].reduce<State>(reduce, START);
    const undone = reduce(removed, { type: 'undone' });
    expect(undone.landing).not.toBe(removed.landing);
    expect(reduce(undone, { type: 'redone' }).landing).not.toBe(undone.landing);
  });

  test('nothing else that was removed, or changed in the form or by another tab', () => {
    const saved = reduce(START, save);
    for (const change of [remove, replaceDraft(START.draft, 'tab'), switchManual(true, 84)])
      expect(reduce(saved, change).landing).toBe(saved.landing);
  });
});
