import { expect, test } from 'vitest';
import populations from '../data/populations.json' with { type: 'json' };
import {
  chooseLife,
  enteredExpectancy,
  expectancyAtBirth,
  type SubmittedLife,
} from '../src/document/submitted-life.ts';
import type { Activity } from '../src/life/activity.ts';
import { COLOR_NAMES } from '../src/life/colors.ts';
import { exactAgeInWeek } from '../src/life/exact-age.ts';
import { NO_LIFE_EVENTS } from '../src/life/life-events.ts';
import { ChartRoomContext } from '../src/platform/use-chart-room.ts';
import { OpenContext } from '../src/ui/open-context.ts';
import { describeView } from '../src/view/describe-view.ts';
import { day } from '../tests/fixtures/arbitraries.ts';
import { MOTHER, SOME_EVENTS } from '../tests/fixtures/life-events.ts';
import { lifeTableOf } from '../tests/fixtures/life-tables.ts';
import { FORMAT, SEEN_ON, sampleLife } from '../tests/fixtures/lives.ts';
import { shownJapan } from '../tests/fixtures/places.ts';
import { renderInNode } from '../tests/support/render-in-node.ts';
import { WholeResults } from './lives-of-others.tsx';
import { listPlaces, readFigures, rowsOf, textsOf } from './read-figures.ts';

/** From a day old to 126, on awkward days: today is a birthday of the one born on a leap day, and tomorrow another one's. */
const BIRTHDAYS =
  '2026-02-28 2025-04-10 2021-03-01 2009-03-02 1988-02-29 1984-02-29 1967-12-31 1946-01-01 1943-02-02 1942-02-28 1932-05-05 1923-05-10 1899-07-07'
    .split(' ')
    .map(day);
/** At birth in a country with a high and in one with a low life expectancy, of its life tables, or by hand. */
const EXPECTANCIES = [
  { code: 'JPN', basis: 'birth', years: 84.04 },
  { code: 'JPN', basis: 'period', years: 84.04 },
  { code: 'LSO', basis: 'cohort', years: 57.8 },
  { code: null, basis: 'birth', years: 80.8 },
  { code: null, basis: 'birth', years: 69.6 },
] as const;
const HOURS = [
  [8, 8, 8],
  [7.5, 6.5, 1, 0.5, 2],
  [5.5, 3.3, 0.75],
  [7, 9, 0.3, 1.5, 2],
  [1, 1, 1, 1, 1],
  [23.995, 0],
  [0.1],
] as const;
const SCHEDULES: readonly Activity['schedule'][] = [
  undefined,
  { days: 5, from: 22, until: 65 },
  { days: 3, from: 6, until: 18 },
];
const OFFSETS = [0, 52, 15 * 52, Number.POSITIVE_INFINITY];
const COLORINGS = ['time', 'chapters', 'activities', `people ${MOTHER.id}`];
const NAMES = ['Ash', 'Birch', 'Cedar', 'Dill', 'Elm'];

/** Of charts, in pixels. */
const WIDTH = 704;

type Expectancy = (typeof EXPECTANCIES)[number];

/** Each fourth life has days and ages of its activities. */
const listActivities = (turn: number): Activity[] =>
  (HOURS[turn % HOURS.length] ?? []).map((hours, index) => {
    const schedule = turn % 4 === 3 && hours < 20 ? SCHEDULES[index] : undefined;
    const [name = '', color = 'blue'] = [NAMES[index], COLOR_NAMES[index]];
    return { id: name, name, hours, color, ...(schedule && { schedule }) };
  });

const tablesOf = (code: 'JPN' | 'LSO') => ({
  ...shownJapan({ country: { code, name: code }, countryPhrase: code }),
  facts: {
    code,
    lifeTables: {
      year: 2024,
      source: 'UN',
      tables: {
        everyone: lifeTableOf(`${code}, everyone`),
        women: lifeTableOf(`${code}, women`),
        men: lifeTableOf(`${code}, men`),
      },
    },
    population: { source: 'UN', year: 2025, ...populations.populations[code] },
  },
});

function readLife(birthdate: (typeof BIRTHDAYS)[number], { code, basis, years }: Expectancy, turn: number) {
  const activities = listActivities(turn);
  const shownCountry = code && tablesOf(code);
  const figure = { lifeExpectancy: years, year: 2024, source: 'World Bank' };
  const change: Partial<SubmittedLife> = code
    ? { country: { code, name: code }, atBirth: expectancyAtBirth({ ...figure, code }) }
    : { country: null, atBirth: enteredExpectancy(years) };
  const plain = sampleLife({ birthdate, lifeExpectancy: years, activities });
  const lifeTables = shownCountry ? shownCountry.facts.lifeTables : null;
  const choice = { basis, population: 'everyone', today: SEEN_ON, lifeTables } as const;
  const { life } = chooseLife({ ...plain.submitted, ...change }, choice).shown;
  const sample = sampleLife(
    { birthdate, lifeExpectancy: life.lifeExpectancy, activities },
    OFFSETS[turn % OFFSETS.length],
  );
  const { age, weeksLived, presentWeek } = life;
  const isLinked = basis === 'birth' && turn % 6 === 5;
  const linked = { kind: 'linked', age, weeksLived, presentWeek, table: null } as const;
  const view = describeView(
    {
      life: { ...NO_LIFE_EVENTS, birthdate, lifeExpectancy: life.lifeExpectancy },
      settings: { shows: 'life', line: 'weeks', theme: 'dark', by: 'time', moments: false, awake: false },
      format: FORMAT,
    },
    SEEN_ON,
  );
  const markup = renderInNode(
    <OpenContext value={true}>
      <ChartRoomContext value={{ width: WIDTH, height: 440, scale: 1 }}>
        <WholeResults
          sample={sample}
          basis={basis}
          by={COLORINGS[turn % COLORINGS.length] ?? ''}
          change={{ ...change, ...(isLinked && { time: linked }) }}
          model={{ events: { ...SOME_EVENTS, people: isLinked ? [] : [MOTHER] }, shownCountry }}
        />
        <p>{view.description}</p>
        <p>{view.line}</p>
      </ChartRoomContext>
    </OpenContext>,
  );
  const offset = sample.projection.offsetWeeks;
  return {
    name: `${JSON.stringify(birthdate)} ${code} ${basis} ${years}, turn ${turn}`,
    life,
    markup,
    offset,
  };
}

const LIVES = BIRTHDAYS.flatMap((birthdate, row) =>
  EXPECTANCIES.map((expectancy, column) =>
    readLife(birthdate, expectancy, row * EXPECTANCIES.length + column),
  ),
);

const toNumber = (figure: string) => Number(figure.replaceAll(/[,%]/g, ''));
const sumOf = (figures: readonly number[]) => figures.reduce((sum, figure) => sum + figure, 0);

test('On no page, picture or view do two figures for one thing differ', () => {
  const seen = new Set<string>();
  const differing = LIVES.flatMap(({ name, markup, offset }) => {
    expect(textsOf(markup), name).not.toMatch(/NaN|Infinity|undefined|null/);
    const figures = new Map<string, Map<string, string>>();
    for (const { thing, figure, by } of readFigures(markup, offset > 0)) {
      seen.add(by);
      const found = figures.get(thing) ?? new Map<string, string>();
      figures.set(thing, found.set(figure, by));
    }
    return Array.from(figures).flatMap(([thing, found]) =>
      found.size > 1 ? [`${name}: ${thing}: ${JSON.stringify(Object.fromEntries(found))}`] : [],
    );
  });
  expect(differing).toEqual([]);
  // Each place is on some page: a pattern that fits none would compare nothing.
  expect(listPlaces().filter((place) => !seen.has(place))).toEqual([]);
});

test('Shares that belong together are 100.0 percent, and the weeks of the activities all weeks', () => {
  for (const { name, markup } of LIVES) {
    const shares = (caption: string) => rowsOf(markup, caption).map((cells) => cells.at(-1) ?? '');
    const ofActivities = shares('Life Spent On Activities').map(toNumber);
    expect(sumOf(ofActivities).toFixed(1), name).toBe('100.0');
    const ofPeople = shares('Place in the population');
    expect(ofPeople, name).not.toContain('0.0%');
    const written = ofPeople.filter((share) => share !== 'fewer than 0.1%').map(toNumber);
    expect(sumOf(written).toFixed(1), name).toBe(ofPeople.length > 0 ? '100.0' : '0.0');
    const [all = [], ...rows] = rowsOf(markup, 'Life in Weeks').filter(
      ([row]) => !row?.startsWith('Days with'),
    );
    all.slice(1).forEach((weeks, index) => {
      const together = sumOf(rows.map((cells) => toNumber(cells[index + 1] ?? '')));
      expect(together, `${name}, column ${index}`).toBe(toNumber(weeks));
    });
  }
});

test('Each bar is as long as the years beside it', () => {
  for (const { name, markup } of LIVES) {
    const years = rowsOf(markup, 'Future Projections').map((row) => row.slice(1).map(toNumber));
    const pixels = WIDTH / Math.max(...years.map(sumOf));
    const bars = markup.split('class="future-bars-row"').slice(1, years.length + 1);
    years.forEach(([byThen = 0, ahead = 0], index) => {
      const parts = Array.from(
        (bars[index]?.split('</svg>')[0] ?? '').matchAll(/data-tone="(\w+)" x="[\d.]+" width="([\d.]+)"/g),
      );
      const lengthOf = (isAhead: boolean) =>
        sumOf(parts.map(([, tone, width]) => ((tone === 'ahead') === isAhead ? Number(width) : 0)));
      // A tenth by rounding, and the gaps between parts.
      const [most, lengths] = [0.15 * pixels + 4, [lengthOf(false), lengthOf(true)]];
      expect(Math.abs((lengths[0] ?? 0) - byThen * pixels), `${name}, bar ${index}`).toBeLessThan(most);
      expect(Math.abs((lengths[1] ?? 0) - ahead * pixels), `${name}, bar ${index}`).toBeLessThan(most);
    });
  }
});

test('Nobody is told of an average below their own age, except that they have outlived it', () => {
  for (const { name, life, markup } of LIVES) {
    const averages = textsOf(markup).matchAll(
      /(?<!where the life table ends, )live to ([\d.]+) on average(?!\. At \d+, (?:you|they)’ve outlived)/g,
    );
    for (const [sentence, average] of averages)
      expect(Number(average), `${name}: ${sentence}`).toBeGreaterThan(exactAgeInWeek(life.presentWeek));
  }
});
