import { describe, expect, test } from 'vitest';
import { createCountedState, visualization } from '../../tests/fixtures/states.ts';
import { createDraft, type Draft } from '../document/draft.ts';
import type { DocumentAction } from '../document/reduce-document.ts';
import { reduce, type State, type Visualization } from './state.ts';

const JAPAN = { code: 'JPN', name: 'Japan', lifeExpectancy: 0 } as const;
const START = createCountedState();
const FIRST = visualization(84);
const SHOWN: State = {
  ...reduce(START, { type: 'visualized', visualization: FIRST }),
  offsetWeeks: 260,
};

describe('The initial state', () => {
  test('has no results, no messages and the slider at 0', () => {
    expect(START).toMatchObject({ refused: null, visualization: null, offsetWeeks: 0 });
  });

  test('has the form with its three activities', () => {
    expect(START.draft.activities.map(({ name }) => name)).toEqual(['Sleep', 'Work', 'Exercise']);
  });
});

describe('A successful submit', () => {
  const again = reduce(SHOWN, { type: 'visualized', visualization: visualization(90) });

  test('resets the slider offset to 0', () => {
    expect(SHOWN.offsetWeeks).toBe(260);
    expect(again.offsetWeeks).toBe(0);
  });

  test('shows the new results in place of the old', () => {
    expect(again.visualization).toEqual(visualization(90));
    expect([START, SHOWN, again].map(({ submitNumber }) => submitNumber)).toEqual([0, 1, 2]);
  });

  test('leaves the form unchanged', () => {
    expect(again.draft).toBe(SHOWN.draft);
  });
});

describe('A refused submit', () => {
  const refused = reduce(SHOWN, { type: 'submitRefused' });

  test('only stores the refused draft, so that problems are shown at their fields', () => {
    expect(refused).toEqual({ ...SHOWN, refused: SHOWN.draft });
  });

  test('is cleared by the next success, not by a change', () => {
    const typed = reduce(refused, { type: 'draftChanged', change: { birthdate: '1990-05-15' } });
    expect(typed.refused).toBe(SHOWN.draft);
    expect(reduce(typed, { type: 'visualized', visualization: visualization(84) }).refused).toBeNull();
  });
});

describe('The slider', () => {
  test('changes only its offset', () => {
    const moved = reduce(SHOWN, { type: 'sliderMoved', submitNumber: 1, offsetWeeks: 520 });
    expect(moved).toEqual({ ...SHOWN, offsetWeeks: 520 });
  });

  test('shows the original figures again at 0', () => {
    const moved = reduce(SHOWN, { type: 'sliderMoved', submitNumber: 1, offsetWeeks: 0 });
    expect(moved).toEqual({ ...SHOWN, offsetWeeks: 0 });
  });

  test('stays at 0 after a submit when a move on the previous results arrives late', () => {
    const again = reduce(SHOWN, { type: 'visualized', visualization: visualization(40) });
    expect(reduce(again, { type: 'sliderMoved', submitNumber: 1, offsetWeeks: 520 })).toEqual(again);
  });
});

describe('Editing changes the form but not the results', () => {
  test.each<[string, State, DocumentAction]>([
    ['a birthdate', SHOWN, { type: 'draftChanged', change: { birthdate: '2000-01-01' } }],
    ['manual mode', SHOWN, { type: 'draftChanged', change: { manual: true, lifeExpectancy: '90' } }],
    ['an activity’s hours', SHOWN, { type: 'activityChanged', id: 'id-1', change: { hours: '9' } }],
    ['an activity added', SHOWN, { type: 'activityAdded', chance: { id: 'id-4', roll: 0 } }],
    [
      'values entered before hydration',
      SHOWN,
      { type: 'hydrated', values: { birthdate: '2000-01-01', manual: false, activities: [] }, saved: null },
    ],
  ])('%s', (_, state, action) => {
    const { draft, ...rest } = reduce(state, action);
    const { draft: draftBefore, ...before } = state;
    expect(draft).not.toEqual(draftBefore);
    expect(rest).toEqual(before);
  });
});

describe('Undo reverts the latest removal or replacement', () => {
  const five = ['id-4', 'id-5'].reduce(
    (state, id) => reduce(state, { type: 'activityAdded', chance: { id, roll: 0 } }),
    START,
  );
  const other = createDraft(() => 'other');
  const idsOf = ({ draft }: State) => draft.activities.map(({ id }) => id);

  test('puts a removed activity back in its place', () => {
    const removed = reduce(five, { type: 'activityRemoved', id: 'id-4' });
    expect(idsOf(removed)).toEqual(['id-1', 'id-2', 'id-3', 'id-5']);
    expect(reduce(removed, { type: 'undone' })).toEqual(five);
  });

  test('does nothing if the list is full again', () => {
    const removed = reduce(five, { type: 'activityRemoved', id: 'id-4' });
    const full = reduce(removed, { type: 'activityAdded', chance: { id: 'id-6', roll: 0 } });
    expect(reduce(full, { type: 'undone' })).toBe(full);
  });

  test('has nothing to revert for an activity that is fixed or does not exist', () => {
    expect(reduce(five, { type: 'activityRemoved', id: 'id-1' })).toBe(five);
    expect(reduce(five, { type: 'activityRemoved', id: 'id-9' })).toBe(five);
  });

  const applyDay = (state: State) => reduce(state, { type: 'dayUsed', activities: other.activities });

  test('restores only the activities that an average day replaced', () => {
    const used = applyDay(five);
    const born = reduce(used, { type: 'draftChanged', change: { birthdate: '1984-02-29' } });
    expect(idsOf(used)).toEqual(['other', 'other', 'other']);
    expect(reduce(used, { type: 'undone' })).toEqual(five);
    expect(reduce(born, { type: 'undone' }).draft).toEqual({ ...five.draft, birthdate: '1984-02-29' });
  });

  test('restores a changed average day after it was undone, with its changes', () => {
    const hours: DocumentAction = { type: 'activityChanged', id: 'other', change: { hours: '2' } };
    const changed = reduce(applyDay(five), hours);
    const undone = reduce(changed, { type: 'undone' });
    expect(undone.draft).toEqual(five.draft);
    const again = reduce(undone, { type: 'undone' });
    expect(again.draft).toEqual(changed.draft);
    expect(reduce(again, { type: 'undone' }).draft).toEqual(five.draft);
  });

  test('restores the hours that the optimization replaced', () => {
    const optimized = reduce(five, { type: 'applied', id: 'id-3', change: { hours: '0.36' } });
    expect(optimized.draft.activities.map(({ hours }) => hours)).toEqual(['8', '8', '0.36', '1', '1']);
    expect(reduce(optimized, { type: 'undone' })).toEqual(five);
  });

  test('reverts several steps one by one', () => {
    const removed = reduce(five, { type: 'activityRemoved', id: 'id-5' });
    expect(reduce(reduce(applyDay(removed), { type: 'undone' }), { type: 'undone' })).toEqual(five);
  });

  test('does nothing on a new form', () => {
    expect(reduce(START, { type: 'undone' })).toBe(START);
  });
});

describe('The choice of a life expectancy', () => {
  const person = (change: Partial<Draft>, lifeExpectancy = 84): Visualization => ({
    ...visualization(lifeExpectancy),
    draft: { ...START.draft, birthdate: '1990-05-15', country: JAPAN, ...change },
    country: JAPAN,
  });
  const submit = (state: State, submitted: Visualization) =>
    reduce(state, { type: 'visualized', visualization: submitted });
  const shown = submit(START, person({}));
  const chosen = reduce({ ...shown, offsetWeeks: 520 }, { type: 'basisChosen', basis: 'period' });

  test('is the one at birth until the visitor chooses another', () => {
    expect(shown.basis).toBe('birth');
    expect(chosen.basis).toBe('period');
  });

  test('leaves the form alone and takes the slider back to today', () => {
    expect(chosen).toEqual({ ...shown, basis: 'period', offsetWeeks: 0 });
  });

  test('stays after a submit with other activities', () => {
    const activities = START.draft.activities.slice(0, 1);
    expect(submit(chosen, person({ activities })).basis).toBe('period');
  });

  test.each([
    ['birthdate', person({ birthdate: '1984-02-29' })],
    ['country', { ...person({}), country: { ...JAPAN, code: 'LSO' } }],
    ['life expectancy', person({}, 90)],
  ])('goes back to the one at birth after a submit with another %s', (_, other) => {
    expect(submit(chosen, other).basis).toBe('birth');
  });

  test('another population changes the figure of a life table, so the slider goes back to today', () => {
    const women = (state: State) => reduce(state, { type: 'populationChosen', population: 'women' });
    expect(women({ ...chosen, offsetWeeks: 520 })).toEqual({ ...chosen, population: 'women' });
    const atBirth = { ...shown, offsetWeeks: 520 };
    expect(women(atBirth)).toEqual({ ...atBirth, population: 'women' });
  });
});
