import { expect, test } from 'vitest';
import { phrasePlace } from './names.ts';

test.each([
  ['CAN', 'Canada', 'au Canada'],
  ['CHE', 'Suisse', 'en Suisse'],
  ['HTI', 'Haïti', 'en Haïti'],
  ['FRO', 'Îles Féroé', 'aux îles Féroé'],
  ['IMN', 'Île de Man', 'à l’île de Man'],
])('a place takes its preposition, and “île” is not a part of its name: %s', (code, name, phrase) => {
  expect(phrasePlace(code, name)).toBe(phrase);
});
