import { describe, expect, test } from 'vitest';
import { namesFor } from './country-aliases.ts';

describe('The names that a country is looked for by', () => {
  test('are the everyday name, the World Bank’s, the visitor’s language’s and others, each once', () => {
    const swiss = namesFor('de-CH');
    expect(swiss({ code: 'DEU', name: 'Germany' })).toEqual(['Germany', 'Deutschland']);
    expect(swiss({ code: 'TUR', name: 'Turkiye' })).toEqual(['Türkiye', 'Turkiye', 'Türkei']);
    expect(swiss({ code: 'KOR', name: 'Korea, Rep.' })).toEqual([
      'South Korea',
      'Korea, Rep.',
      'Südkorea',
      'Korea',
    ]);
  });

  test('are the short ones as well, where the visitor’s language has such', () => {
    expect(namesFor('zh-Hant')({ code: 'HKG', name: 'Hong Kong SAR, China' })).toContain('香港');
    expect(namesFor('de')({ code: 'USA', name: 'United States' })).toContain('USA');
  });

  test('spell out "St."', () => {
    expect(namesFor('en')({ code: 'LCA', name: 'St. Lucia' })).toEqual(['St. Lucia', 'Saint Lucia']);
  });

  test('are not lacking where ISO has no code', () => {
    expect(namesFor('de')({ code: 'CHI', name: 'Channel Islands' })).toEqual(['Channel Islands']);
  });
});
