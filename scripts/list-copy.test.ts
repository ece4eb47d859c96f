import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { isSyntaxNode, readText } from './copy-text.ts';
import { listCopy } from './list-copy.ts';

const copy = listCopy();
const find = (text: string) => copy.find((entry) => entry.text === text);

describe('The list of the page’s sentences', () => {
  test.each([
    ['a text of the form', 'src/messages/en/messages.ts', 'form.title', 'Tell Us About Yourself'],
    ['a text with a figure', 'src/messages/en/messages.ts', 'form.activityName', 'Activity {position} name'],
    [
      'a text of two lines',
      'src/messages/en/health-messages.ts',
      '',
      /^This is not medical advice\..*because of them\.$/,
    ],
    [
      'an item of a list',
      'src/messages/en/health-messages.ts',
      'Highly Active.recommendations',
      'Plan your rest days.',
    ],
    [
      'a form of a plural',
      'src/messages/en/comparison-messages.ts',
      'sleep.days.other',
      'You sleep through # full days a year.',
    ],
    [
      'a message of a toast',
      'src/messages/en/toasts.ts',
      'countriesFailed.title',
      'Error fetching countries',
    ],
    ['a single word', 'src/messages/en/week-messages.ts', 'ahead', 'Ahead'],
    ['the page’s title', 'src/messages/en/head-messages.ts', 'title', /^Lifetime Visualizer: /],
    [
      'the description of the installed page',
      'src/messages/en/head-messages.ts',
      'appDescription',
      /years lived/,
    ],
    ['a quote', 'public/quotes.json', 'text', /We do not have a very short time assigned to us/],
  ])('has %s, with its place', (_, file, key, text) => {
    const entries = copy.filter((entry) => entry.place.startsWith(file) && entry.key === key);
    expect(entries.map((entry) => entry.text)).toContainEqual(
      typeof text === 'string' ? text : expect.stringMatching(text),
    );
  });

  test('has the line of each text', () => {
    expect(find('Plan your rest days.')?.place).toMatch(/^src\/messages\/en\/health-messages\.ts:\d+$/);
  });

  test('has no codes, addresses or icons', () => {
    for (const { text } of copy)
      expect(text).not.toMatch(/^https?:|\.ts$|^(?:dumbbell|flower-2|timeUse2025)$/);
  });

  test('no component has a sentence of its own: all stand in src/messages', () => {
    expect(copy.filter(({ place }) => place.includes('.tsx'))).toEqual([]);
  });
});

test.each([
  ["'years'", 'years'],
  ['`${format.number(life.age)} years`', '{age} years'],
  ["'one ' + `of ${many}`", 'one of {many}'],
  ["`${moved ? `by ${age}` : 'so far'}`", '[by {age}|so far]'],
])('%s is the text “%s”', (code, text) => {
  const { program } = parseSync('text.ts', code);
  const [statement]: unknown[] = program.body;
  const expression = isSyntaxNode(statement) ? statement['expression'] : undefined;
  expect(isSyntaxNode(expression) && readText(expression)).toBe(text);
});

test('a call is no text', () => {
  const [statement]: unknown[] = parseSync('text.ts', 'describe(age)').program.body;
  const expression = isSyntaxNode(statement) ? statement['expression'] : undefined;
  expect(isSyntaxNode(expression) && readText(expression)).toBeUndefined();
});
