import { describe, expect, test } from 'vitest';
import { shownIn } from '../../tests/fixtures/shown-names.ts';
import { namesFor } from './country-aliases.ts';

describe('The names that a country is found by', () => {
  test('are the everyday name, the World Bank’s, the one in the visitor’s language and others, each once', () => {
    const swiss = namesFor(shownIn('en'), 'de-CH');
    expect(swiss({ code: 'DEU', name: 'Germany' })).toEqual(['Germany', 'Deutschland']);
    expect(swiss({ code: 'TUR', name: 'Turkiye' })).toEqual(['Türkiye', 'Turkiye', 'Türkei']);
    expect(swiss({ code: 'KOR', name: 'Korea, Rep.' })).toEqual([
      'South Korea',
      'Korea, Rep.',
      'Südkorea',
      'Korea',
    ]);
  });

  test('include short names if the visitor’s language has them', () => {
    expect(namesFor(shownIn('en'), 'zh-Hant')({ code: 'HKG', name: 'Hong Kong SAR, China' })).toContain(
      '香港',
    );
    expect(namesFor(shownIn('en'), 'de')({ code: 'USA', name: 'United States' })).toContain('USA');
  });

  test('spell out "St."', () => {
    expect(namesFor(shownIn('en'), 'en')({ code: 'LCA', name: 'St. Lucia' })).toEqual([
      'St. Lucia',
      'Saint Lucia',
    ]);
  });

  test('exist even without an ISO code', () => {
    expect(namesFor(shownIn('en'), 'de')({ code: 'CHI', name: 'Channel Islands' })).toEqual([
      'Channel Islands',
    ]);
  });
});
