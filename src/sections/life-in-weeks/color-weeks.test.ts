import { range } from 'd3-array';
import { describe, expect, test } from 'vitest';
import { sampleOfAge } from '../../../gallery/in-results.tsx';
import { MOTHER } from '../../../tests/fixtures/life-events.ts';
import { lifeTableOf } from '../../../tests/fixtures/life-tables.ts';
import { FORMAT } from '../../../tests/fixtures/lives.ts';
import type { Person } from '../../life/life-events.ts';
import { projectLife } from '../../life/life-projection.ts';
import { findTimeBehind, findTimeTogether } from '../../life/time-together.ts';
import type { WeeksView } from '../../results/weeks-view.ts';
import { layOutChart } from '../../weeks/chart.ts';
import { drawStep } from '../../weeks/dots.ts';
import { colorWeeks } from './color-weeks.ts';

/** Somebody in Japan, born on a March 1, as of March 1, 2026. */
function somebody(age: number, offsetWeeks = 0) {
  const { shown } = sampleOfAge(age);
  const { dates } = shown;
  if (!dates) throw new Error('The sample has no dates');
  const tables = { own: lifeTableOf('JPN, everyone'), theirs: lifeTableOf('JPN, everyone') };
  const byPerson = (person: Person): WeeksView => ({
    by: 'person',
    order: 0,
    figures: {
      person,
      age: 2026 - person.birthYear,
      ownAge: age,
      withinYearOfExpectancy: false,
      year: 2026,
      time:
        person.diedIn === null
          ? findTimeTogether(person, dates, { ...tables, outlook: 'period' })
          : findTimeBehind(person, dates),
      tables: null,
    },
  });
  const projection = projectLife(shown.life, offsetWeeks);
  const color = (view: WeeksView) => {
    const colored = colorWeeks({ shown, format: FORMAT }, view, projection.weeks);
    if (!colored) throw new Error('The weeks have the colors of time');
    return colored;
  };
  return { projection, byPerson, color };
}

describe('The weeks by a person', () => {
  const { byPerson, color } = somebody(36);

  test('are dots in one home, rings otherwise, and ahead rings as faint as the chance that both are alive', () => {
    const { sentence, describe: describeWeek, key, looks } = color(byPerson(MOTHER));
    expect(sentence).toBe('About 270 more days with your mother may lie ahead.');
    // July 2, 2008 is in the 18th week after the 18th birthday.
    expect([0, 953 - 1, 953, 1872].map(describeWeek)).toEqual([
      'Lived together',
      'Lived together',
      'Lived apart',
      'Lived apart',
    ]);
    // Of people aged 63.7, 90 % live 10 years more, and of those aged 36, 99 %.
    expect(describeWeek(1872 + 520)).toBe('both alive in 89% of such pairs');
    // Where few such pairs are both alive, nothing is said.
    expect(describeWeek(80 * 52)).toBe('');
    expect(key.map(({ look, text }) => [looks[look]?.lived.isOpen ?? false, text])).toEqual([
      [false, 'Lived together'],
      [true, 'Lived apart'],
      [true, 'Ahead: the fainter, the less often both are alive'],
    ]);
  });

  test('have no color, and a sentence without a number, of somebody known in one year alone', () => {
    const mila: Person = {
      ...MOTHER,
      name: 'Mila',
      birthYear: 2020,
      diedIn: 2020,
      livedTogether: { until: null },
    };
    const father: Person = { ...MOTHER, name: 'Dad', diedIn: 1990 };
    const sam: Person = { ...MOTHER, name: 'Sam', since: 2012, diedIn: 2012 };
    const said = [mila, father, sam].map((person) => {
      const { sentence, describe: describeWeek, key } = color(byPerson(person));
      expect(key).toEqual([]);
      expect(range(80 * 52).filter((week) => describeWeek(week) !== '')).toEqual([]);
      return sentence;
    });
    expect(said).toEqual([
      'Mila lived in 2020.',
      'Dad died in the year you were born.',
      'You knew Sam in 2012.',
    ]);
  });

  test('have no part before they met and after a death, and nothing ahead then', () => {
    const friend: Person = {
      ...MOTHER,
      name: 'Sam',
      birthYear: 1989,
      since: 2010,
      diedIn: 2016,
      livedTogether: null,
    };
    const { describe: describeWeek, key } = color(byPerson(friend));
    // From July 2, 2010, to July 2, 2016.
    expect([1056, 1057, 1368, 1369, 2000].map(describeWeek)).toEqual([
      '',
      'Lived apart',
      'Lived apart',
      '',
      '',
    ]);
    expect(key.map(({ text }) => text)).toEqual(['Lived apart']);
  });
});

test.each([0, 20, 36, 60, 80])('at %d, they have at most 24 paths more than by time', (age) => {
  for (const offsetWeeks of [0, 104]) {
    const { projection, byPerson, color } = somebody(age, offsetWeeks);
    const { weeks, activities, spans } = projection;
    const options = { by: 'time', weeks, activities, spans, chapters: [], formatWeek: String } as const;
    const chart = layOutChart({ ...options, room: { width: 1000, height: 600 } });
    const countPaths = ({ parts, looks }: Pick<typeof chart, 'parts' | 'looks'>) =>
      drawStep(chart.geometry, weeks, parts).dots.reduce(
        (sum, { run, tone, decades }) => sum + decades.length * (looks[run]?.[tone].isOpen ? 2 : 1),
        0,
      );
    const most = countPaths(chart) + 24;
    const partner: Person = { ...MOTHER, birthYear: 2026 - age, since: 2026 - Math.floor(age / 2) };
    expect(countPaths(color(byPerson(partner)))).toBeLessThanOrEqual(most);
  }
});
