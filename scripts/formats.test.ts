import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readLifeLink, writeLifeLink } from '../src/document/life-link.ts';
import { decodeLink, writeLink } from '../src/document/link.ts';
import { readBackup, writeBackup } from '../src/document/saved-form.ts';
import { readViewLink, writeViewLink } from '../src/document/view-link.ts';
import type { LifeEvents } from '../src/life/life-events.ts';
import { SEEN_ON } from '../tests/fixtures/lives.ts';
import { shownOf } from '../tests/fixtures/shared-life.ts';

const DOC = readFileSync('docs/formats.md', 'utf8');

/** An example of the page, as JSON. @param name of its block */
const example = (name: string) =>
  JSON.parse(new RegExp(`\`\`\`json ${name}\\n([\\s\\S]*?)\`\`\``).exec(DOC)?.[1] ?? 'null');

/** The events of a link without the ids that they have in the page. */
const withoutIds = ({ chapters, moments }: LifeEvents) => ({
  chapters: chapters.map(({ name, from, until, goesOn, color }) => ({
    name,
    from,
    until,
    ...(goesOn && { goesOn }),
    color,
  })),
  moments: moments.map(({ text, when }) => ({ text, when })),
});

/** What was read, unless it could not be. */
function whole<T extends object>(read: T | 'newer' | null): T {
  if (!read || read === 'newer') throw new Error('It is not read');
  return read;
}

/** How what is in the page's formats is read, and then written again. */
const FORMATS: Readonly<Record<string, (text: string) => string>> = {
  backup: (text) => {
    const read = readBackup(text);
    return 'value' in read ? writeBackup(read.value) : '';
  },
  link: (text) => {
    const life = whole(readLifeLink(writeLink(JSON.parse(text))));
    const { choice, events, offsetWeeks } = life;
    const linked = { population: choice.population, offsetWeeks, events: events && withoutIds(events) };
    return decodeLink(writeLifeLink(shownOf(life), linked)) ?? '';
  },
  'view link': (text) => {
    const { settings, life } = whole(readViewLink(writeLink(JSON.parse(text))));
    return decodeLink(writeViewLink(settings, life && { ...life, asOf: SEEN_ON })) ?? '';
  },
};

describe.each(Object.entries(FORMATS))('The %s in docs/formats.md', (name, again) => {
  test('is read, and written again with the same fields in the same order', () => {
    const text = JSON.stringify(example(name));
    expect(JSON.stringify(JSON.parse(again(text)))).toBe(text);
  });

  test('has no field that is not described', () => {
    const names = JSON.stringify(example(name)).matchAll(/"(\w+)":/g);
    const fields = [...new Set(Array.from(names, ([, field]) => field))];
    expect(fields.length).toBeGreaterThan(10);
    expect(fields.filter((field) => !DOC.includes(`\`${field}\``))).toEqual([]);
  });
});
