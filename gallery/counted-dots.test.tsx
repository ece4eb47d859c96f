import { expect, test } from 'vitest';
import { WeeksAndEvents } from '../src/app/results/weeks-and-events.tsx';
import { isPartOfDay } from '../src/life/life-projection.ts';
import { ChartRoomContext } from '../src/platform/use-chart-room.ts';
import { activityPaint } from '../src/ui/charts/paint.ts';
import { OpenContext } from '../src/ui/open-context.ts';
import { MOTHER, SOME_EVENTS } from '../tests/fixtures/life-events.ts';
import { LIVES } from '../tests/fixtures/lives.ts';
import { shownJapan } from '../tests/fixtures/places.ts';
import { countDots } from '../tests/fixtures/weeks.ts';
import { renderInNode } from '../tests/support/render-in-node.ts';
import { InResults } from './in-results.tsx';
import { rowsOf, textsOf } from './read-figures.ts';

const NAMES = ['everyday', 'moved', 'end', 'five', 'newborn'] as const;
type Name = (typeof NAMES)[number];
const BY_MOTHER = `people ${MOTHER.id}`;
const COLORINGS = ['time', 'chapters', 'activities', BY_MOTHER];

const render = (name: Name, by: string) =>
  renderInNode(
    <OpenContext value={true}>
      <ChartRoomContext value={{ width: 360, height: 600, scale: 1 }}>
        <InResults
          sample={LIVES[name]}
          by={by}
          model={{ events: { ...SOME_EVENTS, people: [MOTHER] }, shownCountry: shownJapan() }}
        >
          <WeeksAndEvents />
        </InResults>
      </ChartRoomContext>
    </OpenContext>,
  );

interface Dots {
  readonly tone: string;
  readonly paint: string;
  readonly count: number;
}

/** The dots of the weeks, by tone and paint, without those of the ground that make rings of them. */
function readDots(markup: string): readonly Dots[] {
  const [weeks = ''] =
    /<svg class="chart[^>]*>(?:(?!<\/svg>).)*stroke-dasharray.*?<\/svg>/.exec(markup) ?? [];
  let [tone, paint, pitch] = ['', '', 1];
  return Array.from(weeks.matchAll(/<g (stroke="[^>]*)>|<path d="([^"]*)"></g))
    .flatMap(([, group, path]) => {
      if (group) {
        const read = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(group)?.[1] ?? '';
        [tone, paint, pitch] = [
          read('data-tone'),
          read('stroke'),
          Number(read('stroke-dasharray').replace('0 ', '')),
        ];
      }
      return path ? [{ tone, paint, count: sumOf(countDots(path, pitch)) }] : [];
    })
    .filter((dots) => dots.paint !== 'var(--ground)');
}

const sumOf = (figures: readonly number[]) => figures.reduce((sum, figure) => sum + figure, 0);
const countIn = (dots: readonly Dots[], of: (each: Dots) => boolean) =>
  sumOf(dots.filter(of).map(({ count }) => count));
const toNumber = (figure: string | undefined) => Number(figure?.replaceAll(',', ''));

/** The figures that the page prints, as of today. */
function readPrinted(markup: string) {
  const text = textsOf(markup);
  const printed = (name: string) => toNumber(new RegExp(`${name}\\n([\\d,]+)`).exec(text)?.[1]);
  const rows = rowsOf(markup, 'Life in Weeks').map(([name = '', ...cells]) => ({
    name,
    weeks: cells.map(toNumber),
  }));
  return { text, rows, age: printed('Years Lived'), weeksLeft: printed('Weeks Left') };
}

const withTone = (tone: string) => (dots: Dots) => dots.tone === tone;

test.each(NAMES.flatMap((name) => COLORINGS.map((by) => [name, by] as const)))(
  'There are as many dots as weeks are said to be lived and left: %s, by %s',
  (name, by) => {
    const markup = render(name, by);
    const dots = readDots(markup);
    const { rows, age, weeksLeft } = readPrinted(markup);
    // Weeks Left is counted from the last birthday.
    expect(countIn(dots, () => true)).toBe(52 * age + weeksLeft);
    const lived = countIn(dots, withTone('lived'));
    expect(Math.floor(lived / 52)).toBe(age);
    // A year of dots is 1.25 days shorter than one of the calendar.
    const uncounted = (rows[0]?.weeks[0] ?? Number.NaN) - lived;
    expect(uncounted).toBeGreaterThanOrEqual(0);
    expect(uncounted).toBeLessThanOrEqual((1.25 * age) / 7 + 1);
  },
);

test.each(['moved', 'five'] as const)(
  'After the slider, there are as many dots as weeks ahead: %s',
  (name) => {
    for (const by of ['time', 'chapters', 'activities']) {
      const markup = render(name, by);
      expect(countIn(readDots(markup), withTone('ahead')), by).toBe(
        readPrinted(markup).rows[0]?.weeks.at(-1),
      );
    }
  },
);

test.each(NAMES)('Each activity has its share of the dots, to a dot of a year: %s', (name) => {
  const markup = render(name, 'activities');
  const dots = readDots(markup);
  const [all, ...rows] = readPrinted(markup).rows;
  const activities = LIVES[name].projection.activities.filter(isPartOfDay);
  expect(rows).toHaveLength(activities.length);
  for (const [index, { name: activity, weeks }] of rows.entries()) {
    const paint = activityPaint(activities[index]?.color ?? null);
    const share = countIn(dots, (each) => each.paint === paint) / countIn(dots, () => true);
    expect(Math.abs(share - sumOf(weeks) / sumOf(all?.weeks ?? [])), activity).toBeLessThan(1 / 52);
  }
});

test.each(NAMES)('Each chapter has the dots of the ages that are said of it: %s', (name) => {
  const markup = render(name, 'chapters');
  const dots = readDots(markup);
  const said = Array.from(readPrinted(markup).text.matchAll(/(School|Berlin), ages (\d+) to (\d+)/g));
  expect(new Set(said.map(([, chapter]) => chapter))).toEqual(new Set(['School', 'Berlin']));
  for (const [, chapter, from, to] of said) {
    const color = SOME_EVENTS.chapters.find((each) => each.name === chapter)?.color ?? null;
    const count = countIn(dots, (each) => each.paint === activityPaint(color));
    expect(count, chapter).toBe(52 * (toNumber(to) - toNumber(from)));
  }
});

test.each(['everyday', 'moved', 'end', 'five'] as const)(
  'There is a dot for every seven days so far with a person: %s',
  (name) => {
    const markup = render(name, BY_MOTHER);
    const { rows, age } = readPrinted(markup);
    const days = rows.find(({ name: row }) => row.startsWith('Days with'))?.weeks[0] ?? Number.NaN;
    const dots = countIn(
      readDots(markup),
      ({ tone, paint }) => tone === 'lived' && paint === 'var(--person)',
    );
    const uncounted = days - 7 * dots;
    expect(uncounted).toBeGreaterThanOrEqual(-3.5);
    expect(uncounted).toBeLessThanOrEqual(1.25 * age + 3.5);
  },
);
