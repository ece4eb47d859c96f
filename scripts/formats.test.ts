import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { decodeLink, writeLink } from '../src/document/codec.ts';
import { readLifeLink, writeLifeLink } from '../src/document/life-link.ts';
import { readBackup, writeBackup } from '../src/document/saved-form.ts';
import { readViewLink, writeViewLink } from '../src/document/view-link.ts';
import type { LifeEvents } from '../src/life/life-events.ts';

const DOC = readFileSync('docs/formats.md', 'utf8');

/** An example of the page, as JSON. @param name of its block */
const example = (name: string) =>
  JSON.parse(new RegExp(`\`\`\`json ${name}\\n([\\s\\S]*?)\`\`\``).exec(DOC)?.[1] ?? 'null');

/** The names of all properties in a value. */
const namesIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => [
        ...(Array.isArray(value) ? [] : [name]),
        ...namesIn(inner),
      ])
    : [];

/** The events of a link without the ids that they have in the page. */
const withoutIds = ({ chapters, moments }: LifeEvents) => ({
  chapters: chapters.map(({ name, from, until, color }) => ({ name, from, until, color })),
  moments: moments.map(({ text, when }) => ({ text, when })),
});

/** What was read, unless it could not be. */
function whole<T extends object>(read: T | 'newer' | null): T {
  if (!read || read === 'newer') throw new Error('It is not read');
  return read;
}

test.each<[string, (text: string) => unknown]>([
  [
    'backup',
    (text) => {
      const read = readBackup(text);
      return 'value' in read && JSON.parse(writeBackup(read.value));
    },
  ],
  [
    'link',
    (text) => {
      const { events, offsetWeeks, ...shown } = whole(readLifeLink(writeLink(JSON.parse(text))));
      const again = writeLifeLink(shown, offsetWeeks, events && withoutIds(events));
      return JSON.parse(decodeLink(again));
    },
  ],
  [
    'view link',
    (text) => {
      const { settings, life } = whole(readViewLink(writeLink(JSON.parse(text))));
      return JSON.parse(decodeLink(writeViewLink(settings, life)));
    },
  ],
])(
  'the %s in docs/formats.md is read, and written again with the same fields in the same order',
  (name, again) => {
    const text = JSON.stringify(example(name));
    expect(JSON.stringify(again(text))).toBe(text);
  },
);

test.each(['backup', 'link', 'view link'])('docs/formats.md describes every field of its %s', (name) => {
  const fields = [...new Set(namesIn(example(name)))];
  expect(fields.length).toBeGreaterThan(10);
  expect(fields.filter((field) => !DOC.includes(`\`${field}\``))).toEqual([]);
});
