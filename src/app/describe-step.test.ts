import { describe, expect, test } from 'vitest';
import { fillDraft } from '../../tests/fixtures/drafts.ts';
import type { Draft } from '../document/draft.ts';
import type { Change } from '../document/history.ts';
import { type LifeEvents, type Moment, NO_LIFE_EVENTS } from '../life/life-events.ts';
import { whenOf } from '../life/when.ts';
import { describeDone, describeNext } from './describe-step.ts';

const START = fillDraft();
const other: Change = { what: 'other' };
const undo = (after: Partial<Draft>, before: Draft = START, change: Change = other) =>
  describeNext({ move: 'undone', change, before, after: { ...before, ...after } });
const moment = (id: string, text: string): Moment => ({ id, text, when: whenOf('2012') });
const withMoments = (...moments: readonly Moment[]): { readonly events: LifeEvents } => ({
  events: { ...NO_LIFE_EVENTS, moments },
});
const [sleep, ...rest] = START.activities;
if (!sleep) throw new Error('The form has no activity');

describe('A step is named by what it did', () => {
  test('to one entry', () => {
    const one = fillDraft(withMoments(moment('one', 'Montreal')));
    expect(undo(withMoments(moment('one', 'Montreal')))).toBe('Undo: added “Montreal”');
    expect(undo(withMoments(moment('one', 'Toronto')), one)).toBe('Undo: changed “Toronto”');
    expect(undo(withMoments(), one)).toBe('Undo: removed “Montreal”');
    expect(undo({ activities: [{ ...sleep, hours: '7' }, ...rest] })).toBe('Undo: changed “Sleep”');
  });

  test('to a field of the form', () => {
    expect(undo({ birthdate: '1951-07-09' })).toBe('Undo: Birthdate');
    expect(undo({ country: null })).toBe('Undo: Country');
    expect(undo({ manual: true, lifeExpectancy: '84' })).toBe('Undo: Enter life expectancy manually');
    expect(undo({ lifeExpectancy: '84' })).toBe('Undo: Life expectancy (years)');
  });

  test('to several entries at once', () => {
    expect(undo(withMoments(moment('one', 'Montreal'), moment('two', 'Toronto')))).toBe(
      'Undo: several changes',
    );
  });

  test('to all of them', () => {
    const replaced = (what: 'tab' | 'backup') => undo({}, START, { what, undone: false });
    expect(replaced('tab')).toBe('Undo: entries from another tab');
    expect(replaced('backup')).toBe('Undo: opened a backup');
  });

  test('with the name of an event that the example itself had', () => {
    const item = moment('one', 'Montreal');
    const removed: Change = {
      what: 'removed',
      from: 'moments',
      item,
      list: [item, moment('two', 'Toronto')],
    };
    expect(undo(withMoments(moment('two', 'Toronto')), START, removed)).toBe('Undo: removed “Montreal”');
  });

  test('when it is redone, and after that', () => {
    const step = { change: other, before: START, after: { ...START, birthdate: '1951-07-09' } };
    expect(describeNext({ ...step, move: 'redone' })).toBe('Redo: Birthdate');
    expect(describeDone({ ...step, move: 'undone' })).toBe('Undone: Birthdate.');
    expect(describeDone({ ...step, move: 'redone' })).toBe('Redone: Birthdate.');
  });
});
