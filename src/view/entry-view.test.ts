import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import lifeTables from '../../data/life-tables.json' with { type: 'json' };
import populations from '../../data/populations.json' with { type: 'json' };
import snapshot from '../../data/snapshot.json' with { type: 'json' };
import { NO_DATA_RESPONSE, SERVER_FIGURE } from '../../tests/fixtures/recorded-responses.ts';
import { type FakeResponse, fakeNetwork, json, unreachable } from '../../tests/support/fake-network.ts';
import { inJapan, SAVED } from '../../tests/support/view.ts';
import { NO_LIFE_EVENTS } from '../life/life-events.ts';
import { findCountryFacts } from '../world/snapshot.ts';
import { findLife, isMeant } from './entry-view.ts';

const WORLD_BANK = 'https://bank.example';
const BANK = `${WORLD_BANK}/country/JPN/indicator/SP.DYN.LE00.IN?format=json&per_page=1`;
const answerWith = (answer: FakeResponse, bank = unreachable) =>
  fakeNetwork({ '/api/life-expectancy/JPN': answer, [BANK]: bank });
const FIGURE = json({ ...SERVER_FIGURE, code: 'JPN', lifeExpectancy: 84.04 });
const FACTS = json(findCountryFacts({ snapshot, lifeTables, populations }, 'JPN'));
const UNKNOWN = json({ error: 'No life expectancy is known for this country code.' }, 404);

/** A saved form with some other entries. */
const write = (saved: typeof SAVED | typeof inJapan, entries: object = {}) =>
  JSON.stringify({ ...saved, document: { ...saved.document, ...entries } });

// The page, with its settings.
beforeEach(() => vi.stubGlobal('document', { querySelector: () => ({ content: WORLD_BANK }) }));
afterEach(() => vi.unstubAllGlobals());

describe('The life to show', () => {
  test('has the life expectancy of its country', async () => {
    answerWith(FIGURE);
    expect(await findLife(write(inJapan))).toMatchObject({ lifeExpectancy: 84 });
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
    ['birth', 84],
    ['period', 84.9],
    ['cohort', 89.4],
  ])('has the life expectancy that was chosen: %s', async (basis, years) => {
    vi.setSystemTime('2026-03-01T12:00:00Z');
    onTestFinished(() => void vi.useRealTimers());
    fakeNetwork({ '/api/life-expectancy/JPN': FIGURE, [BANK]: unreachable, '/api/country-facts/JPN': FACTS });
    expect(await findLife(write(inJapan, { basis }))).toMatchObject({ lifeExpectancy: years });
  });

  test('is missing while the life tables that were chosen cannot be fetched', async () => {
    answerWith(FIGURE);
    fakeNetwork({
      '/api/life-expectancy/JPN': FIGURE,
      [BANK]: unreachable,
      '/api/country-facts/JPN': unreachable,
    });
    expect(await findLife(write(inJapan, { basis: 'cohort' }))).toBe('figure');
  });

  test.each([
    ['newer', '{"version":99}', FIGURE],
    ['damaged', '{"version', FIGURE],
    ['incomplete', write(inJapan, { birthdate: '' }), FIGURE],
    ['incomplete', write(inJapan, { birthdate: '0084-06-12' }), FIGURE],
    ['incomplete', write(inJapan, { birthdate: '1890-01-01' }), FIGURE],
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
