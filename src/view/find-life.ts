import { readText, SavedForm } from '../document/codec.ts';
import { isTooEarly, parseLifeExpectancy } from '../document/parse-person.ts';
import type { ViewLife } from '../document/view-link.ts';
import { parseCalendarDate } from '../life/calendar-date.ts';
import { NO_LIFE_EVENTS } from '../life/life-events.ts';
import { findWorldBank } from '../platform/site-settings.ts';
import { fetchLifeExpectancy } from '../world/fetch-with-fallback.ts';
import { NoLifeExpectancyError } from '../world/life-expectancy.ts';

/**
 * Why there is no life to show. `newer`, `damaged`: the saved text is of a newer version of the page, or cannot be read;
 * `incomplete`: it lacks the birthdate or the life expectancy; `none`, `figure`: its country has no life expectancy, or
 * that could not be fetched.
 */
type LifeProblem = 'newer' | 'damaged' | 'incomplete' | 'none' | 'figure';

export type FoundLife = { readonly life: ViewLife } | { readonly problem: LifeProblem };

/** Reads the life of a saved form, with the figure of its country. Its birthdate may be in the future. */
export async function findLife(text: string): Promise<FoundLife> {
  const read = readText(SavedForm, text);
  if (!('value' in read)) return { problem: read.problem === 'newer' ? 'newer' : 'damaged' };
  const { birthdate: born, manual, country, lifeExpectancy: entered, events } = read.value.document;
  const birthdate = isTooEarly(born) ? null : parseCalendarDate(born);
  if (!birthdate || !(manual || country)) return { problem: 'incomplete' };
  try {
    const lifeExpectancy =
      manual || !country
        ? parseLifeExpectancy(entered)
        : (await fetchLifeExpectancy(findWorldBank(), country.code)).lifeExpectancy;
    if (lifeExpectancy === null) return { problem: 'incomplete' };
    const { chapters, moments } = events ?? NO_LIFE_EVENTS;
    return { life: { birthdate, lifeExpectancy, chapters, moments } };
  } catch (error) {
    return { problem: error instanceof NoLifeExpectancyError ? 'none' : 'figure' };
  }
}
