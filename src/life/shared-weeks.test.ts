import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chapterLists, leapYearDays } from '../../tests/fixtures/arbitraries.ts';
import { chapter } from '../../tests/fixtures/life-events.ts';
import type { Chapter } from './life-events.ts';
import { colorWeeks, findInWeek, placeChapters } from './place-events.ts';

const BORN = { year: 1990, month: 5, day: 15 };
const NOW = 36 * 52;

describe('Chapters that share weeks', () => {
  const goingOn = (name: string, from: string): Chapter => ({ ...chapter(name, from, null), goesOn: true });
  const place = (chapters: readonly Chapter[]) => placeChapters(chapters, { birthdate: BORN, now: NOW });
  const write = (spans: ReturnType<typeof colorWeeks>) =>
    spans.map(({ chapter: { name }, from, until }) => `${name} ${from}–${until}`).join(', ');

  // January 1 of a year is in week 33 of a year of life: 2010 begins in week 19 × 52 + 33 = 1,021.
  test.each<[string, readonly Chapter[], own: string, colored: string]>([
    [
      'in the year in which one ends and the other begins do not: the earlier one ends there',
      [chapter('Kyoto', '2010', '2014'), chapter('Oslo', '2014', '2016')],
      'Kyoto 1021–1229, Oslo 1229–1385',
      'Kyoto 1021–1229, Oslo 1229–1385',
    ],
    // June 1, 2014 is 17 days after the 24th birthday, June 13 29 days.
    [
      'in a month, or on a day, likewise',
      [chapter('Kyoto', '2010', '2014-06'), chapter('Oslo', '2014-06-13', '2016')],
      'Kyoto 1021–1252, Oslo 1252–1385',
      'Kyoto 1021–1252, Oslo 1252–1385',
    ],
    [
      'on the day on which one ends, likewise',
      [chapter('Kyoto', '2010', '2014-06-13'), chapter('Oslo', '2014-06-13', '2016')],
      'Kyoto 1021–1252, Oslo 1252–1385',
      'Kyoto 1021–1252, Oslo 1252–1385',
    ],
    [
      'show the one that began later, and keep their own times',
      [chapter('Kyoto', '2008', '2014'), chapter('Love', '2010', '2016')],
      'Kyoto 917–1281, Love 1021–1385',
      'Kyoto 917–1021, Love 1021–1385',
    ],
    [
      'within a longer one interrupt it',
      [chapter('City', '2000', '2020'), chapter('Job', '2010', '2014')],
      'City 501–1593, Job 1021–1281',
      'City 501–1021, Job 1021–1281, City 1281–1593',
    ],
    [
      'three deep show the last one',
      [chapter('City', '2000', '2020'), chapter('Job', '2008', '2016'), chapter('Love', '2010', '2012')],
      'City 501–1593, Job 917–1385, Love 1021–1177',
      'City 501–917, Job 917–1021, Love 1021–1177, Job 1177–1385, City 1385–1593',
    ],
    [
      'from the same beginning on show the shorter one first',
      [chapter('Job', '2010', '2012'), chapter('City', '2010', '2016')],
      'City 1021–1385, Job 1021–1177',
      'Job 1021–1177, City 1177–1385',
    ],
    [
      'from the same beginning on, without an end, show the one with an end',
      [chapter('Job', '2010', '2040'), chapter('City', '2010-01', null)],
      // The city goes on; the job has an end that is still to come.
      'City 1021–1873, Job 1021–2633',
      'Job 1021–2633',
    ],
    [
      'from beginning to end show the last one of the list',
      [chapter('Job', '2010', '2012'), chapter('City', '2010-01-01', '2012-12-31')],
      'Job 1021–1177, City 1021–1177',
      'City 1021–1177',
    ],
    [
      'that others hide show none of it',
      [chapter('Job', '2011', '2012'), chapter('City', '2010', '2014'), chapter('Love', '2011', '2013')],
      'City 1021–1281, Love 1073–1229, Job 1073–1177',
      'City 1021–1073, Job 1073–1177, Love 1177–1229, City 1229–1281',
    ],
    [
      'by ages and dates, in one list',
      [chapter('School', '6', '18'), chapter('Montreal', '2000', '2012')],
      'School 312–936, Montreal 501–1177',
      'School 312–501, Montreal 501–1177',
    ],
    [
      'end where the next one begins, without an end',
      [chapter('City', '2000', null), chapter('Job', '2010', '2014')],
      'City 501–1021, Job 1021–1281',
      'City 501–1021, Job 1021–1281',
    ],
    [
      'go on if the visitor has said so, also if a later one goes on',
      [goingOn('City', '2000'), chapter('Job', '2010', '2014'), chapter('Love', '2016', null)],
      'City 501–1873, Job 1021–1281, Love 1333–1873',
      'City 501–1021, Job 1021–1281, City 1281–1333, Love 1333–1873',
    ],
    [
      'in the future go on up to any age',
      [goingOn('Retired', '65'), chapter('Abroad', '70', '72')],
      'Retired 3380–Infinity, Abroad 3640–3744',
      'Retired 3380–3640, Abroad 3640–3744, Retired 3744–Infinity',
    ],
    [
      'by weeks of life, as in a link, are as exact as those',
      [chapter('City', 'w100', 'w199'), chapter('Job', 'w199', 'w299')],
      'City 100–200, Job 199–300',
      'City 100–199, Job 199–300',
    ],
  ])('%s', (_, chapters, own, colored) => {
    expect([write(place(chapters)), write(colorWeeks(place(chapters)))]).toEqual([own, colored]);
  });

  test('color each week by exactly one of those that cover it, whatever the list’s order', () => {
    const colorsOf = (placed: ReturnType<typeof place>) =>
      colorWeeks(placed).map(({ chapter: { name }, ...span }) => [name, span]);
    fc.assert(
      fc.property(chapterLists, (chapters) => {
        const placed = place(chapters);
        const spans = colorWeeks(placed);
        for (const { from, until } of placed) {
          for (const each of [
            from,
            Math.min(until, 5000) - 1,
            Math.floor((from + Math.min(until, 5000)) / 2),
          ]) {
            const coloring = spans.filter((span) => each >= span.from && each < span.until);
            expect(coloring.map((span) => span.chapter)).toEqual([findInWeek(placed, each)?.chapter]);
          }
        }
        for (const [index, { from }] of spans.entries())
          expect(from).toBeGreaterThanOrEqual(spans[index - 1]?.until ?? 0);
        const keys = new Set(placed.map(({ from, until }) => `${from} ${until}`));
        fc.pre(keys.size === placed.length);
        expect(colorsOf(place(chapters.toReversed()))).toEqual(colorsOf(placed));
      }),
    );
  });

  test('that do not are placed one after the other', () => {
    const bounds = fc.uniqueArray(fc.integer({ min: 1991, max: 2060 }), { minLength: 2, maxLength: 9 });
    fc.assert(
      fc.property(
        leapYearDays,
        bounds,
        fc.array(fc.nat(2), { minLength: 9, maxLength: 9 }),
        (born, years, kinds) => {
          const sorted = years.toSorted((one, other) => one - other);
          const chapters = sorted.slice(0, -1).map((year, index) => {
            const next = sorted[index + 1] ?? year;
            return chapter(`${year}`, `${year}`, [`${next}`, `${next - 1}`, null][kinds[index] ?? 0] ?? null);
          });
          const placed = placeChapters(chapters.toReversed(), { birthdate: born, now: NOW });
          expect(placed.map((each) => each.chapter)).toEqual(chapters);
          for (const [index, { until }] of placed.slice(0, -1).entries())
            expect(until).toBeLessThanOrEqual(placed[index + 1]?.from ?? 0);
          expect(colorWeeks(placed).map(({ from, until }) => [from, until])).toEqual(
            placed.map(({ from, until }) => [from, until]),
          );
        },
      ),
    );
  });
});
