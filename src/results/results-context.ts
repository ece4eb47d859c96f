import { createContext, use } from 'react';
import type { ExpectancyChoice } from '../document/draft.ts';
import type { Target } from '../document/field.ts';
import type { Change } from '../document/history.ts';
import type { ExcessHours, Problem } from '../document/parse-draft.ts';
import type { ScheduleDraft } from '../document/schedule-draft.ts';
import type { ShownLife } from '../document/submitted-life.ts';
import type { LifeEvents } from '../life/life-events.ts';
import type { ExpectedAges } from '../life/life-expectancies.ts';
import type { Population } from '../life/life-table.ts';
import { createRequiredContext } from '../ui/required-context.ts';
import type { Undo } from '../ui/undo-button.tsx';
import type { CountryFacts } from '../world/country-facts.ts';
import type { Country } from '../world/life-expectancy.ts';
import type { SaveState } from './save-state.ts';

/** The chosen country, with what is known of it and the state of that request. */
export interface ShownCountry {
  readonly country: Country;
  /** The country's common name. */
  readonly countryPhrase: string;
  /** `undefined` while loading or after a failure; `null` if nothing is known. */
  readonly facts: CountryFacts | null | undefined;
  readonly failed: boolean;
  /** Asks for the facts again after a failure. */
  readonly onTryAgain: () => void;
  readonly population: Population;
}

export type CountryWithFacts = ShownCountry & { readonly facts: CountryFacts };

export const hasFacts = (shownCountry: ShownCountry | null): shownCountry is CountryWithFacts =>
  Boolean(shownCountry?.facts);

/** Leads the page to a life event that was added or changed, or that an undo has changed. Another object each time. */
export interface Landing {
  readonly target: Target;
}

/** What can be changed in the visitor's own life. */
export interface Editing {
  /** Which submit the life comes from: another one for each submit, and the same with another life expectancy. */
  readonly submitNumber: number;
  /** The last one; `null` before the first. */
  readonly landing: Landing | null;
  /** The ids of the activities that are still in the form. */
  readonly inForm: readonly string[];
  /** Changes the hours of an activity of the form, and the results with them. @returns why nothing changes, if they don't fit */
  readonly onApplyHours: (activityId: string, hours: string) => ExcessHours | null;
  /** Opens the days and ages of an activity of the form, which change the results with it. */
  readonly onOpenSchedule: (activityId: string) => void;
  readonly onApplySchedule: (activityId: string, schedule: ScheduleDraft) => readonly Problem[];
  readonly onBackup: () => void;
  readonly undo: Undo;
  readonly onChangeEvents: (change: Change) => void;
  readonly save: SaveState;
}

/** A choice of what the dots of the weeks show. */
export interface WeeksChoice {
  readonly choice: string;
  /** What stays on the device: nothing that says something about a life, such as who of the people was chosen. */
  readonly by: string;
}

/** The life that the results are of, which does not depend on the slider. */
export interface LifeModel {
  readonly shown: ShownLife;
  /** Of `Editing`; 0 for a life that is not the visitor's own. */
  readonly submitNumber: number;
  /** `null` if no country is chosen. */
  readonly shownCountry: ShownCountry | null;
  /** The ages that people of the visitor's age in `shownCountry` reach on average; `null` while unknown. */
  readonly expected: ExpectedAges | null;
  /** Chooses a life expectancy or the people of the life tables. A life of a link keeps its life expectancy. */
  readonly onChoose: (choice: Partial<ExpectancyChoice>) => void;
  /** The life's chapters, moments and people; `null` if none were entered. */
  readonly events: LifeEvents | null;
}

export const [LifeContext, useLife] = createRequiredContext<LifeModel>('LifeContext');

export const EditingContext = createContext<Editing | null>(null);

/** Returns `null` for a life that is not the visitor's own. */
export const useEditing = (): Editing | null => use(EditingContext);

interface ColoringModel {
  /** The choice of what the dots show; `null` until the visitor makes one. */
  readonly weeksBy: string | null;
  readonly onChooseWeeksBy: (chosen: WeeksChoice | null) => void;
  /** How often the page led to the weeks, after a change of their chapters and moments. */
  readonly landings: number;
}

export const [ColoringContext, useColoring] = createRequiredContext<ColoringModel>('ColoringContext');

interface PrintedModel {
  /** Whether moments and chapters are on paper. */
  readonly printsMarks: boolean;
  readonly onPrintMarks: (printed: boolean) => void;
}

export const [PrintedContext, usePrinted] = createRequiredContext<PrintedModel>('PrintedContext');
