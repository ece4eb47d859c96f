import { afterEach, describe, expect, test, vi } from 'vitest';
import { NO_DATA_RESPONSE, SERVER_FIGURE } from '../../tests/fixtures/recorded-responses.ts';
import { type FakeResponse, fakeNetwork, json, unreachable } from '../../tests/support/fake-network.ts';
import { inJapan, SAVED } from '../../tests/support/view.ts';
import { NO_LIFE_EVENTS } from '../life/life-events.ts';
import { findLife, isMeant } from './entry-view.ts';

const BANK = '{{worldBankUrl}}/country/JPN/indicator/SP.DYN.LE00.IN?format=json&per_page=1';
const answerWith = (answer: FakeResponse, bank = unreachable) =>
  fakeNetwork({ '/api/life-expectancy/JPN': answer, [BANK]: bank });
const FIGURE = json({ ...SERVER_FIGURE, code: 'JPN', lifeExpectancy: 84.04 });
const UNKNOWN = json({ error: 'No life expectancy is known for this country code.' }, 404);

/** A saved form with some other entries. */
const write = (saved: typeof SAVED | typeof inJapan, entries: object = {}) =>
  JSON.stringify({ ...saved, document: { ...saved.document, ...entries } });

afterEach(() => vi.unstubAllGlobals());

describe('The life to show', () => {
  test('has the life expectancy of its country', async () => {
    answerWith(FIGURE);
    expect(await findLife(write(inJapan))).toMatchObject({ lifeExpectancy: 84.04 });
  });

  test('with a life expectancy that was entered asks nobody', async () => {
    const requests = answerWith(FIGURE);
    expect(await findLife(write(SAVED, { events: null }))).toEqual({
      birthdate: { year: 1984, month: 2, day: 29 },
      lifeExpectancy: 82.3,
      ...NO_LIFE_EVENTS,
    });
    expect(requests).toEqual([]);
  });

  test.each([
    ['newer', '{"version":99}', FIGURE],
    ['damaged', '{"version', FIGURE],
    ['incomplete', write(inJapan, { birthdate: '' }), FIGURE],
    ['incomplete', write(inJapan, { birthdate: '1000-01-01' }), FIGURE],
    ['incomplete', write(SAVED, { manual: false }), FIGURE],
    ['incomplete', write(SAVED, { lifeExpectancy: 'long' }), FIGURE],
    ['figure', write(inJapan), UNKNOWN],
    ['figure', write(inJapan), unreachable],
  ])('is missing: %s', async (problem, text, answer) => {
    answerWith(answer);
    expect(await findLife(text)).toBe(problem);
  });

  test('is missing if both sources say that its country has no figure', async () => {
    answerWith(UNKNOWN, json(NO_DATA_RESPONSE));
    expect(await findLife(write(inJapan))).toBe('none');
  });
});

const press = (key: string, held = {}) =>
  isMeant({ key, ctrlKey: false, altKey: false, metaKey: false, ...held });

test.each(['a', 'あ', '𝒳', ' ', 'Escape', 'ArrowLeft', 'PageDown'])('%j leads to the page', (key) => {
  expect(press(key)).toBe(true);
});

test.each(['Tab', 'Shift', 'F11', 'AudioVolumeUp', 'MediaPlayPause', 'Dead'])(
  '%s stays in the view',
  (key) => {
    expect(press(key)).toBe(false);
  },
);

test.each(['ctrlKey', 'altKey', 'metaKey'])('a shortcut of the browser stays in the view: %s', (held) => {
  expect(press('r', { [held]: true })).toBe(false);
});
