import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ACTIVITY_COLORS } from '../life/colors.ts';
import { placeChapters, placeMoments } from '../life/place-events.ts';
import { hashText } from '../words/hash-text.ts';
import { DEFAULT_VIEW, parseViewLink, type ViewLife, type ViewSettings, writeViewLink } from './view-link.ts';

const LIFE: ViewLife = {
  birthdate: { year: 1986, month: 6, day: 4 },
  lifeExpectancy: 82.3,
  chapters: [
    {
      id: 'a',
      name: 'School_1 & co',
      from: { unit: 'age', age: 6 },
      until: { unit: 'age', age: 18 },
      color: '#59D4A6',
    },
    { id: 'b', name: 'برلين', from: { unit: 'year', year: 2012 }, until: null, color: '#4E84F0' },
  ],
  moments: [
    { id: 'c', text: 'Wedding', when: { unit: 'day', date: { year: 2019, month: 8, day: 20 } } },
    { id: 'd', text: 'Retirement', when: { unit: 'age', age: 67 } },
  ],
};
const EVERYTHING: ViewSettings = { ...DEFAULT_VIEW, line: 'chapter' };

const settings = fc.record<ViewSettings>({
  line: fc.constantFrom('weeks', 'chapter', 'nothing'),
  theme: fc.constantFrom('light', 'dark', 'clock'),
  by: fc.constantFrom('time', 'chapters'),
  moments: fc.boolean(),
  awake: fc.boolean(),
});

/** A link with a correct check, whatever it holds. */
function sign(parameters: Readonly<Record<string, string>>): string {
  const all = new URLSearchParams({
    v: '1',
    line: 'weeks',
    theme: 'clock',
    by: 'time',
    moments: 'on',
    awake: 'off',
    ...parameters,
  });
  all.append('check', hashText(String(all)).toString(36));
  return String(all);
}

const read = (fragment: string) => {
  const link = parseViewLink(fragment);
  if (!link || link === 'newer') throw new Error(`${fragment} is no link`);
  return link;
};

describe('A link to the view of the life on this device', () => {
  test('has the settings as they can be read by anyone, and no life', () => {
    expect(writeViewLink(DEFAULT_VIEW, null)).toMatch(
      /^v=1&line=weeks&theme=clock&by=chapters&moments=on&awake=off&check=[\da-z]+$/,
    );
  });

  test('brings back all settings', () => {
    fc.assert(
      fc.property(settings, (chosen) => {
        expect(parseViewLink(writeViewLink(chosen, null))).toEqual({ settings: chosen, life: null });
      }),
    );
  });

  test('without a fragment has the usual settings', () => {
    expect(parseViewLink('')).toEqual({ settings: DEFAULT_VIEW, life: null });
  });
});

describe('A link of one’s own', () => {
  test('has the week of birth and not the day, and no words of moments', () => {
    const link = writeViewLink(EVERYTHING, LIFE);
    expect(link).toContain('born=1986-W23&years=82.3');
    expect(link).not.toMatch(/1986-06|Wedding|Retirement/);
    expect(read(link).life?.birthdate).toEqual({ year: 1986, month: 6, day: 5 });
  });

  test.each([
    ['weeks', false],
    ['nothing', false],
    ['chapter', true],
  ] as const)('with the line %s, has the names of chapters: %s', (line, hasNames) => {
    const { life } = read(writeViewLink({ ...DEFAULT_VIEW, line }, LIFE));
    expect(life?.chapters.map(({ name }) => name)).toEqual(hasNames ? ['School_1 & co', 'برلين'] : ['', '']);
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
      placeChapters(chapters, { birthdate, now }).map(({ from, until, goesOn, chapter }) => ({
        from,
        until,
        goesOn,
        color: chapter.color,
      }));
    expect(spansOf(life)).toEqual(spansOf(LIFE));
    const weeksOf = ({ moments, birthdate }: ViewLife) =>
      placeMoments(moments, birthdate).map(({ week }) => week);
    expect(weeksOf(life)).toEqual(weeksOf(LIFE));
  });

  test('fits with as many events as a life can have', () => {
    const long = 'ﷺ'.repeat(80);
    const life: ViewLife = {
      ...LIFE,
      chapters: ACTIVITY_COLORS.slice(0, 8).map((color, index) => ({
        id: String(index),
        name: long,
        from: { unit: 'age', age: index },
        until: null,
        color,
      })),
      moments: Array.from({ length: 50 }, (_, index) => ({
        id: String(index),
        text: long,
        when: { unit: 'age', age: 100 + index },
      })),
    };
    const { chapters, moments } = read(writeViewLink(EVERYTHING, life)).life ?? LIFE;
    expect([chapters.length, moments.length, chapters[7]?.name]).toEqual([8, 50, long]);
  });
});

describe('A fragment that is no link to the view', () => {
  const whole = writeViewLink(EVERYTHING, LIFE);

  test('is one that was cut short anywhere', () => {
    for (let length = 1; length < whole.length; length += 1) {
      expect(parseViewLink(whole.slice(0, length)), whole.slice(0, length)).toBeNull();
    }
  });

  test('is one in which anything was changed', () => {
    expect(parseViewLink(whole.replace('years=82.3', 'years=92.3'))).toBeNull();
    expect(parseViewLink(`${whole}&more=1`)).toBeNull();
  });

  test.each<[string, Record<string, string>]>([
    ['a day in place of the week', { born: '1986-06-04', years: '80' }],
    ['a week that does not exist', { born: '1986-W54', years: '80' }],
    ['no life expectancy', { born: '1986-W23' }],
    ['a life expectancy over 150', { born: '1986-W23', years: '150.1' }],
    ['a life expectancy that is no number', { born: '1986-W23', years: '1e2' }],
    ['a chapter that ends before it begins', { born: '1986-W23', years: '80', chapter: '20_10_0_' }],
    ['a chapter after age 150', { born: '1986-W23', years: '80', chapter: '7801__0_' }],
    ['a chapter with a color of its own', { born: '1986-W23', years: '80', chapter: '1__10_' }],
    [
      'a chapter with a name that is too long',
      { born: '1986-W23', years: '80', chapter: `1__0_${'a'.repeat(81)}` },
    ],
    ['a moment before birth', { born: '1986-W23', years: '80', moment: '-1' }],
    ['another line', { line: 'url(x)' }],
    ['another theme', { theme: 'red' }],
  ])('is one with %s', (_, parameters) => {
    expect(parseViewLink(sign(parameters))).toBeNull();
  });

  test('is any other text', () => {
    for (const text of ['v=1', 'v=0', '%', '__proto__=1', 'today', 'a'.repeat(9000)])
      expect(parseViewLink(text)).toBeNull();
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (text) => {
        expect(parseViewLink(text)).toBeNull();
      }),
    );
  });

  test('may be one of a newer version, which is reported as such', () => {
    expect(parseViewLink('v=2&line=dots')).toBe('newer');
  });

  test('names are cleaned of what could change the sentence around them', () => {
    const { life } = read(sign({ born: '1986-W23', years: '80', chapter: '1__0_ \u202eBerlin\u0000 ' }));
    expect(life?.chapters[0]?.name).toBe('Berlin');
  });
});
