import { MONTHS_PER_YEAR } from '../../life/calendar-date.ts';
import { listMonthNames, listWeekdays } from '../../words/calendar-names.ts';
import { WITHIN_DATES } from '../../words/current/languages.ts';
import type { TypedLifeWords, TypedTimeWords } from '../../words/typed-life-words.ts';
import { foldTerm, type Term } from './tokens.ts';

/** Begins a word that stands behind a time. */
const BEHIND = /^…/;

/**
 * All words beside times and within them, with their roles.
 * @param locales the languages of which the names of months are known, as BCP 47 tags
 * @param life words around the times of a line; `null` for times alone
 */
export function collectTerms(
  locales: readonly string[],
  times: TypedTimeWords,
  life: TypedLifeWords | null,
): ReadonlyMap<string, Term> {
  const terms = new Map<string, Term>();
  const add = (words: readonly string[], role: string, value = Number.NaN) => {
    for (const word of words) {
      const key = foldTerm(word.replace(BEHIND, ''));
      const { roles = [], value: known = Number.NaN } = terms.get(key) ?? {};
      const all = new Set([...roles, BEHIND.test(word) ? `${role}Behind` : role]);
      terms.set(key, { roles: all, value: Number.isNaN(known) ? value : known });
    }
  };
  const months = [...Object.entries(times.months), ...locales.flatMap(listMonthNames)];
  for (const [name, month] of months) add([name], 'month', month);
  for (const [name, before] of Object.entries(times.eras ?? {})) add([name], 'era', before);
  const isMonth = (name: string) => terms.has(foldTerm(name));
  const weekdays = locales.flatMap(listWeekdays).filter((name) => !isMonth(name));
  add(weekdays, 'weekday');
  add(times.age, 'besideAge');
  add(times.year, 'besideYear');
  add([...times.month, ...times.year], 'besideDate');
  add(WITHIN_DATES.firstYear, 'firstYear', 1);
  add(WITHIN_DATES.partOfYear, 'partOfYear', MONTHS_PER_YEAR);
  const { age, relations: _, capitalizesNouns: __, ...beside } = life ?? { age: {}, relations: {} };
  for (const [role, words] of Object.entries({ ...WITHIN_DATES, ...beside, ...age })) add(words, role);
  return terms;
}
