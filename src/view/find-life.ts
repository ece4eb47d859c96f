import type * as v from 'valibot';
import { readText, SavedForm } from '../document/codec.ts';
import { isTooEarly, parseBirthdate, parseLifeExpectancy } from '../document/parse-person.ts';
import type { ViewLife } from '../document/view-link.ts';
import { parseCalendarDate } from '../life/calendar-date.ts';
import { NO_LIFE_EVENTS } from '../life/life-events.ts';
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

type SavedDocument = v.InferOutput<typeof SavedForm>['document'];

/** The country whose life expectancy counts; `null` if one was entered. */
export const countryOfForm = ({ manual, country }: SavedDocument): string | null =>
  manual ? null : (country?.code ?? null);

/**
 * Makes a saved form the view's life.
 * @param figure the life expectancy of its country in years; `null` if it has none
 */
export function completeLife(form: SavedDocument, figure: number | null): FoundLife {
  if (!parseCalendarDate(form.birthdate) || isTooEarly(form.birthdate)) return { problem: 'incomplete' };
  const birthdate = parseBirthdate(form.birthdate, today());
  if (!birthdate) return { problem: 'future' };
  const lifeExpectancy = figure ?? (form.manual ? parseLifeExpectancy(form.lifeExpectancy) : null);
  if (lifeExpectancy === null) return { problem: 'incomplete' };
  const { chapters, moments } = form.events ?? NO_LIFE_EVENTS;
  return { life: { birthdate, lifeExpectancy, chapters, moments } };
}

/** Reads the life of a saved form, a backup file or `writeViewedForm`, with the figure of its country. */
export async function findLife(text: string): Promise<FoundLife> {
  const read = readText(SavedForm, text);
  if (!('value' in read)) return { problem: read.problem === 'newer' ? 'newer' : 'damaged' };
  const form = read.value.document;
  const country = countryOfForm(form);
  try {
    const figure = country === null ? null : await fetchLifeExpectancy(findWorldBank(), country);
    return completeLife(form, figure?.lifeExpectancy ?? null);
  } catch (error) {
    return { problem: error instanceof NoLifeExpectancyError ? 'none' : 'figure' };
  }
}
