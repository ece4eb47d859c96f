import { afterEach, describe, expect, test, vi } from 'vitest';
import { NO_DATA_RESPONSE, SERVER_FIGURE } from '../../tests/fixtures/recorded-responses.ts';
import { type FakeResponse, fakeNetwork, json, unreachable } from '../../tests/support/fake-network.ts';
import { writeViewedForm } from '../document/view-hand-over.ts';
import { findLife } from './find-life.ts';
import { readBackupFile } from './read-backup-file.ts';

const FROM_JAPAN = { birthdate: '1984-02-29', country: 'JPN', lifeExpectancy: '', events: null };
const OWN = { ...FROM_JAPAN, country: null, lifeExpectancy: '76' };
const TEXT = writeViewedForm(FROM_JAPAN);

const BANK = '{{worldBankUrl}}/country/JPN/indicator/SP.DYN.LE00.IN?format=json&per_page=1';
const answerWith = (answer: FakeResponse, bank = unreachable) =>
  fakeNetwork({ '/api/life-expectancy/JPN': answer, [BANK]: bank });
const FIGURE = json({ ...SERVER_FIGURE, code: 'JPN', lifeExpectancy: 84.04 });

afterEach(() => vi.unstubAllGlobals());

describe('The life to show', () => {
  test('has the life expectancy of its country', async () => {
    answerWith(FIGURE);
    expect(await findLife(TEXT)).toMatchObject({ life: { lifeExpectancy: 84.04 } });
  });

  test('with a life expectancy that was entered asks nobody', async () => {
    const requests = answerWith(FIGURE);
    expect(await findLife(writeViewedForm(OWN))).toMatchObject({ life: { lifeExpectancy: 76 } });
    expect(requests).toEqual([]);
  });

  test.each([
    ['newer', '{"version":99}', FIGURE],
    ['damaged', '{"version', FIGURE],
    ['incomplete', writeViewedForm({ ...FROM_JAPAN, birthdate: '' }), FIGURE],
    ['incomplete', writeViewedForm({ ...OWN, lifeExpectancy: 'long' }), FIGURE],
    ['future', writeViewedForm({ ...OWN, birthdate: '9999-01-01' }), FIGURE],
    ['figure', TEXT, json({ error: 'No life expectancy is known for this country code.' }, 404)],
    ['figure', TEXT, unreachable],
  ])('is missing: %s', async (problem, text, answer) => {
    answerWith(answer);
    expect(await findLife(text)).toEqual({ problem });
  });

  test('is missing if both sources say that its country has no figure', async () => {
    answerWith(
      json({ error: 'No life expectancy is known for this country code.' }, 404),
      json(NO_DATA_RESPONSE),
    );
    expect(await findLife(TEXT)).toEqual({ problem: 'none' });
  });
});

describe('A backup file', () => {
  const write = (content: object) =>
    new Blob([JSON.stringify({ product: 'Lifetime Visualizer', ...content })]);

  test('is read as the text that the view keeps', async () => {
    const read = await readBackupFile(write(JSON.parse(TEXT)));
    answerWith(FIGURE);
    expect('text' in read && (await findLife(read.text))).toMatchObject({
      life: { lifeExpectancy: 84.04 },
    });
  });

  test.each([
    ['foreign', new Blob(['{"version":1}'])],
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
