import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fillDraft } from '../../tests/fixtures/drafts.ts';
import { SOME_EVENTS } from '../../tests/fixtures/marks.ts';
import { MOTHER } from '../../tests/fixtures/people.ts';
import { whenOf } from '../life/when.ts';
import { formatFor } from '../words/format.ts';
import { nameBackup, readBackup, writeBackup } from './backup.ts';

const openBackup = (file: Blob) => readBackup(file, formatFor('en'));

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
    expect(await openBackup(new Blob([writeBackup(FULL)]))).toEqual({ draft: FULL });
    expect(await openBackup(new Blob([writeBackup(fillDraft())]))).toEqual({ draft: fillDraft() });
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
    ['a backup without a birthdate', edit({ birthdate: undefined }), 'The birthdate can’t be read.'],
    [
      'a file of two megabytes',
      new Blob(['x'.repeat(2_000_000)]),
      'It’s larger than any backup file from this page.',
    ],
    [
      'a backup of a newer version',
      fileOf({ product: 'Lifetime Visualizer', version: 99, draft: {} }),
      'It was made with a newer version of this page. Reload the page and try again.',
    ],
    [
      'ten thousand moments',
      editPersonal({ moments: Array.from({ length: 10_000 }, (_, index) => moment(index)) }),
      'It has 10,000 moments. Up to 50 fit.',
    ],
    [
      'a moment in the 13th month',
      editPersonal({ moments: [moment(1), moment(2, '2012-13')] }),
      'Moment 2: the time can’t be read.',
    ],
    [
      'two moments with the same id',
      editPersonal({ moments: [moment(1), moment(1)] }),
      'The moments can’t be read.',
    ],
    [
      'a moment whose id has a line break',
      editPersonal({ moments: [{ ...moment(1), id: 'DUP@x\r\nX:1' }] }),
      'Moment 1 can’t be read.',
    ],
    [
      'an activity with markup for an id',
      edit({ activities: [{ ...FULL.activities[0], id: '"><b>' }] }),
      'Activity 1 can’t be read.',
    ],
    ['a moment that is a number', editPersonal({ moments: [7] }), 'Moment 1 can’t be read.'],
    [
      'a person without a year of birth',
      editPersonal({ people: [{ ...FULL.events?.people[0], birthYear: 'old' }] }),
      'Person 1: the year of birth can’t be read.',
    ],
  ])('%s is refused with a reason', async (_, file, problem) => {
    const read = await openBackup(file);
    expect('problems' in read && read.problems).toContain(problem);
  });

  test('has its texts cleaned, and needs visible characters in each', async () => {
    const read = await openBackup(
      editPersonal({ moments: [{ ...moment(1), text: ' \u202eA\r\nwalk\u0007\n' }] }),
    );
    expect('draft' in read && read.draft.events?.moments).toEqual([{ ...moment(1), when: whenOf('2012') }]);
    const refused = await openBackup(editPersonal({ moments: [{ ...moment(1), text: ' \u200b ' }] }));
    expect(refused).toEqual({ problems: ['Moment 1: the words can’t be read.'] });
  });

  test('lists no more than eight problems, each once', async () => {
    const moments = Array.from({ length: 40 }, (_, index) => moment(index, 'soon'));
    const read = await openBackup(editPersonal({ moments }));
    const problems = 'problems' in read ? read.problems : [];
    expect(problems).toHaveLength(9);
    expect(problems.at(-1)).toBe('And 32 more.');
  });

  test('of any content is read completely or refused with a reason', async () => {
    await fc.assert(
      fc.asyncProperty(fc.json(), fc.string(), async (personal, text) => {
        for (const file of [new Blob([text]), edit({ personal: JSON.parse(personal) })]) {
          const read = await openBackup(file);
          expect('draft' in read || read.problems.length > 0).toBe(true);
        }
      }),
    );
  });
});
