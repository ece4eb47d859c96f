import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chapterLists } from '../../tests/fixtures/arbitraries.ts';
import { chapter, MANY_EVENTS, MOTHER, moment } from '../../tests/fixtures/life-events.ts';
import { addDays } from '../life/calendar-date.ts';
import { placeChapters, placeMoments } from '../life/place-events.ts';
import { weeksLived } from '../life/weeks.ts';
import { decodeLink, writeLink } from './link.ts';
import { DEFAULT_VIEW, readViewLink, type ViewLife, type ViewSettings, writeViewLink } from './view-link.ts';

const A_THURSDAY = { year: 2026, month: 11, day: 26 };
const LIFE = {
  asOf: A_THURSDAY,
  birthdate: { year: 1986, month: 6, day: 4 },
  lifeExpectancy: 82.3,
  chapters: [{ ...chapter('School_1 & co', '6', '18'), color: 'green' }, chapter('برلين', '2012', null)],
  moments: [moment('Wedding', '2019-08-20'), moment('Retirement', '67')],
  people: [MOTHER],
} as const;
const EVERYTHING: ViewSettings = { ...DEFAULT_VIEW, line: 'chapter' };

const settings = fc.record<ViewSettings>({
  shows: fc.constantFrom('life', 'year'),
  line: fc.constantFrom('weeks', 'chapter', 'next', 'nothing'),
  theme: fc.constantFrom('light', 'dark', 'clock'),
  by: fc.constantFrom('time', 'chapters'),
  moments: fc.boolean(),
  awake: fc.boolean(),
});

const read = (fragment: string) => {
  const link = readViewLink(fragment);
  if (!link || link === 'newer') throw new Error(`${fragment} is no link`);
  return link;
};

describe('A link to the view of the life on this device', () => {
  test('brings back all settings, and has no life', () => {
    fc.assert(
      fc.property(settings, (chosen) => {
        expect(readViewLink(writeViewLink(chosen, null))).toEqual({ settings: chosen, life: null });
      }),
    );
  });

  test('from before a year could be shown is for the life', () => {
    const { shows, ...before } = DEFAULT_VIEW;
    expect(read(writeLink({ settings: before, life: null })).settings).toEqual({ ...before, shows });
  });

  test('without a fragment has the usual settings', () => {
    expect(readViewLink('')).toEqual({ settings: DEFAULT_VIEW, life: null });
  });
});

describe('A link with a life', () => {
  test('has the week of birth and not the day, and no words of moments', () => {
    const link = writeViewLink(EVERYTHING, LIFE);
    const { life } = JSON.parse(decodeLink(link));
    expect(life).toMatchObject({ born: '1986-W23', lifeExpectancy: 82.3 });
    expect([life, life.chapters[0], life.moments[0]].map((part) => Object.keys(part))).toEqual([
      ['born', 'lifeExpectancy', 'chapters', 'moments'],
      ['name', 'from', 'until', 'color'],
      ['when'],
    ]);
    expect(decodeLink(link)).not.toMatch(/1986-06|Wedding|Retirement|Mother|1962/);
    expect(read(link).life?.birthdate).toEqual({ year: 1986, month: 6, day: 5 });
  });

  test('says as many weeks as the page on its day, whatever the day of birth, and one more or less later', () => {
    const monday = { year: 1986, month: 6, day: 2 };
    for (const [born, made] of Array.from(
      { length: 49 },
      (_, index) => [index % 7, Math.floor(index / 7)] as const,
    )) {
      const birthdate = addDays(monday, born);
      const asOf = addDays({ year: 2026, month: 11, day: 23 }, made);
      const life = read(writeViewLink(EVERYTHING, { ...LIFE, birthdate, asOf })).life ?? LIFE;
      expect(weeksLived(life.birthdate, asOf), `${born}, ${made}`).toBe(weeksLived(birthdate, asOf));
      const later = addDays(asOf, 3);
      expect(Math.abs(weeksLived(life.birthdate, later) - weeksLived(birthdate, later))).toBeLessThan(2);
    }
  });

  test.each([
    ['weeks', false],
    ['nothing', false],
    ['chapter', true],
  ] as const)('with the line %s, has the names of chapters: %s', (line, hasNames) => {
    const { life } = read(writeViewLink({ ...DEFAULT_VIEW, line }, LIFE));
    expect(life?.chapters.map(({ name }) => name)).toEqual(hasNames ? ['School_1 & co', 'برلين'] : ['', '']);
  });

  test('has the weeks in place of the next day, which it does not know', () => {
    expect(read(writeViewLink({ ...DEFAULT_VIEW, line: 'next' }, LIFE)).settings.line).toBe('weeks');
  });

  test('has only what the view shows', () => {
    const { life } = read(writeViewLink({ ...DEFAULT_VIEW, by: 'time', moments: false }, LIFE));
    expect(life).toMatchObject({ chapters: [], moments: [] });
  });

  test('shows chapters and moments in the same weeks of life', () => {
    const { life } = read(writeViewLink(EVERYTHING, LIFE));
    if (!life) throw new Error('There is no life');
    const now = 2090;
    const spansOf = ({ chapters, birthdate }: ViewLife) =>
      placeChapters(chapters, { birthdate, now }).map(({ chapter: { color }, ...span }) => [color, span]);
    expect(spansOf(life)).toEqual(spansOf(LIFE));
    fc.assert(
      fc.property(chapterLists, (chapters) => {
        const shared = { ...LIFE, chapters };
        const linked = read(writeViewLink(EVERYTHING, shared)).life ?? LIFE;
        expect(spansOf(linked)).toEqual(spansOf(shared));
      }),
    );
    const weeksOf = ({ moments, birthdate }: ViewLife) =>
      placeMoments(moments, birthdate).map(({ week }) => week);
    expect(weeksOf(life)).toEqual(weeksOf(LIFE));
  });

  test('fits with as many events as a life can have', () => {
    const long = 'ﷺ'.repeat(80);
    const life = {
      ...LIFE,
      chapters: MANY_EVENTS.chapters.map((each) => ({ ...each, name: long })),
      moments: MANY_EVENTS.moments.map((each) => ({ ...each, text: long })),
    };
    const { chapters, moments } = read(writeViewLink(EVERYTHING, life)).life ?? LIFE;
    expect([chapters.length, moments.length, chapters[7]?.name]).toEqual([8, 50, long]);
  });

  test('has its names cleaned of what could change the sentence around them', () => {
    const link = forge({ chapters: [{ ...CHAPTER, name: ' \u202eBerlin\u0000 ' }] });
    expect(read(link).life?.chapters[0]?.name).toBe('Berlin');
  });
});

const CHAPTER = { name: '', from: 'w1', until: null, color: '#4E84F0' };

/** A link in which something was changed by hand. */
const forge = (life: object, chosen: object = {}) =>
  writeLink({
    settings: { ...DEFAULT_VIEW, ...chosen },
    life: { born: '1986-W23', lifeExpectancy: 80, chapters: [], moments: [], ...life },
  });

test.each<[string, string]>([
  ['a day in place of the week', forge({ born: '1986-06-04' })],
  ['a week that does not exist', forge({ born: '1986-W54' })],
  ['no life expectancy', forge({ lifeExpectancy: undefined })],
  ['a life expectancy over 150', forge({ lifeExpectancy: 150.1 })],
  ['a chapter with a date', forge({ chapters: [{ ...CHAPTER, from: '2012' }] })],
  ['a chapter with a name that is too long', forge({ chapters: [{ ...CHAPTER, name: 'a'.repeat(81) }] })],
  ['a moment before birth', forge({ moments: [{ when: 'w-1' }] })],
  ['another day of the week of birth', forge({ standIn: 'friday' })],
  ['another line', forge({}, { line: 'url(x)' })],
  ['the words of a switch', forge({}, { awake: 'on' })],
])('A fragment with %s is no link to the view', (_, fragment) => {
  expect(readViewLink(fragment)).toBeNull();
});
