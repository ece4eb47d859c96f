import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addActivities, countIds, fillDraft, typeActivities } from '../../../tests/fixtures/drafts.ts';
import { NAUGHTY_STRINGS } from '../../../tests/fixtures/naughty-strings.ts';
import { SAVED_FORMS } from '../../../tests/fixtures/saved/version-1.ts';
import { createDraft } from './draft.ts';
import { parseSavedDraft, serializeDraft } from './saved-draft.ts';

const SAVED = serializeDraft(fillDraft());

/** A saved form with a change made by hand. */
const changed = (change: object): string =>
  JSON.stringify({ version: 1, draft: { ...fillDraft(), ...change } });

describe('A saved form', () => {
  test.each([
    ['empty', createDraft(countIds())],
    ['filled in', addActivities(fillDraft(), 2)],
    ['filled in wrongly', fillDraft({ birthdate: '2999-01-01', manual: true, lifeExpectancy: '-3' })],
  ])('comes back as it was: %s', (_, draft) => {
    const kept = serializeDraft(draft);
    const found = parseSavedDraft(kept);
    expect(found).toEqual(draft);
    expect(serializeDraft(draft)).toBe(kept);
  });

  test('comes back with every name that its field takes, and everything typed for a number', () => {
    for (const name of NAUGHTY_STRINGS) {
      const draft = fillDraft({ activities: typeActivities([name.slice(0, 200), '8']) });
      expect(parseSavedDraft(serializeDraft(draft))).toEqual(draft);
    }
    const numbers = ['', '0', '-0', '.5', '7.5', '-3', '1e308', '1E-7', `0.${'0'.repeat(10_000)}1`];
    for (const hours of [...numbers, '7:30', '7 to 8']) {
      const draft = fillDraft({
        manual: true,
        lifeExpectancy: hours,
        activities: typeActivities(['Nap', hours]),
      });
      expect(parseSavedDraft(serializeDraft(draft))).toEqual(draft);
    }
  });

  test.each([
    ['nothing', 'null'],
    ['no text at all', ''],
    ['what is no JSON', SAVED.slice(0, -1)],
    ['another program’s', '[1,2,3]'],
    ['an older version', SAVED.replace('"version":1', '"version":0')],
    ['a part missing', changed({ birthdate: undefined })],
    ['another kind of part', changed({ manual: 'yes' })],
    ...['<b>', 'JAPAN', 'jPAN'].map((code) => [
      `a country whose code is ${code}`,
      changed({ country: { code, name: 'Japan', lifeExpectancy: 0 } }),
    ]),
    ['no activity', changed({ activities: [] })],
    ['a name of ten thousand letters', SAVED.replace('Sleep', 'x'.repeat(10_000))],
    ['a day that there is not', changed({ birthdate: '1990-02-30' })],
    ['hours that are no text', SAVED.replace('"hours":"8"', '"hours":8')],
    ['two activities with one id', SAVED.replace('id-2', 'id-1')],
    ['a colour that there is not', SAVED.replace('#4E84F0', 'url(x)')],
  ])('is passed over: %s', (_, kept) => {
    expect(parseSavedDraft(kept)).toBeNull();
  });

  test('is passed over, whatever else it is', () => {
    expect(NAUGHTY_STRINGS.filter((kept) => parseSavedDraft(kept))).toEqual([]);
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (kept) => {
        expect(parseSavedDraft(kept)).toBeNull();
      }),
    );
  });
});

describe('Versions', () => {
  test.each(SAVED_FORMS)('a form that version 1 saved opens: $name', ({ text, draft }) => {
    expect(parseSavedDraft(text)).toEqual(draft);
  });

  test('a form of a newer version is not read, and is told apart from what cannot be read', () => {
    expect(parseSavedDraft('{"version":2,"chapters":[]}')).toBe('newer');
    expect(parseSavedDraft(SAVED.replace('"version":1', '"version":99'))).toBe('newer');
  });
});
