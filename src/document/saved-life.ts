import * as v from 'valibot';
import { type CalendarDate, daysBetween, parseCalendarDate } from '../life/calendar-date.ts';
import { LIFE_EXPECTANCY_LIMITS } from '../life/input-limits.ts';
import { cleanText } from '../words/clean-text.ts';
import { parseBirthdate, parseLifeExpectancy } from './parse-person.ts';
import { parseJson, READABLE_PERSON, unpackForm } from './saved-format.ts';
import type { ViewLife } from './view-link.ts';

/** The part of a saved form that the view reads: everything but its activities. */
export interface SavedLife extends Pick<ViewLife, 'chapters' | 'moments'> {
  /** An ISO 8601 date, or empty. */
  readonly birthdate: string;
  /** ISO 3166-1 alpha-3 code of the country whose life expectancy counts; `null` for one that was entered. */
  readonly country: string | null;
  /** As entered. */
  readonly lifeExpectancy: string;
}

const DAYS_PER_YEAR = 366;
const MOST_DAYS = LIFE_EXPECTANCY_LIMITS.max * DAYS_PER_YEAR;

const Readable = v.object(READABLE_PERSON);

/**
 * Reads the life of a saved form or a backup: as much of it as can be read, so that a problem in one place does not
 * hide the rest.
 * @returns `newer` for a form of a newer version of the page; `null` if nothing can be read
 */
export function readSavedLife(text: string): SavedLife | 'newer' | null {
  const unpacked = unpackForm(parseJson(text));
  if (unpacked === 'newer') return 'newer';
  if (unpacked === 'foreign') return null;
  const { birthdate, country, manual, lifeExpectancy, personal } = v.parse(Readable, unpacked.content);
  const { chapters = [], moments = [] } = personal ?? {};
  return {
    birthdate,
    country: manual ? null : (country?.code ?? null),
    lifeExpectancy: manual ? lifeExpectancy : '',
    chapters: chapters.map((chapter) => ({ ...chapter, name: cleanText(chapter.name) })),
    moments,
  };
}

/**
 * A life for the view, or why there is none. `incomplete`: it lacks the birthdate or the life expectancy; `future`: the
 * birthdate is not before today.
 */
type CompletedLife = { readonly life: ViewLife } | { readonly problem: 'incomplete' | 'future' };

/**
 * Makes a saved life the view's.
 * @param figure the life expectancy of its country in years; `null` if it has none
 * @param today the visitor's local date
 */
export function completeLife(saved: SavedLife, figure: number | null, today: CalendarDate): CompletedLife {
  if (!parseCalendarDate(saved.birthdate)) return { problem: 'incomplete' };
  const birthdate = parseBirthdate(saved.birthdate, today);
  if (!birthdate) return { problem: 'future' };
  // Older than any life that the page shows.
  if (daysBetween(birthdate, today) > MOST_DAYS) return { problem: 'incomplete' };
  const lifeExpectancy = figure ?? parseLifeExpectancy(saved.lifeExpectancy);
  if (lifeExpectancy === null) return { problem: 'incomplete' };
  const { chapters, moments } = saved;
  return { life: { birthdate, lifeExpectancy, chapters, moments } };
}
