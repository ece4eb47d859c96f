import { describe, expect, test } from 'vitest';
import { createCountedState, visualization } from '../../tests/fixtures/states.ts';
import { createExample } from '../document/example.ts';
import { NO_LIFE_EVENTS } from '../life/life-events.ts';
import { ownDraft, reduce, type State, shownResults, type Visualization } from './state.ts';

const START = createCountedState();
const FIRST = visualization(84);

describe('The example and the visitor’s own form', () => {
  const toggle = (state: State) =>
    reduce(state, { type: 'exampleToggled', example: createExample(() => 'id') });
  const setBirthdate = (state: State, birthdate: string) =>
    reduce(state, { type: 'draftChanged', change: { birthdate } });
  const typed = setBirthdate(START, '1984-02-29');
  const shown = toggle(typed);

  test('keep their changes on each switch between them', () => {
    const changed = setBirthdate(shown, '2000-01-01');
    const own = setBirthdate(toggle(changed), '1985-03-01');
    expect(toggle(changed).draft).toEqual(typed.draft);
    expect(toggle(own).draft).toEqual(changed.draft);
    expect(toggle(toggle(own)).draft).toEqual(own.draft);
  });

  test('an unchanged example is dropped on the switch back', () => {
    expect(toggle(shown)).toEqual(typed);
  });

  test('have histories of their own', () => {
    const added = reduce(typed, { type: 'activityAdded', chance: { id: 'id-4', roll: 0 } });
    const removed = reduce(added, { type: 'activityRemoved', id: 'id-4' });
    expect(toggle(removed).past).toEqual([]);
    expect(reduce(toggle(toggle(removed)), { type: 'undone' }).draft).toEqual(added.draft);
  });

  test('a changed example counts as the visitor’s own form, an unchanged one does not', () => {
    const changed = setBirthdate(shown, '2000-01-01');
    expect(ownDraft(typed)).toBe(typed.draft);
    expect(ownDraft(shown)).toBe(typed.draft);
    expect(ownDraft(changed)).toBe(changed.draft);
  });

  test('the results on screen belong to the form that was submitted, and are hidden with the other form', () => {
    const submit = (state: State) => reduce(state, { type: 'visualized', visualization: FIRST });
    expect(shownResults(typed)).toBeNull();
    expect(shownResults(submit(typed))).toBe('own');
    expect(shownResults(submit(shown))).toBe('example');
    expect(shownResults(toggle(submit(typed)))).toBeNull();
    expect(shownResults(toggle(submit(shown)))).toBeNull();
    expect(shownResults(toggle(submit(toggle(submit(typed)))))).toBe('own');
    expect(shownResults(setBirthdate(submit(shown), '2000-01-01'))).toBe('own');
  });
});

describe('The results on screen are restored with their form', () => {
  const OTHER = visualization(70);
  const backup = { ...START.draft, birthdate: '1990-05-15' };
  const example = createExample(() => 'id');
  const submit = (state: State, of: Visualization) =>
    reduce(state, { type: 'visualized', visualization: of });
  const slide = (state: State) => reduce(state, { type: 'sliderMoved', submitNumber: 1, offsetWeeks: 52 });
  const own = reduce(slide(submit(START, FIRST)), { type: 'basisChosen', basis: 'cohort' });
  const moved = reduce(own, { type: 'sliderMoved', submitNumber: 1, offsetWeeks: 104 });
  const open = (state: State) => reduce(state, { type: 'backupOpened', draft: backup });
  const undo = (state: State) => reduce(state, { type: 'undone' });
  const redo = (state: State) => reduce(state, { type: 'redone' });
  const toggle = (state: State) => reduce(state, { type: 'exampleToggled', example });
  const expectOwn = (state: State) => {
    expect(state.draft).toEqual(START.draft);
    expect(state.visualization).toEqual({ ...FIRST, origin: 'results' });
    expect(state).toMatchObject({ submitNumber: 1, offsetWeeks: 104, basis: 'cohort' });
    expect(state).toMatchObject({ ofExample: false, fromExample: false });
  };

  test('by the undo of a backup, and its own by redo', () => {
    const opened = submit(open(moved), OTHER);
    expectOwn(undo(opened));
    expect(redo(undo(opened)).visualization).toEqual({ ...OTHER, origin: 'results' });
    expectOwn(undo(redo(undo(opened))));
  });

  test('by the undo of a backup that was changed since, which is a step of its own', () => {
    const opened = submit(open(moved), OTHER);
    const changed = reduce(opened, { type: 'draftChanged', change: { birthdate: '1991-01-01' } });
    const undone = reduce(changed, { type: 'undone', step: changed.past[0] });
    expectOwn(undone);
    expect(undo(undone).draft).toEqual(changed.draft);
  });

  test('by the undo of a backup that has no results of its own', () => {
    expect(open(moved).visualization).toBeNull();
    expectOwn(undo(open(moved)));
    expect(undo(submit(open(START), OTHER)).visualization).toBeNull();
  });

  test('by switching back from the example', () => {
    expectOwn(toggle(submit(toggle(moved), OTHER)));
    expect(toggle(submit(toggle(START), OTHER)).visualization).toBeNull();
  });

  test('by the undo of a backup that replaced both forms', () => {
    const undone = undo(submit(open(submit(toggle(moved), OTHER)), visualization(90)));
    expect(undone.aside).toBeNull();
    expectOwn(undone);
  });
});

describe('A form that another tab has changed', () => {
  const follow = (state: State, birthdate: string) =>
    reduce(state, { type: 'changedElsewhere', draft: { ...START.draft, birthdate }, follow: true });
  const typed = reduce(START, { type: 'draftChanged', change: { birthdate: '1984-02-29' } });

  test('replaces the form in this tab, and one undo reverts all of its changes', () => {
    const followed = follow(follow(typed, '1990-05-1'), '1990-05-15');
    expect(followed.draft.birthdate).toBe('1990-05-15');
    const undone = reduce(followed, { type: 'undone' });
    expect(undone.draft).toEqual(typed.draft);
    expect(reduce(undone, { type: 'redone' }).draft).toEqual(followed.draft);
  });

  test('is offered if it does not replace the form in this tab', () => {
    const other = { ...START.draft, birthdate: '1990-05-15' };
    const offered = reduce(typed, { type: 'changedElsewhere', draft: other, follow: false });
    expect(offered.draft).toBe(typed.draft);
    const taken = reduce(offered, { type: 'undone' });
    expect(taken.draft).toBe(other);
    expect(reduce(taken, { type: 'redone' }).draft).toBe(typed.draft);
    expect(reduce(follow(offered, '1991-01-01'), { type: 'undone' }).draft).toBe(typed.draft);
  });

  test('becomes the visitor’s own form while the example stays on screen', () => {
    const example = createExample(() => 'id');
    const shown = reduce(typed, { type: 'exampleToggled', example });
    const followed = follow(shown, '1990-05-15');
    expect(followed.draft).toBe(example);
    expect(ownDraft(followed).birthdate).toBe('1990-05-15');
  });
});

describe('A backup', () => {
  const backup = { ...START.draft, birthdate: '1990-05-15' };
  const typed = reduce(START, { type: 'draftChanged', change: { birthdate: '1984-02-29' } });
  const open = (state: State) => reduce(state, { type: 'backupOpened', draft: backup });

  test('replaces the whole form, and one undo brings it back', () => {
    expect(open(typed).draft).toBe(backup);
    const undone = reduce(open(typed), { type: 'undone' });
    expect(undone.draft).toEqual(typed.draft);
    expect(reduce(undone, { type: 'redone' }).draft).toEqual(backup);
  });

  test('replaces the visitor’s own form even while the example is shown', () => {
    const shown = reduce(typed, { type: 'exampleToggled', example: createExample(() => 'id') });
    const opened = open(shown);
    expect(ownDraft(opened)).toBe(backup);
    expect(opened).toMatchObject({ fromExample: false, aside: null });
    expect(reduce(opened, { type: 'undone' }).draft).toEqual(typed.draft);
  });

  test('takes the place of an example that the visitor has changed', () => {
    const shown = reduce(typed, { type: 'exampleToggled', example: createExample(() => 'id') });
    const changed = reduce(shown, { type: 'draftChanged', change: { birthdate: '2000-01-01' } });
    expect(reduce(open(changed), { type: 'undone' }).draft).toEqual(changed.draft);
  });
});

describe('The form is folded', () => {
  const show = (state: State, origin: Visualization['origin']) =>
    reduce(state, { type: 'visualized', visualization: { ...FIRST, origin } });
  const restored = show(START, 'restored');
  const follow = (draft: State['draft']) =>
    reduce(restored, { type: 'changedElsewhere', follow: true, draft });
  const other = { ...START.draft, birthdate: '1984-02-29' };
  const born = { id: 'born', text: 'Born', when: { unit: 'year', year: 1990 } } as const;
  const events = { ...NO_LIFE_EVENTS, moments: [born] };

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
    expect(follow({ ...START.draft, events }).folded).toBe(true);
    expect(follow(other).folded).toBe(false);
    expect(reduce(follow(other), { type: 'undone' }).folded).toBe(false);
  });

  test('until a backup is undone for a form without results', () => {
    const open = (state: State) => show(reduce(state, { type: 'backupOpened', draft: other }), 'backup');
    expect(reduce(open(START), { type: 'undone' }).folded).toBe(false);
    expect(reduce(open(restored), { type: 'undone' }).folded).toBe(true);
  });
});
