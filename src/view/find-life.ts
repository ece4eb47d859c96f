import { completeLife, readSavedLife } from '../document/saved-life.ts';
import type { ViewLife } from '../document/view-link.ts';
import { today } from '../platform/clock.ts';
import { findWorldBank } from '../platform/site-settings.ts';
import { fetchLifeExpectancy } from '../world/fetch-with-fallback.ts';
import { NoLifeExpectancyError } from '../world/life-expectancy.ts';

/**
 * Why there is no life to show. `newer`, `damaged`: the saved text is of a newer version of the page, or cannot be read;
 * `incomplete`: it lacks the birthdate or the life expectancy; `future`: by the device's clock, the birthdate is not
 * before today; `none`, `figure`: its country has no life expectancy, or that could not be fetched.
 */
export type LifeProblem = 'newer' | 'damaged' | 'incomplete' | 'future' | 'none' | 'figure';

export type FoundLife = { readonly life: ViewLife } | { readonly problem: LifeProblem };

async function findFigure(country: string): Promise<number> {
  const { lifeExpectancy } = await fetchLifeExpectancy(findWorldBank(), country);
  return lifeExpectancy;
}

/** Reads the life of a saved form, a backup file or `writeSavedLife`, with the figure of its country. */
export async function findLife(text: string): Promise<FoundLife> {
  const saved = readSavedLife(text);
  if (saved === 'newer') return { problem: 'newer' };
  if (!saved) return { problem: 'damaged' };
  let figure: number | null;
  try {
    figure = saved.country === null ? null : await findFigure(saved.country);
  } catch (error) {
    return { problem: error instanceof NoLifeExpectancyError ? 'none' : 'figure' };
  }
  return completeLife(saved, figure, today());
}
