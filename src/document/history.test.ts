import { describe, expect, test } from 'vitest';
import { addActivities, fillDraft } from '../../tests/fixtures/drafts.ts';
import {
  changeOf,
  findOffer,
  type History,
  MAX_STEPS,
  move,
  NO_HISTORY,
  record,
  revert,
  type Snapshot,
} from './history.ts';
import { type DraftAction, reduceDraft } from './reduce-document.ts';

const START: Document = { draft: fillDraft(), submitNumber: 1, ...NO_HISTORY };

interface Document extends Snapshot, History {}

const snapshotOf = ({ draft, submitNumber }: Document): Snapshot => ({ draft, submitNumber });

function takeStep(document: Document, action: DraftAction): Document {
  const change = changeOf(document.draft, action);
  const draft = reduceDraft(document.draft, action);
  return { ...document, draft, ...(change && record(document, snapshotOf(document), change)) };
}

/** The document after some actions. */
function take(document: Document, ...actions: readonly DraftAction[]): Document {
  let taken = document;
  for (const action of actions) taken = takeStep(taken, action);
  return taken;
}

const type = (birthdate: string) => ({ type: 'draftChanged', change: { birthdate } }) as const;
const fill = (id: string, hours: string) => ({ type: 'activityChanged', id, change: { hours } }) as const;
/** Reverts the step that is the n-th from 0, as a step of its own. */
const revertStep = (document: Document, index: number): Document => {
  const step = document.past[index];
  if (!step) throw new Error(`There is no step ${index}`);
  const { draft, change } = revert(document.draft, step);
  return { ...document, draft, ...record(document, snapshotOf(document), change) };
};
const whats = ({ past }: History) => past.map(({ change }) => change.what);

describe('A step of the history', () => {
  test('is all text that is typed into a field without another change in between', () => {
    const typed = take(START, type('1'), type('19'), fill('id-1', '7'), fill('id-1', '75'), type('1990'));
    expect(typed.past.map(({ snapshot }) => snapshot.draft.birthdate)).toEqual(['1990-05-15', '19', '19']);
    expect(take(START, fill('id-1', '7'), fill('id-2', '7')).past).toHaveLength(2);
  });

  test('ends with a submit, so that its results can be restored', () => {
    const submitted = { ...take(START, type('1')), submitNumber: 2 };
    expect(take(submitted, type('19')).past).toHaveLength(2);
  });

  test('is each choice, such as one country after the other', () => {
    const choose = (code: string) =>
      ({ type: 'draftChanged', change: { country: { code, name: code, lifeExpectancy: 0 } } }) as const;
    expect(take(START, choose('CAN'), choose('LSO')).past).toHaveLength(2);
  });

  test('has what the page changes after it, which is none by itself', () => {
    const { past } = take(
      START,
      { type: 'draftChanged', change: { manual: true }, byPage: true },
      { type: 'hydrated', values: { birthdate: '', manual: false, activities: [] }, saved: null },
      { type: 'hoursLeft', id: 'id-1' },
    );
    expect(past).toEqual([]);
  });

  test('is one of the last ten', () => {
    const steps = Array.from({ length: MAX_STEPS + 2 }, (_, index) => fill(`id-${(index % 2) + 1}`, '7'));
    expect(take(START, ...steps).past).toHaveLength(10);
  });

  test('moves between those that can be undone and those that can be redone', () => {
    const typed = take(START, fill('id-1', '7'), type('1990'));
    const undone = { ...START, ...move(typed, snapshotOf(typed), 'undone') };
    expect([undone.past.length, undone.future[0]?.snapshot]).toEqual([1, snapshotOf(typed)]);
    const redone = move(undone, snapshotOf(START), 'redone');
    expect([redone.past[1]?.snapshot, redone.future]).toEqual([snapshotOf(START), []]);
    expect(take(undone, type('2')).future).toEqual([]);
  });
});

describe('The form offers to undo', () => {
  const five: Document = { ...START, draft: addActivities(START.draft, 2) };
  const removed = take(five, { type: 'activityRemoved', id: 'added-1' });
  const idsOf = ({ draft }: Document) => draft.activities.map(({ id }) => id);
  const offered = (document: Document) => findOffer(document.draft, document)?.step.change.what ?? null;
  const replaced = take(removed, { type: 'applied', id: 'id-1', change: { hours: '7' } });

  test('the latest removal of an activity or replacement, and nothing else', () => {
    expect(offered(START)).toBeNull();
    expect(offered(removed)).toBe('removed');
    expect(offered(replaced)).toBe('applied');
    expect(offered(take(replaced, type('1990')))).toBe('applied');
  });

  test('a removal until the activity is back, or there is no room for it', () => {
    expect(idsOf(revertStep(take(removed, type('1990')), 0))).toEqual(idsOf(five));
    expect(offered(revertStep(removed, 0))).toBeNull();
    const full = take(removed, { type: 'activityAdded', chance: { id: 'id-6', roll: 0 } });
    expect(offered(full)).toBeNull();
  });

  test('a replacement whose activity was changed, so that only the activities are as before', () => {
    const changed = take(replaced, type('1990'), fill('id-1', '2'));
    const reverted = revertStep(changed, 1);
    expect(reverted.draft).toEqual({ ...removed.draft, birthdate: '1990' });
    expect(whats(reverted).at(-1)).toBe('applied');
    expect(revertStep(take(reverted, type('1991')), 4).draft.activities).toEqual(changed.draft.activities);
  });

  test('to redo a replacement that was just undone', () => {
    const undone = { ...removed, ...move(replaced, snapshotOf(replaced), 'undone') };
    expect(findOffer(removed.draft, undone)?.type).toBe('redone');
  });
});
