import { EXAMPLE_CHAPTERS } from '#words/form.ts';
import type { Chapter } from '../life/life-events.ts';
import { whenOf } from '../life/when.ts';
import type { LifeExpectancy } from '../world/life-expectancy.ts';

export const EXAMPLE_FRAGMENT = 'example';

export const EXAMPLE_BIRTHDATE = { year: 1990, month: 5, day: 15 } as const;

/**
 * Canada's life expectancy, as in `data/life-expectancy.csv`: the picture above the form is drawn before anything is
 * fetched.
 */
export const EXAMPLE_FIGURE = {
  lifeExpectancy: 82.108,
  source: 'World Bank',
  year: 2024,
} as const satisfies Partial<LifeExpectancy>;

const CHAPTERS = [
  ['childhood', '1990-05-15', '1996-08', 'blue'],
  ['school', '1996-09', '2008-08', 'green'],
  ['montreal', '2008-09', '2012-05', 'purple'],
  ['berlin', '2012-06', '2016', 'cyan'],
  ['toronto', '2017', null, 'pink'],
] as const;

export const listExampleChapters = (): readonly Chapter[] =>
  CHAPTERS.map(([id, from, until, color]) => ({
    id,
    name: EXAMPLE_CHAPTERS[id],
    from: whenOf(from),
    until: until && whenOf(until),
    color,
  }));
