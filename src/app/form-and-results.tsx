import { type Dispatch, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { MESSAGES } from '#messages/messages.ts';
import { TOASTS } from '#messages/toasts.ts';
import { joinSentences } from '../content/join-sentences.ts';
import { BusyContext } from '../features/form/busy-context.ts';
import { type Draft, hasSchedules, sameEntries } from '../features/form/draft.ts';
import { createExample, isExample } from '../features/form/example.ts';
import type { FormModel } from '../features/form/form-model.ts';
import { canUndo } from '../features/form/form-state.ts';
import { LifeForm } from '../features/form/life-form.tsx';
import { parseDraft, selectShownProblems } from '../features/form/parse-draft.ts';
import { readHydratedValues } from '../features/form/read-hydrated-values.ts';
import type { SaveState } from '../features/form/save-option.tsx';
import type { CarriedResults } from '../features/form/serialize-draft.ts';
import { loadedScheduleRules, loadScheduleRules } from '../features/schedule/load-schedule-rules.ts';
import { ErrorFallback, SectionBoundary } from '../features/section-boundary.tsx';
import { type CalendarDate, parseCalendarDate } from '../life/calendar-date.ts';
import { createId } from '../platform/id.ts';
import { inNextTask } from '../platform/next-task.ts';
import { useEventCallback } from '../platform/use-event-callback.ts';
import { useToday } from '../platform/use-today.ts';
import { loadedResults, prepareResults } from './load-results.ts';
import { useServices } from './services-context.ts';
import type { Action, State } from './state.ts';
import { type CountryQueries, useCountryChoice } from './use-country-choice.ts';
import { useVisualize } from './use-visualize.ts';

interface FormAndResultsProps {
  readonly state: State;
  readonly dispatch: Dispatch<Action>;
  readonly save: SaveState;
  /** Whose results were on screen in another language, until they are shown. */
  readonly carriedResults: CarriedResults;
  readonly setCarriedResults: (results: null) => void;
  /** The day on which the page was prerendered. */
  readonly builtOn: CalendarDate;
  /** A message above the form; `null` for none. */
  readonly notice: string | null;
}

/** Reads the values that a browser restores into the fields on Back, which it does after hydration. */
function useRestoredValues(dispatch: Dispatch<Action>): void {
  useEffect(() => {
    const takeOver = ({ persisted }: PageTransitionEvent) => {
      // A page from the back/forward cache still has its state.
      if (!persisted) dispatch({ type: 'hydrated', values: readHydratedValues(document), saved: null });
    };
    addEventListener('pageshow', takeOver);
    return () => removeEventListener('pageshow', takeOver);
  }, [dispatch]);
}

/** The rules of schedules, once they are needed and loaded. A failure is ignored here: the submit reports it. */
function useScheduleRules({ activities }: Draft) {
  const [rules, setRules] = useState(loadedScheduleRules);
  const areNeeded = hasSchedules(activities);
  useEffect(() => {
    if (areNeeded) loadScheduleRules().then(setRules, () => undefined);
  }, [areNeeded]);
  return rules;
}

/** The form as its components use it. */
function useFormModel(
  { draft, refused, undos }: State,
  dispatch: Dispatch<Action>,
  { choice, figureFailed }: CountryQueries,
  builtOn: CalendarDate,
): FormModel {
  const { showToast } = useServices();
  const day = useToday();
  const rules = useScheduleRules(draft);
  return useMemo(() => {
    const asOf = parseCalendarDate(day ?? '') ?? builtOn;
    const parsed = parseDraft(draft, asOf, figureFailed, rules);
    const undo = undos.at(-1);
    return {
      draft,
      parsed,
      asOf,
      problems: refused ? selectShownProblems(parsed.problems, draft, refused) : [],
      dispatch,
      countryChoice: choice,
      undo: undo && canUndo(draft, undo) ? undo : null,
      onTooManyActivities: () => showToast(TOASTS.tooManyActivities),
    };
  }, [draft, refused, undos, dispatch, choice, figureFailed, showToast, day, rules, builtOn]);
}

/** Switches between the example and the visitor's own form. */
function useExample(
  { fromExample, aside }: State,
  dispatch: Dispatch<Action>,
  visualizeAfter: (action: Action, inPlace: boolean) => void,
) {
  const onToggle = useEventCallback(() => {
    const action = { type: 'exampleToggled', example: createExample(createId) } as const;
    if (fromExample) dispatch(action);
    else visualizeAfter(action, false);
  });
  const hasOther = aside !== null;
  return useMemo(() => ({ shown: fromExample, hasOther, onToggle }), [fromExample, hasOther, onToggle]);
}

/** How the form compares with the results, and these with the example. Not compared on each step of the slider. */
function useComparison({ draft, visualization }: State) {
  return useMemo(
    () => ({
      changed: visualization !== null && !sameEntries(draft, visualization.draft),
      showsExample: visualization !== null && isExample(visualization.draft),
    }),
    [draft, visualization],
  );
}

/** The form, and the results after the first successful submit. */
export function FormAndResults({
  state,
  dispatch,
  save,
  carriedResults,
  setCarriedResults,
  builtOn,
  notice,
}: FormAndResultsProps) {
  const { draft, visualization } = state;
  const { onReload } = useServices();
  useRestoredValues(dispatch);
  const country = useCountryChoice(draft, dispatch);
  const { calculating, progress, visualize } = useVisualize(draft, dispatch);
  const visualizeAfter = useEventCallback((action: Action, inPlace: boolean) => {
    // The submit reads the draft after this change.
    flushSync(() => dispatch(action));
    visualize(inPlace);
  });
  const form = useFormModel(state, dispatch, country, builtOn);
  const example = useExample(state, dispatch, visualizeAfter);
  const submit = useEventCallback(() => visualize(false));
  const openBackup = useEventCallback((backup: Draft) =>
    visualizeAfter({ type: 'backupOpened', draft: backup }, false),
  );
  const { onToggle } = example;
  useEffect(() => {
    if (!carriedResults) return;
    setCarriedResults(null);
    inNextTask(carriedResults === 'own' ? submit : onToggle);
  }, [carriedResults, setCarriedResults, submit, onToggle]);
  const begin = useEventCallback(() => {
    country.begin();
    prepareResults();
  });
  const { changed, showsExample } = useComparison(state);
  const { banner } = MESSAGES.calculating;
  const results = loadedResults();
  const isLate = country.choice.lookingUp === 'late';
  return (
    <>
      {notice && (
        <p className="notice" role="alert">
          {notice}
        </p>
      )}
      <p className="banner" role="status">
        {calculating && joinSentences(banner, isLate && MESSAGES.form.late)}
      </p>
      <SectionBoundary name={MESSAGES.form.title}>
        <BusyContext value={calculating || progress === 'rendering'}>
          <LifeForm
            form={form}
            example={example}
            save={save}
            changed={changed}
            hasResults={visualization !== null}
            onSubmit={submit}
            onOpenBackup={openBackup}
            onBegin={begin}
          />
        </BusyContext>
      </SectionBoundary>
      {progress === 'failed' && (
        <ErrorFallback name={MESSAGES.results.title} onRetry={submit} onReload={onReload} />
      )}
      {visualization && results && (
        <results.OwnResults
          state={state}
          visualization={visualization}
          isExample={showsExample}
          changed={changed}
          dispatch={dispatch}
          onChange={(action) => visualizeAfter(action, true)}
        />
      )}
    </>
  );
}
