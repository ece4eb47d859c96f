import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fillDraft } from '../../tests/fixtures/drafts.ts';
import { SOME_EVENTS } from '../../tests/fixtures/marks.ts';
import { MOTHER } from '../../tests/fixtures/people.ts';
import { whenOf } from '../life/when.ts';
import { nameBackup, readBackup, writeBackup } from './backup.ts';

const FULL = fillDraft({ events: { ...SOME_EVENTS, people: [MOTHER] } });
const moment = (index: number, when = '2012') => ({ id: `m${index}`, text: 'A walk', when });

const fileOf = (content: unknown) => new Blob([JSON.stringify(content)]);

/** A backup with a change made by hand. */
const edit = (change: object) => {
  const backup = JSON.parse(writeBackup(FULL));
  return fileOf({ ...backup, draft: { ...backup.draft, ...change } });
};
const editPersonal = (change: object) =>
  edit({ personal: { ...JSON.parse(writeBackup(FULL)).draft.personal, ...change } });

describe('A backup file', () => {
  test('restores everything that was saved in it', async () => {
    expect(await readBackup(new Blob([writeBackup(FULL)]))).toEqual({ draft: FULL });
    expect(await readBackup(new Blob([writeBackup(fillDraft())]))).toEqual({ draft: fillDraft() });
  });

  test('has the day in its name', () => {
    expect(nameBackup({ year: 2026, month: 3, day: 1 })).toBe('lifetime-visualizer-2026-03-01.json');
  });

  test.each([
    ['a text', new Blob(['hello']), 'It’s not a backup file from this page.'],
    ['no text', new Blob([]), 'It’s not a backup file from this page.'],
    [
      'a picture',
      new Blob([new Uint8Array([137, 80, 78, 71, 13, 10])]),
      'It’s not a backup file from this page.',
    ],
    [
      'data of another program',
      fileOf({ product: 'Other', version: 1 }),
      'It’s not a backup file from this page.',
    ],
    [
      'a file of two megabytes',
      new Blob(['x'.repeat(2_000_000)]),
      'It’s larger than any backup file from this page.',
    ],
    [
      'a backup of a newer version',
      fileOf({ product: 'Lifetime Visualizer', version: 2, draft: {} }),
      'It was made with a newer version of this page. Reload the page and try again.',
    ],
  ])('is not %s', async (_, file, problem) => {
    expect(await readBackup(file)).toEqual({ problem });
  });

  test.each([
    ['no birthdate, and wrong hours', edit({ birthdate: undefined, activities: [7] }), 'birthdate'],
    [
      'ten thousand moments',
      editPersonal({ moments: Array.from({ length: 10_000 }, (_, index) => moment(index)) }),
      'personal.moments',
    ],
    [
      'a moment in the 13th month',
      editPersonal({ moments: [moment(1), moment(2, '2012-13')] }),
      'personal.moments.1.when',
    ],
    ['two moments with the same id', editPersonal({ moments: [moment(1), moment(1)] }), 'personal.moments'],
    [
      'a moment whose id has a line break',
      editPersonal({ moments: [{ ...moment(1), id: 'DUP@x\r\nX:1' }] }),
      'personal.moments.0.id',
    ],
    [
      'an activity with markup for an id',
      edit({ activities: [{ ...FULL.activities[0], id: '"><b>' }] }),
      'activities.0.id',
    ],
    ['a moment that is a number', editPersonal({ moments: [7] }), 'personal.moments.0'],
    [
      'a moment without visible characters',
      editPersonal({ moments: [{ ...moment(1), text: ' \u200b ' }] }),
      'personal.moments.0.text',
    ],
    [
      'a person without a year of birth',
      editPersonal({ people: [{ ...MOTHER, birthYear: 'old' }] }),
      'personal.people.0.birthYear',
    ],
  ])('is refused if it has %s, and the first wrong field named', async (_, file, field) => {
    expect(await readBackup(file)).toEqual({ problem: `This part of it can’t be read: ${field}.` });
  });

  test('has its texts cleaned', async () => {
    const read = await readBackup(
      editPersonal({ moments: [{ ...moment(1), text: ' \u202eA\r\nwalk\u0007\n' }] }),
    );
    expect('draft' in read && read.draft.events?.moments).toEqual([{ ...moment(1), when: whenOf('2012') }]);
  });

  test('of any content is read completely or refused with a reason', async () => {
    await fc.assert(
      fc.asyncProperty(fc.json(), fc.string(), async (personal, text) => {
        for (const file of [new Blob([text]), edit({ personal: JSON.parse(personal) })]) {
          const read = await readBackup(file);
          expect('draft' in read || read.problem.length > 0).toBe(true);
        }
      }),
    );
  });
});
