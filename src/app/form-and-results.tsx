import { type Dispatch, useEffect, useEffectEvent, useMemo, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';
import { CALCULATING, FORM, SECTIONS, TOASTS, UNDO } from '#words/form.ts';
import { type Draft, fillInFigure, sameEntries } from '../document/draft.ts';
import { readHydratedValues } from '../document/element-ids.ts';
import { parseDraft, selectShownProblems } from '../document/parse-draft.ts';
import { takeOver } from '../document/reduce-draft.ts';
import type { SaveState } from '../document/saved-form.ts';
import type { CalendarDate } from '../life/calendar-date.ts';
import { useToday } from '../platform/clock.ts';
import { changeAndFocus } from '../platform/focus.ts';
import { useLookUp } from '../platform/look-ups.ts';
import { useEventCallback } from '../platform/use-event-callback.ts';
import { usePrinting, useWindowEvent } from '../platform/use-window-event.ts';
import type { CountryChoice, FormModel } from '../sections/form/form-model.ts';
import { BackupDialog } from '../sections/form/lazy-dialogs.tsx';
import { LifeForm } from '../sections/form/life-form.tsx';
import { ErrorFallback, SectionBoundary } from '../ui/section-boundary.tsx';
import { joinSentences } from '../words/join-sentences.ts';
import type { LifeExpectancy } from '../world/life-expectancy.ts';
import { resultsChunk } from './chunks.ts';
import type { ResultsMemory } from './results/results-memory.ts';
import { useServices } from './services-context.ts';
import type { Action, State, SubmitOrigin } from './state.ts';
import type { StoredForm } from './stored-form.ts';
import { useSubmit } from './use-submit.ts';
import { useUndo } from './use-undo.ts';

/** The key of the only list of countries. */
const ALL_COUNTRIES = 'all';

function useCountryChoice(draft: Draft, dispatch: Dispatch<Action>): CountryChoice {
  const { countries, figures, showToast } = useServices();
  const code = draft.country?.code;
  const list = useLookUp(countries, ALL_COUNTRIES);
  const figure = useLookUp(figures, code);
  useEffect(() => {
    if (list.error) showToast(TOASTS.countriesFailed);
  }, [list.error, showToast]);
  const { value } = figure;
  /** Fills the manual field with a figure that arrives after manual entry was ticked. */
  const fillIn = useEffectEvent(({ lifeExpectancy }: LifeExpectancy) => {
    const change = fillInFigure(draft, lifeExpectancy);
    if (!change) return;
    flushSync(() => dispatch({ type: 'draftChanged', change, byPage: true }));
    const field = document.activeElement;
    // If the visitor types now, the text replaces the figure instead of being added to it.
    if (field instanceof HTMLInputElement && field.id === 'life-expectancy') field.select();
  });
  useEffect(() => {
    // React cannot flush synchronously inside an effect.
    if (value) queueMicrotask(() => fillIn(value));
  }, [value]);
  return useMemo(
    () => ({
      list,
      onLoad: () => countries.start(ALL_COUNTRIES, true),
      figure,
      onChosen: (chosen) => figures.start(chosen, true),
    }),
    [countries, figures, list, figure],
  );
}

interface FormAndResultsProps {
  readonly state: State;
  readonly dispatch: Dispatch<Action>;
  readonly save: SaveState;
  readonly stored: StoredForm;
  readonly builtOn: CalendarDate;
  /** A message above the form; `null` for none. */
  readonly notice: string | null;
  readonly memory: ResultsMemory;
}

/**
 * Reads the values that a browser restores into the fields on Back, which it does after hydration. A stored form is newer than
 * they are: it is shown again.
 * @returns a key of the form
 */
function useRestoredValues(shown: Draft, isStored: boolean, dispatch: Dispatch<Action>): number {
  const [key, showAgain] = useReducer((count: number) => count + 1, 0);
  useWindowEvent('pageshow', ({ persisted }) => {
    // A page from the back/forward cache still has its state.
    if (persisted) return;
    const values = readHydratedValues();
    if (!isStored) dispatch({ type: 'hydrated', values, shown });
    else if (takeOver(shown, values) !== shown) showAgain();
  });
  return key;
}

function useFormModel(
  { draft, refused }: State,
  dispatch: Dispatch<Action>,
  countryChoice: CountryChoice,
  builtOn: CalendarDate,
): FormModel {
  const { showToast } = useServices();
  const today = useToday();
  // Only a birthdate depends on the day. Without one, the day that follows hydration renders nothing again.
  const day = draft.birthdate === '' ? null : today;
  return useMemo(() => {
    const asOf = day ?? builtOn;
    const parsed = parseDraft(draft, asOf, countryChoice.figure.error !== undefined);
    return {
      draft,
      parsed,
      asOf,
      problems: refused ? selectShownProblems(parsed.problems, draft, refused) : [],
      dispatch,
      countryChoice,
      onTooManyActivities: () => showToast(TOASTS.tooManyActivities),
    };
  }, [draft, refused, dispatch, countryChoice, showToast, day, builtOn]);
}

/** Everything that submits the form: its button, a backup, the results, their undo, and entries that came back. */
function useSubmits({ stored, state, dispatch }: FormAndResultsProps, form: FormModel) {
  const { draft, visualization, steps } = state;
  const { submit, begin, ...progress } = useSubmit(form, dispatch);
  const undo = useUndo(steps, dispatch, submit);
  const submitAfter = (action: Action, origin: SubmitOrigin) => {
    flushSync(() => dispatch(action));
    submit(origin);
  };
  /** Shows the results that the entries came back with, unless they are on the screen or have been changed. */
  const restore = useEffectEvent(() => {
    if (stored.results && draft === stored.draft && !visualization) submit('restored');
  });
  // React cannot flush synchronously inside an effect.
  useEffect(() => queueMicrotask(() => restore()), []);
  return {
    ...progress,
    undo,
    submitAfter,
    submitForm: useEventCallback(() =>
      // A browser can fill in a field without an event.
      submitAfter({ type: 'hydrated', values: readHydratedValues(), shown: draft }, 'form'),
    ),
    onBegin: useEventCallback(() => {
      begin();
      resultsChunk.preload();
    }),
  };
}

/** Says to assistive technology that something was undone. With a key, the same words are announced again. */
function UndoStatus({ count }: { readonly count: number }) {
  return (
    <p className="visually-hidden" role="status">
      {count > 0 && <span key={count}>{UNDO.done}</span>}
    </p>
  );
}

export function FormAndResults(props: FormAndResultsProps) {
  const { state, dispatch, save, stored, builtOn, notice, memory } = props;
  const { draft, visualization } = state;
  const { onReload } = useServices();
  const formKey = useRestoredValues(draft, stored.draft !== null, dispatch);
  const countryChoice = useCountryChoice(draft, dispatch);
  const form = useFormModel(state, dispatch, countryChoice, builtOn);
  const { isCalculating, hasFailed, undo, submitAfter, submitForm, onBegin } = useSubmits(props, form);
  const changed = visualization !== null && !isCalculating && !sameEntries(draft, visualization.draft);
  // A submit waits for their code.
  const results = visualization ? resultsChunk.loaded() : undefined;
  // On paper, the line of the folded form leaves the first sheet to the results.
  const isOneLine = usePrinting() || state.folded;
  const folded = isOneLine && visualization !== null && results !== undefined;
  const [isBackingUp, setBackingUp] = useState(false);
  const onBackup = useEventCallback(() => setBackingUp(true));
  return (
    <>
      {notice && (
        <p className="notice" role="alert">
          {notice}
        </p>
      )}
      <p className="banner screen-only" role="status">
        {isCalculating && joinSentences(CALCULATING.banner, countryChoice.figure.late && FORM.late)}
      </p>
      <SectionBoundary name={FORM.title}>
        {folded && (
          <results.FoldedForm
            shown={visualization}
            save={save}
            undo={undo}
            onOpen={() => changeAndFocus(() => dispatch({ type: 'formOpened' }), 'birthdate')}
          />
        )}
        <LifeForm
          key={formKey}
          form={form}
          save={save}
          undo={undo}
          changed={changed}
          hasResults={visualization !== null}
          folded={folded}
          busy={isCalculating}
          onSubmit={submitForm}
          onBackup={onBackup}
          onBegin={onBegin}
        />
      </SectionBoundary>
      {hasFailed && <ErrorFallback name={SECTIONS.results} onRetry={submitForm} onReload={onReload} />}
      <UndoStatus count={undo.count} />
      {visualization && results && (
        <results.OwnResults
          form={form}
          state={state}
          visualization={visualization}
          changed={changed}
          save={save}
          undo={undo}
          memory={memory}
          dispatch={dispatch}
          onChange={(action) => submitAfter(action, 'results')}
          onBackup={onBackup}
        />
      )}
      <BackupDialog
        open={isBackingUp}
        onClose={() => setBackingUp(false)}
        draft={draft}
        onOpen={(backup) => submitAfter({ type: 'replaced', draft: backup, by: 'backup' }, 'backup')}
        onReload={onReload}
      />
    </>
  );
}
