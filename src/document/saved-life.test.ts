import { describe, expect, test } from 'vitest';
import { createDraft } from './draft.ts';
import { completeLife, readSavedLife, type SavedLife } from './saved-life.ts';
import { serializeDraft } from './serialize-draft.ts';
import { writeSavedLife } from './write-saved-life.ts';

const TODAY = { year: 2026, month: 3, day: 1 };
const DRAFT = {
  ...createDraft(() => 'a'),
  birthdate: '1984-02-29',
  country: { code: 'JPN', name: 'Japan', lifeExpectancy: 0 } as const,
  lifeExpectancy: '76',
};
const SAVED: SavedLife = {
  birthdate: '1984-02-29',
  country: 'JPN',
  lifeExpectancy: '',
  chapters: [],
  moments: [],
};

/** A saved form in which something was replaced. */
const withChange = (change: object) => {
  const saved = JSON.parse(serializeDraft(DRAFT));
  return JSON.stringify({ ...saved, draft: { ...saved.draft, ...change } });
};

describe('The life of a saved form', () => {
  test('has its country, or the life expectancy that was entered, but not both', () => {
    expect(readSavedLife(serializeDraft(DRAFT))).toEqual(SAVED);
    expect(readSavedLife(serializeDraft({ ...DRAFT, manual: true }))).toEqual({
      ...SAVED,
      country: null,
      lifeExpectancy: '76',
    });
  });

  test('can be read although its activities are damaged', () => {
    expect(readSavedLife(withChange({ activities: 'gone' }))).toEqual(SAVED);
  });

  test('leaves out chapters and moments that cannot be read', () => {
    const moments = [
      { id: 'm', text: 'Wedding', when: '2019-08-20' },
      { id: 'n', text: 'Never', when: 'soon' },
    ];
    expect(readSavedLife(withChange({ personal: { chapters: 1, moments, people: [] } }))).toMatchObject({
      chapters: [],
      moments: [{ text: 'Wedding' }],
    });
  });

  test.each([
    ['no JSON', '{"version":1'],
    ['something else', '[]'],
    ['no form', '{"version":1}'],
    ['no version', '{"draft":{}}'],
  ])('cannot be read from %s', (_, text) => {
    expect(readSavedLife(text)).toBeNull();
  });

  test('is left alone if a newer version of the page has saved it', () => {
    expect(readSavedLife('{"version":99,"draft":{}}')).toBe('newer');
  });

  test('survives being written', () => {
    const chapters = [
      { id: 'c', name: 'Berlin', from: { unit: 'year', year: 2012 }, until: null, color: '#4E84F0' },
    ] as const;
    for (const life of [SAVED, { ...SAVED, country: null, lifeExpectancy: '80,5', chapters }]) {
      expect(readSavedLife(writeSavedLife(life))).toEqual(life);
    }
  });
});

describe('A saved life is complete', () => {
  const life = { birthdate: { year: 1984, month: 2, day: 29 }, chapters: [], moments: [] };

  test.each([
    ['with the figure of its country', SAVED, 84.04, { life: { ...life, lifeExpectancy: 84.04 } }],
    [
      'with a life expectancy as typed anywhere',
      { ...SAVED, country: null, lifeExpectancy: ' ٨٠٫٥' },
      null,
      { life: { ...life, lifeExpectancy: 80.5 } },
    ],
    ['but not without a birthdate', { ...SAVED, birthdate: '' }, 84, { problem: 'incomplete' }],
    ['but not if the birthdate is today', { ...SAVED, birthdate: '2026-03-01' }, 84, { problem: 'future' }],
    [
      'but not without a life expectancy',
      { ...SAVED, country: null, lifeExpectancy: '' },
      null,
      { problem: 'incomplete' },
    ],
    [
      'but not with one over 150',
      { ...SAVED, country: null, lifeExpectancy: '151' },
      null,
      { problem: 'incomplete' },
    ],
  ])('%s', (_, saved, figure, completed) => {
    expect(completeLife(saved, figure, TODAY)).toEqual(completed);
  });
});
