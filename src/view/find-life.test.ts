import { describe, expect, test, vi } from 'vitest';
import { writeSavedLife } from '../document/write-saved-life.ts';
import { NoLifeExpectancyError } from '../world/life-expectancy.ts';
import { findLife } from './find-life.ts';
import { readBackupFile } from './read-backup-file.ts';

const FROM_JAPAN = { birthdate: '1984-02-29', country: 'JPN', lifeExpectancy: '', chapters: [], moments: [] };
const OWN = { ...FROM_JAPAN, country: null, lifeExpectancy: '76' };
const TEXT = writeSavedLife(FROM_JAPAN);

describe('The life to show', () => {
  test('has the life expectancy of its country', async () => {
    const findFigure = vi.fn<(country: string) => Promise<number>>(async () => 84.04);
    expect(await findLife(TEXT, findFigure)).toMatchObject({ life: { lifeExpectancy: 84.04 } });
    expect(findFigure).toHaveBeenCalledExactlyOnceWith('JPN');
  });

  test('with a life expectancy that was entered asks nobody', async () => {
    const findFigure = vi.fn<(country: string) => Promise<number>>(async () => 84.04);
    expect(await findLife(writeSavedLife(OWN), findFigure)).toMatchObject({ life: { lifeExpectancy: 76 } });
    expect(findFigure).not.toHaveBeenCalled();
  });

  const fail = (error: Error) => async () => {
    throw error;
  };

  test.each([
    ['newer', '{"version":99}', async () => 80],
    ['damaged', '{"version', async () => 80],
    ['incomplete', writeSavedLife({ ...FROM_JAPAN, birthdate: '' }), async () => 80],
    ['incomplete', writeSavedLife({ ...OWN, lifeExpectancy: 'long' }), async () => 80],
    ['future', writeSavedLife({ ...OWN, birthdate: '9999-01-01' }), async () => 80],
    ['none', TEXT, fail(new NoLifeExpectancyError('JPN'))],
    ['figure', TEXT, fail(new TypeError('Failed to fetch'))],
  ])('is missing: %s', async (problem, text, findFigure) => {
    expect(await findLife(text, findFigure)).toEqual({ problem });
  });
});

describe('A backup file', () => {
  const write = (content: object) =>
    new Blob([JSON.stringify({ product: 'Lifetime Visualizer', ...content })]);

  test('is read as the text that the view keeps', async () => {
    const read = await readBackupFile(write(JSON.parse(TEXT)));
    expect('text' in read && (await findLife(read.text, async () => 80))).toMatchObject({
      life: { lifeExpectancy: 80 },
    });
  });

  test.each([
    ['foreign', new Blob(['{"version":4}'])],
    ['foreign', new Blob(['no JSON'])],
    ['foreign', write({})],
    ['newer', write({ version: 99 })],
    ['tooLarge', new Blob(['a'.repeat(1_000_001)])],
  ] as const)('that is %s is refused', async (problem, file) => {
    expect(await readBackupFile(file)).toEqual({ problem });
  });

  test('that the browser cannot read is refused', async () => {
    const gone = Object.assign(new Blob([]), { text: () => Promise.reject(new Error('gone')) });
    expect(await readBackupFile(gone)).toEqual({ problem: 'unreadable' });
  });
});
