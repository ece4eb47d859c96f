import { type Dispatch, type ReactNode, useReducer, useState } from 'react';
import { RESULTS } from '#words/results.ts';
import { type Action, createState, reduce, type State } from '../src/app/state.ts';
import { createDraft } from '../src/document/draft.ts';
import { chooseLife, type SubmittedLife } from '../src/document/submitted-life.ts';
import type { CalendarDate } from '../src/life/calendar-date.ts';
import type { Profile } from '../src/life/life.ts';
import type { LifeEvents } from '../src/life/life-events.ts';
import type { Basis } from '../src/life/life-expectancies.ts';
import { projectLife } from '../src/life/life-projection.ts';
import { createId } from '../src/platform/id.ts';
import {
  ColoringContext,
  type Editing,
  EditingContext,
  LifeContext,
  type LifeModel,
  PrintedContext,
  type WeeksChoice,
} from '../src/results/results-context.ts';
import { ProjectedViewsContext, ProjectionContext } from '../src/results/slider.tsx';
import { ToastContext } from '../src/ui/toast.tsx';
import type { Undo } from '../src/ui/undo-button.tsx';
import { LIVES, type SampleLife, SEEN_ON, sampleLife } from '../tests/fixtures/lives.ts';

/**
 * A sample life of an age, with a life expectancy of 84 years.
 * @param offsetWeeks the slider's position
 */
export function sampleOfAge(age: number, change: Partial<Profile> = {}, offsetWeeks = 0): SampleLife {
  const birthdate = { ...SEEN_ON, year: SEEN_ON.year - age };
  const { activities } = LIVES.everyday.shown.life;
  return sampleLife({ birthdate, lifeExpectancy: 84, activities, ...change }, offsetWeeks);
}

const ignore = () => undefined;

/** Undo and redo of what is changed in an exhibit. */
export const undoOf = ({ steps, undone }: State, dispatch: Dispatch<Action>): Undo => ({
  step: steps.at(-1) ?? null,
  undone: undone.at(-1) ?? null,
  onUndo: () => dispatch({ type: 'undone' }),
  onRedo: () => dispatch({ type: 'redone' }),
});

/** Toasts that nobody sees. */
export const NO_TOASTS = { showToast: ignore, clearToast: ignore };

/** What can be changed, with functions that change nothing. */
const EDITING: Editing = {
  submitNumber: 0,
  landing: null,
  inForm: [],
  onApplyHours: () => null,
  onOpenSchedule: ignore,
  onApplySchedule: () => [],
  onBackup: ignore,
  undo: { step: null, undone: null, onUndo: ignore, onRedo: ignore },
  onChangeEvents: ignore,
  save: { status: 'on', onToggle: ignore },
};

/** Life events as the visitor changes them. @param save whether they are saved */
export function useEventsModel(initial: LifeEvents, save = EDITING.save) {
  const start = createState(createDraft(createId));
  const [state, dispatch] = useReducer(reduce, { ...start, draft: { ...start.draft, events: initial } });
  const undo = undoOf(state, dispatch);
  return { events: state.draft.events, editing: { ...EDITING, onChangeEvents: dispatch, undo, save } };
}

interface InResultsProps {
  readonly sample: SampleLife;
  /** Differences of the submitted life. */
  readonly change?: Partial<SubmittedLife>;
  readonly basis?: Basis;
  /** The initial choice for the weeks. */
  readonly by?: string;
  /** Differences from results without a country. */
  readonly model?: Partial<LifeModel & { readonly editing: Editing | null }>;
  /** The day on which they are shown. */
  readonly today?: CalendarDate;
  readonly children: ReactNode;
}

const NO_CHANGE = {};

/** Provides a section of the results with its contexts and a working slider. */
export function InResults({
  sample,
  change,
  basis = 'birth',
  by = 'time',
  model = NO_CHANGE,
  today = SEEN_ON,
  children,
}: InResultsProps) {
  const { projection } = sample;
  const [slid, setSlid] = useState({ offsetWeeks: projection.offsetWeeks, playing: false });
  const [weeksBy, setWeeksBy] = useState<string | null>(by);
  const { shownCountry = null } = model;
  const { shown, expected } = chooseLife(
    { ...sample.submitted, ...change },
    {
      basis,
      population: shownCountry?.population ?? 'everyone',
      today,
      lifeTables: shownCountry?.facts?.lifeTables ?? null,
    },
  );
  const current = projectLife(shown.life, slid.offsetWeeks, RESULTS.freeTime, shown.dates?.birthdate);
  const onSlide = (offsetWeeks: number, playing = false) => setSlid({ offsetWeeks, playing });
  const { editing = { ...EDITING, inForm: shown.life.activities.map(({ id }) => id) }, ...given } = model;
  const life = { shownCountry, expected, events: null, onChoose: ignore, ...given, shown, submitNumber: 0 };
  const onChooseWeeksBy = (chosen: WeeksChoice | null) => setWeeksBy(chosen?.choice ?? null);
  const views = { immediate: current, deferred: current, playing: slid.playing, onSlide };
  return (
    <ToastContext value={NO_TOASTS}>
      <LifeContext value={life}>
        <EditingContext value={editing}>
          <ColoringContext value={{ weeksBy, onChooseWeeksBy, landings: 0 }}>
            <PrintedContext value={{ printsMarks: true, onPrintMarks: ignore }}>
              <ProjectedViewsContext value={views}>
                <ProjectionContext value={current}>{children}</ProjectionContext>
              </ProjectedViewsContext>
            </PrintedContext>
          </ColoringContext>
        </EditingContext>
      </LifeContext>
    </ToastContext>
  );
}
