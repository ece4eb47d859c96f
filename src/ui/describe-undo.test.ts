import { describe, expect, test } from 'vitest';
import type { ChangeLabel } from '../document/history.ts';
import { describeRedo, describeUndo } from './describe-undo.ts';

const added = (name: string): ChangeLabel => ({ verb: 'added', what: { name } });

describe('The button that undoes a change says what it was, and so does the one that makes it again', () => {
  test.each<[ChangeLabel, undo: string, redo: string]>([
    [{ verb: 'removed', what: { name: 'Lisbon' } }, 'Undo removing Lisbon', 'Redo removing Lisbon'],
    [added('Rome'), 'Undo adding Rome', 'Redo adding Rome'],
    [{ verb: 'changed', what: { activity: 4 } }, 'Undo changing Activity 4', 'Redo changing Activity 4'],
    [{ verb: 'changed', what: { field: 'birthdate' } }, 'Undo changing Birthdate', 'Redo changing Birthdate'],
    [{ verb: 'changed', what: { field: 'country' } }, 'Undo changing Country', 'Redo changing Country'],
    [
      { verb: 'changed', what: { field: 'lifeExpectancy' } },
      'Undo changing Life expectancy (years)',
      'Redo changing Life expectancy (years)',
    ],
    [{ verb: 'addedEvents' }, 'Undo adding these entries', 'Redo adding these entries'],
    [{ verb: 'backup' }, 'Undo opening the backup', 'Redo opening the backup'],
    [{ verb: 'tab' }, 'Undo the changes from another tab', 'Redo the changes from another tab'],
    [
      { verb: 'saved' },
      'Bring back the entries that were saved here',
      'Redo replacing the entries that were saved here',
    ],
  ])('%o', (label, undo, redo) => {
    expect([describeUndo(label), describeRedo(label)]).toEqual([undo, redo]);
  });

  test.each([
    // 26 characters of two units each, the first 24 of which are named.
    ['𝒳'.repeat(26), `${'𝒳'.repeat(24)}…`],
    ['𝒳'.repeat(24), '𝒳'.repeat(24)],
    [`${'a'.repeat(23)}👨‍👩‍👧 and more`, `${'a'.repeat(23)}👨‍👩‍👧…`],
    ['رحلة', '\u2068رحلة\u2069'],
  ])('a name is short and isolated: %s', (name, named) => {
    expect(describeUndo(added(name))).toBe(`Undo adding ${named}`);
  });
});
