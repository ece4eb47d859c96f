import { describe, expect, test } from 'vitest';
import { classifyInTable, classifyPeople } from './classify-people.ts';
import { expectedAge, peopleWithAge } from './en/grammar.ts';
import { formatFor } from './format.ts';

const format = formatFor('en');

describe('People of one age are named', () => {
  test.each([
    [36, 'everyone', 'people aged 36'],
    [36, 'women', 'women aged 36'],
    [17.9, 'men', 'boys aged 17.9'],
    [0, 'everyone', 'newborns'],
    [0, 'women', 'newborn girls'],
    [0, 'men', 'newborn boys'],
  ] as const)('at %d, %s: %s', (age, population, name) => {
    expect(peopleWithAge(format, { people: classifyPeople({ population, age }) })).toBe(name);
  });
});

describe('What a life table says of people of one age', () => {
  test.each([
    [36, 'everyone', 84.738, 'people in Japan who are already 36 live to 84.7 on average'],
    [84, 'women', 92.9, 'women in Japan who are already 84 live to 92.9 on average'],
    [9, 'women', 87.5, 'girls in Japan who are already 9 live to 87.5 on average'],
    [9, 'men', 81.5, 'boys in Japan who are already 9 live to 81.5 on average'],
    [0, 'everyone', 84.04, 'newborns in Japan live to 84.0 on average'],
    [100, 'everyone', 102.2, 'people in Japan who are already 100 live to 102.2 on average'],
    [104, 'men', 101.94, 'men in Japan who are already 100 live to 101.9 on average'],
  ] as const)('at %d, %s', (age, population, expected, words) => {
    const people = classifyInTable({ population, age });
    expect(expectedAge(format, { people, place: 'Japan', expected })).toBe(words);
  });
});
