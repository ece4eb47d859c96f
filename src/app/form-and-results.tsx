import { type Dispatch, useEffect, useMemo, useReducer } from 'react';
import { flushSync } from 'react-dom';
import { CALCULATING, FORM, SECTIONS, TOASTS } from '#words/form.ts';
import { type Draft, sameEntries } from '../document/draft.ts';
import { createExample } from '../document/example.ts';
import { findOffer } from '../document/history.ts';
import { parseDraft, selectShownProblems } from '../document/parse-draft.ts';
import { readHydratedValues } from '../document/read-hydrated-values.ts';
import { reduceDraft } from '../document/reduce-document.ts';
import type { CarriedResults } from '../document/serialize-draft.ts';
import { type CalendarDate, parseCalendarDate } from '../life/calendar-date.ts';
import { useChunk } from '../platform/chunk.ts';
import { changeAndFocus } from '../platform/focus.ts';
import { createId } from '../platform/id.ts';
import { useEventCallback } from '../platform/use-event-callback.ts';
import { useToday } from '../platform/use-today.ts';
import { type CountryChoice, type FormModel, LifeForm } from '../sections/form/index.ts';
import type { SaveState } from '../sections/save-state.ts';
import { ErrorFallback, SectionBoundary } from '../ui/section-boundary.tsx';
import { joinSentences } from '../words/join-sentences.ts';
import { resultsPart } from './chunks.ts';
import { useServices } from './services-context.ts';
import { type Action, ownDraft, type State, type SubmitOrigin } from './state.ts';
import { useCountryChoice } from './use-country-choice.ts';
import { useSubmit } from './use-submit.ts';

interface FormAndResultsProps {
  readonly state: State;
  readonly dispatch: Dispatch<Action>;
  readonly save: SaveState;
  /** Whether the page started with a form that was saved or carried. */
  readonly isStored: boolean;
  /** Says whose results the entries came back with, until they are shown. */
  readonly carriedResults: CarriedResults;
  readonly setCarriedResults: (results: null) => void;
  /** The day on which the page was prerendered. */
  readonly builtOn: CalendarDate;
  /** A message above the form; `null` for none. */
  readonly notice: string | null;
}

/**
 * Reads the values that a browser restores into the fields on Back, which it does after hydration. A stored form is newer than
 * they are: it is shown again.
 * @returns a key of the form
 */
function useRestoredValues(shown: Draft, isStored: boolean, dispatch: Dispatch<Action>): number {
  const [key, showAgain] = useReducer((count: number) => count + 1, 0);
  const takeOver = useEventCallback(({ persisted }: PageTransitionEvent) => {
    // A page from the back/forward cache still has its state.
    if (persisted) return;
    const entered = { type: 'hydrated', values: readHydratedValues(document), saved: null, shown } as const;
    if (!isStored) dispatch(entered);
    else if (reduceDraft(shown, entered) !== shown) showAgain();
  });
  useEffect(() => {
    addEventListener('pageshow', takeOver);
    return () => removeEventListener('pageshow', takeOver);
  }, [takeOver]);
  return key;
}

/** The form as its components use it. */
function useFormModel(
  { draft, refused, past, future }: State,
  dispatch: Dispatch<Action>,
  countryChoice: CountryChoice,
  builtOn: CalendarDate,
): FormModel {
  const { showToast } = useServices();
  const today = useToday();
  // Only a birthdate depends on the day. Without one, the day that follows hydration renders nothing again.
  const day = draft.birthdate === '' ? undefined : today;
  return useMemo(() => {
    const asOf = parseCalendarDate(day ?? '') ?? builtOn;
    const parsed = parseDraft(draft, asOf, countryChoice.figure.error !== undefined);
    return {
      draft,
      parsed,
      asOf,
      problems: refused ? selectShownProblems(parsed.problems, draft, refused) : [],
      dispatch,
      countryChoice,
      undo: findOffer(draft, { past, future }),
      onTooManyActivities: () => showToast(TOASTS.tooManyActivities),
    };
  }, [draft, refused, past, future, dispatch, countryChoice, showToast, day, builtOn]);
}

/** Switches between the example and the visitor's own form. */
function useExample(
  { fromExample, aside }: State,
  dispatch: Dispatch<Action>,
  submitAfter: (action: Action, origin: SubmitOrigin) => void,
) {
  const onToggle = useEventCallback(() => {
    const action = { type: 'exampleToggled', example: createExample(createId) } as const;
    if (fromExample) dispatch(action);
    else submitAfter(action, 'form');
  });
  const hasOther = aside !== null;
  return useMemo(() => ({ shown: fromExample, hasOther, onToggle }), [fromExample, hasOther, onToggle]);
}

/** Shows the results that the entries came back with. */
function useCarriedResults(
  { carriedResults, setCarriedResults }: FormAndResultsProps,
  submit: (origin: SubmitOrigin) => void,
  onToggleExample: () => void,
): void {
  const restore = useEventCallback(() => submit('restored'));
  useEffect(() => {
    if (!carriedResults) return;
    setCarriedResults(null);
    // React cannot flush synchronously inside an effect.
    queueMicrotask(carriedResults === 'own' ? restore : onToggleExample);
  }, [carriedResults, setCarriedResults, restore, onToggleExample]);
}

/** Everything that submits the form: its button, the example, a backup, the results, and entries that came back. */
function useSubmits(props: FormAndResultsProps, form: FormModel) {
  const { state, dispatch } = props;
  const { submit, begin, ...progress } = useSubmit(form, dispatch);
  const submitAfter = useEventCallback((action: Action, origin: SubmitOrigin) => {
    flushSync(() => dispatch(action));
    submit(origin);
  });
  const example = useExample(state, dispatch, submitAfter);
  useCarriedResults(props, submit, example.onToggle);
  return {
    ...progress,
    example,
    submitAfter,
    submitForm: useEventCallback(() => submit('form')),
    openBackup: useEventCallback((backup: Draft) =>
      submitAfter({ type: 'backupOpened', draft: backup }, 'backup'),
    ),
    onBegin: useEventCallback(() => {
      begin();
      resultsPart.preload();
    }),
  };
}

/** Whether the form has changed since its results. Not compared on each step of the slider. */
const useChanged = ({ draft, visualization }: State) =>
  useMemo(() => visualization !== null && !sameEntries(draft, visualization.draft), [draft, visualization]);

/** The form, and the results after the first successful submit. */
export function FormAndResults(props: FormAndResultsProps) {
  const { state, dispatch, save, isStored, builtOn, notice } = props;
  const { draft, visualization } = state;
  const { onReload } = useServices();
  const formKey = useRestoredValues(draft, isStored, dispatch);
  const countryChoice = useCountryChoice(draft, dispatch);
  const form = useFormModel(state, dispatch, countryChoice, builtOn);
  const { isCalculating, hasFailed, example, submitAfter, submitForm, openBackup, onBegin } = useSubmits(
    props,
    form,
  );
  const changed = useChanged(state) && !isCalculating;
  const { banner } = CALCULATING;
  const hasSteps = state.past.length > 0 || state.future.length > 0;
  const results = useChunk(resultsPart, visualization !== null || hasSteps);
  const folded = state.folded && visualization !== null && results !== undefined;
  const openForm = useEventCallback(() =>
    changeAndFocus(() => dispatch({ type: 'formOpened' }), 'birthdate'),
  );
  const isLate = countryChoice.figure.late;
  return (
    <>
      {notice && (
        <p className="notice" role="alert">
          {notice}
        </p>
      )}
      <p className="banner" role="status">
        {isCalculating && joinSentences(banner, isLate && FORM.late)}
      </p>
      <SectionBoundary name={FORM.title}>
        {folded && <results.FoldedForm shown={visualization} form={form} save={save} onOpen={openForm} />}
        <LifeForm
          key={formKey}
          form={form}
          example={example}
          save={save}
          own={ownDraft(state)}
          changed={changed}
          hasResults={visualization !== null}
          folded={folded}
          busy={isCalculating}
          onSubmit={submitForm}
          onOpenBackup={openBackup}
          onReload={onReload}
          onBegin={onBegin}
        />
      </SectionBoundary>
      {hasFailed && <ErrorFallback name={SECTIONS.results} onRetry={submitForm} onReload={onReload} />}
      {results && <results.UndoKeys history={{ draft, past: state.past, future: state.future, dispatch }} />}
      {visualization && results && (
        <results.OwnResults
          state={state}
          visualization={visualization}
          changed={changed}
          save={save}
          dispatch={dispatch}
          onChange={(action) => submitAfter(action, 'results')}
        />
      )}
    </>
  );
}
