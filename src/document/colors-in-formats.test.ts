import { expect, test } from 'vitest';
import { SEEN_ON } from '../../tests/fixtures/lives.ts';
import { SHARED, shownOf, WOMEN } from '../../tests/fixtures/shared-life.ts';
import { readLifeLink, writeLifeLink } from './life-link.ts';
import { decodeLink, writeLink } from './link.ts';
import { readBackup, readForm, writeBackup, writeForm } from './saved-form.ts';
import { readViewLink, writeViewLink } from './view-link.ts';

const LINKED_CHAPTER = { name: 'Berlin', from: 'w1200', until: null };
const SAVED = writeForm({
  birthdate: '1990-05-15',
  country: null,
  manual: true,
  lifeExpectancy: '84',
  basis: 'birth',
  population: 'everyone',
  activities: [],
  events: null,
});

/** A saved form with a color for an activity and for a chapter. */
function saveWith(color: string): string {
  const saved = JSON.parse(SAVED);
  const activity = { id: 'a', name: 'Choir', known: null, hours: '1', color, schedule: null };
  const chapter = { id: 'c', name: 'Berlin', from: '2012', until: null, color };
  const events = { chapters: [chapter], moments: [], people: [] };
  return JSON.stringify({ ...saved, document: { ...saved.document, activities: [activity], events } });
}

const backUpWith = (color: string) =>
  `${JSON.stringify({ version: 1, product: 'Lifetime Visualizer', ...JSON.parse(saveWith(color)) }, null, 2)}\n`;

function linkWith(color: string): string {
  const { language, ...life } = JSON.parse(decodeLink(writeLifeLink(SHARED, { ...WOMEN, offsetWeeks: 0 })));
  const activity = { name: 'Choir', known: null, hours: '1', color, schedule: null };
  const events = { chapters: [{ ...LINKED_CHAPTER, color }], moments: [] };
  return writeLink({ language, ...life, activities: [activity], events });
}

const viewWith = (color: string) =>
  writeLink({
    settings: { shows: 'life', line: 'chapter', theme: 'clock', by: 'chapters', moments: true, awake: false },
    life: { born: '1990-W20', lifeExpectancy: 84, chapters: [{ ...LINKED_CHAPTER, color }], moments: [] },
  });

/** What was read, unless it could not be. */
function whole<T extends object>(read: T | 'newer' | null): T {
  if (!read || read === 'newer') throw new Error('It is not read');
  return read;
}

/** A format's text with a color, and the text as it is written again after it was read. */
const FORMATS: readonly (readonly [
  name: string,
  writeWith: (color: string) => string,
  again: (text: string) => string,
])[] = [
  [
    'saved form',
    saveWith,
    (text) => {
      const read = readForm(text);
      return 'value' in read ? writeForm(read.value) : read.problem;
    },
  ],
  [
    'backup',
    backUpWith,
    (text) => {
      const read = readBackup(text);
      return 'value' in read ? writeBackup(read.value) : read.problem;
    },
  ],
  [
    'link to results',
    linkWith,
    (text) => {
      const life = whole(readLifeLink(text));
      const { chapters = [] } = life.events ?? {};
      const events = {
        chapters: chapters.map(({ name, from, until, color }) => ({ name, from, until, color })),
        moments: [],
      };
      const { choice, offsetWeeks } = life;
      return writeLifeLink(shownOf(life), { population: choice.population, offsetWeeks, events });
    },
  ],
  [
    'link to the view',
    viewWith,
    (text) => {
      const { settings, life } = whole(readViewLink(text));
      return writeViewLink(settings, life && { ...life, asOf: SEEN_ON });
    },
  ],
];

const COLORS = '#4E84F0 #59D4A6 #CF9FFA #D6293B #F7893B #69B1B5 #FFB2E2 #BDDE5F #B58567 #7E8B9E'.split(' ');

test.each(FORMATS)(
  'A %s with one of the page’s colors is written again as the same text',
  (_, writeWith, again) => {
    for (const color of COLORS) {
      const text = writeWith(color);
      expect(decodeLink(text) || text).toContain(`"${color}"`);
      expect(again(text)).toBe(text);
      expect(again(writeWith(color.toLowerCase()))).toBe(text);
    }
  },
);

test.each(FORMATS)(
  'A %s with another color is written again with the nearest of the page’s',
  (_, writeWith, again) => {
    expect(again(writeWith('#FF0000'))).toBe(writeWith('#D6293B'));
    expect(again(writeWith('#006400'))).toBe(writeWith('#59D4A6'));
  },
);
