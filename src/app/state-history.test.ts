import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createCountedState, visualization } from '../../tests/fixtures/states.ts';
import { MAX_STEPS } from '../document/history.ts';
import { NO_LIFE_EVENTS } from '../life/life-events.ts';
import { whenOf } from '../life/when.ts';
import { type Action, reduce, type State } from './state.ts';

const START = createCountedState();

const run = (state: State, ...actions: readonly Action[]): State => {
  let now = state;
  for (const action of actions) now = reduce(now, action);
  return now;
};
const times = (count: number, action: Action): Action[] => Array.from({ length: count }, () => action);
const undo = { type: 'undone' } as const;
const redo = { type: 'redone' } as const;
const visualize = (lifeExpectancy: number) =>
  ({ type: 'visualized', visualization: visualization(lifeExpectancy) }) as const;
const fill = (id: string, hours: string) => ({ type: 'activityChanged', id, change: { hours } }) as const;
const save = (id: string) =>
  ({
    type: 'eventSaved',
    kind: 'moments',
    event: { id, text: id, when: whenOf('2012') },
    events: NO_LIFE_EVENTS,
  }) as const;
const openBackup = { type: 'backupOpened', draft: { ...START.draft, birthdate: '1951-07-09' } } as const;

/** A form with results. */
const SHOWN = run(START, visualize(84));
/** The entries and the results as the visitor sees them, without the slider. */
const seen = ({ draft, visualization: results }: State) => ({ draft, profile: results?.profile ?? null });

const ids = fc.constantFrom('id-1', 'id-2', 'id-4');
const texts = fc.constantFrom('1', '7', '1990');
const changes: fc.Arbitrary<Action> = fc.oneof(
  texts.map((birthdate) => ({ type: 'draftChanged', change: { birthdate } }) as const),
  fc.tuple(ids, texts).map(([id, hours]) => fill(id, hours)),
  ids.map((id) => ({ type: 'activityAdded', chance: { id: `${id}-added`, roll: 0 } }) as const),
  ids.map((id) => ({ type: 'activityRemoved', id: `${id}-added` }) as const),
  ids.map((id) => ({ type: 'applied', id, change: { hours: '0.36' } }) as const),
  ids.map(save),
  fc.constant(openBackup),
  texts.map(
    (birthdate) =>
      ({ type: 'changedElsewhere', draft: { ...START.draft, birthdate }, follow: true }) as const,
  ),
);
const submits = fc.integer({ min: 60, max: 99 }).map(visualize);
const moves: fc.Arbitrary<Action> = fc.oneof(
  fc.constant({ type: 'sliderMoved', submitNumber: 1, offsetWeeks: 52 } as const),
  fc.constant({ type: 'basisChosen', basis: 'period' } as const),
);

/** The states at the ends of the steps of some actions. */
function listStates(actions: readonly Action[]): State[] {
  const states = [SHOWN];
  let now = SHOWN;
  for (const action of actions) {
    const next = reduce(now, action);
    if (next.past.at(-1) === now.past.at(-1)) states.pop();
    states.push(next);
    now = next;
  }
  return states;
}

describe('Undo', () => {
  const sequences = fc.array(fc.oneof({ weight: 4, arbitrary: changes }, submits, moves), { maxLength: 25 });

  test('goes back to the entries and the results of up to ten steps before, and redo forth again', () => {
    fc.assert(
      fc.property(sequences, fc.integer({ min: 0, max: 15 }), (actions, count) => {
        const states = listStates(actions);
        const last = states.at(-1) ?? SHOWN;
        const undone = run(last, ...times(count, undo));
        const then = states.at(-1 - Math.min(count, MAX_STEPS, states.length - 1)) ?? SHOWN;
        expect(undone.draft).toEqual(then.draft);
        if (then.visualization) expect(seen(undone)).toEqual(seen(then));
        expect(seen(run(undone, ...times(count, redo)))).toEqual(seen(last));
      }),
    );
  });

  test('does nothing on a new form', () => {
    expect(run(START, undo)).toBe(START);
    expect(run(START, redo)).toBe(START);
  });

  test('restores the results of a submit with the change that was submitted, where the page is', () => {
    const changed = run(SHOWN, fill('id-1', '7'), visualize(80));
    const undone = run(changed, undo);
    expect(undone.draft).toBe(SHOWN.draft);
    expect(undone.visualization).toEqual({ ...visualization(84), origin: 'results' });
    expect(run(undone, redo)).toMatchObject({
      draft: changed.draft,
      visualization: { profile: visualization(80).profile },
    });
  });

  test('leaves the slider and the life expectancy where they are in the same results', () => {
    const moved = run(
      SHOWN,
      save('moment'),
      { type: 'basisChosen', basis: 'period' },
      { type: 'sliderMoved', submitNumber: 1, offsetWeeks: 52 },
    );
    expect(run(moved, undo)).toMatchObject({ draft: SHOWN.draft, basis: 'period', offsetWeeks: 52 });
  });

  test('leaves the first results on screen, but not those of a backup', () => {
    const first = run(START, fill('id-1', '7'), visualize(84), undo);
    expect([first.draft, first.visualization?.profile]).toEqual([START.draft, visualization(84).profile]);
    expect(run(START, openBackup, visualize(84), undo).visualization).toBeNull();
  });

  test('shows the problems that were shown then', () => {
    const refused = run(START, fill('id-1', ''), { type: 'submitRefused' }, openBackup);
    expect(refused.refused).toBeNull();
    expect(run(refused, undo).refused).toBe(refused.past[1]?.snapshot.draft);
  });
});
