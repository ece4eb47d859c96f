import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readBackup, writeBackup } from '../src/document/backup.ts';
import { parseLifeLink, writeLifeLink } from '../src/document/life-link.ts';
import { parseViewLink, writeViewLink } from '../src/document/view-link.ts';

const DOC = readFileSync('docs/formats.md', 'utf8');

/** An example of the page. @param name of its block */
const example = (name: string): string =>
  new RegExp(`\`\`\`\\w+ ${name}\\n([\\s\\S]*?)\`\`\``).exec(DOC)?.[1] ?? '';

/** The names of all properties in a value. */
const namesIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => [
        ...(Array.isArray(value) ? [] : [name]),
        ...namesIn(inner),
      ])
    : [];

async function readExample() {
  const read = await readBackup(new Blob([example('backup')]));
  if (!('draft' in read)) throw new Error(read.problem);
  return read.draft;
}

test('the backup in docs/formats.md is read, and written again with the same fields in the same order', async () => {
  const oneLine = (text: string) => JSON.stringify(JSON.parse(text));
  expect(oneLine(writeBackup(await readExample()))).toBe(oneLine(example('backup')));
});

test('docs/formats.md describes every field of a backup', () => {
  const fields = [...new Set(namesIn(JSON.parse(example('backup'))))];
  expect(fields).toHaveLength(30);
  expect(fields.filter((field) => !DOC.includes(`\`${field}\``))).toEqual([]);
});

test('the link in docs/formats.md is read, and written again as it is', () => {
  const fragment = example('link').replaceAll('\n', '');
  const shared = parseLifeLink(fragment);
  if (!shared || shared === 'newer') throw new Error('It is not read');
  expect(writeLifeLink(shared)).toBe(fragment);
});

test('the link to the view in docs/formats.md is read, and written again as it is', () => {
  const fragment = example('view link').replaceAll('\n', '');
  const link = parseViewLink(fragment);
  if (!link || link === 'newer') throw new Error('It is not read');
  expect(writeViewLink(link.settings, link.life)).toBe(fragment);
});

test.each(['link', 'view link'])('docs/formats.md describes every parameter of its %s', (name) => {
  const parameters = [...new Set(new URLSearchParams(example(name).replaceAll('\n', '')).keys())];
  expect(parameters.length).toBeGreaterThan(10);
  expect(parameters.filter((parameter) => !DOC.includes(`\`${parameter}\``))).toEqual([]);
});
