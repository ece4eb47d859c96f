import type * as v from 'valibot';
import { DEFAULT_ACTIVITIES } from '#words/form.ts';
import { MAX_ACTIVITIES, PERMANENT_ACTIVITIES } from '../life/activity.ts';
import { roundToTenth } from '../life/input-limits.ts';
import type { LifeEvents } from '../life/life-events.ts';
import { lazily } from '../words/lazily.ts';
import type { Country } from '../world/life-expectancy.ts';
import { parseHours } from './parse-hours.ts';
import { EVERY_DAY } from './schedule-draft.ts';
import type { DocumentSchema } from './schema.ts';

type Document = v.InferOutput<typeof DocumentSchema>;

export type ActivityDraft = Readonly<Omit<Document['activities'][number], 'known'>>;

/** Everything that the visitor has entered: the fields of the form as text, valid or not, and their life’s events. */
export interface Draft extends Readonly<Omit<Document, 'activities' | 'events'>> {
  readonly activities: readonly ActivityDraft[];
  readonly events: LifeEvents | null;
}

const DEFAULTS = [
  ['sleep', '8', 'blue'],
  ['work', '8', 'green'],
  ['exercise', '1', 'purple'],
] as const;

export function createDraft(newId: () => string): Draft {
  return {
    birthdate: '',
    country: null,
    manual: false,
    lifeExpectancy: '',
    basis: 'birth',
    population: 'everyone',
    activities: DEFAULTS.map(([id, hours, color]) => ({
      id: newId(),
      name: DEFAULT_ACTIVITIES[id],
      hours,
      color,
      schedule: null,
    })),
    events: null,
  };
}

export type ExpectancyChoice = Pick<Draft, 'basis' | 'population'>;

/** A draft with another choice; the same draft if it has that already. */
export function withChoice(draft: Draft, choice: Partial<ExpectancyChoice>): Draft {
  const changed = { ...draft, ...choice };
  const isSame = changed.basis === draft.basis && changed.population === draft.population;
  return isSame ? draft : changed;
}

/**
 * Whether two forms have the same entries. A life expectancy that is not in use is ignored, and so is what needs no
 * submit: chapters, moments, people, and the choices of the results.
 */
export function sameEntries(one: Draft, other: Draft): boolean {
  const entriesOf = ({ birthdate, country, manual, lifeExpectancy, activities }: Draft) => [
    birthdate,
    country?.code,
    manual && lifeExpectancy,
    ...activities.flatMap(({ name, hours, color, schedule }) => {
      const { days, from, until } = schedule ?? EVERY_DAY;
      return [name, parseHours(hours) ?? 0, color, days, from, until];
    }),
  ];
  return JSON.stringify(entriesOf(one)) === JSON.stringify(entriesOf(other));
}

const newDraft = lazily(() => createDraft(() => ''));

export const isNewDraft = (draft: Draft): boolean => !draft.events && sameEntries(draft, newDraft());

export function canAddActivity(activities: readonly ActivityDraft[]): boolean {
  return activities.length < MAX_ACTIVITIES;
}

/** @param index the position of the activity, from 0 */
export function canRemoveActivity(index: number): boolean {
  return index >= PERMANENT_ACTIVITIES;
}

type Change = Partial<Omit<Draft, 'activities'>>;

const asTyped = (years: number | undefined) => (years === undefined ? '' : String(roundToTenth(years)));

/** Whether the visitor entered a life expectancy, rather than leaving it empty or with the country's figure. */
const isTyped = ({ lifeExpectancy }: Draft, years: number | undefined) =>
  lifeExpectancy.trim() !== '' && lifeExpectancy !== asTyped(years);

/**
 * The change when manual entry is ticked or unticked. When it is ticked, the country's figure fills the field, if it is
 * known. A value that the visitor entered stays. @param years that figure; `undefined` if it is not known
 */
export function switchManual(draft: Draft, manual: boolean, years: number | undefined): Change {
  if (isTyped(draft, years)) return { manual };
  return { manual, lifeExpectancy: manual ? asTyped(years) : '' };
}

/**
 * The change when a country is chosen. Manual entry stays ticked: its field takes the new figure, unless the visitor
 * entered a life expectancy. @param years the figure of the previous country
 */
export function chooseCountry(draft: Draft, country: Country, years: number | undefined): Change {
  return isTyped(draft, years) ? { country } : { country, lifeExpectancy: '' };
}

/**
 * The change when the country's figure arrives after manual entry was ticked: it fills a field that is empty.
 * @returns `null` if something was entered or manual entry is off
 */
export function fillInFigure({ manual, lifeExpectancy }: Draft, years: number): Change | null {
  return manual && lifeExpectancy.trim() === '' ? { lifeExpectancy: asTyped(years) } : null;
}
