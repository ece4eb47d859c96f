import { type ComponentProps, type Dispatch, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { CALCULATING, FORM, SECTIONS, TOASTS } from '#words/form.ts';
import { replaceDraft } from '../document/changes.ts';
import { type Draft, isSameSubmission } from '../document/draft.ts';
import { selectShownProblems } from '../document/parse-draft.ts';
import type { CalendarDate } from '../life/calendar-date.ts';
import { useToday } from '../platform/clock.ts';
import { changeAndFocus } from '../platform/focus.ts';
import { reload } from '../platform/reload.ts';
import { useEventCallback } from '../platform/use-event-callback.ts';
import { usePrinting, useWindowEvent } from '../platform/use-window-event.ts';
import type { SaveState } from '../results/save-state.ts';
import type { CountryChoice, FormModel } from '../sections/form/form-model.ts';
import { BackupDialog } from '../sections/form/lazy-dialogs.tsx';
import { LifeForm } from '../sections/form/life-form.tsx';
import { Announcement } from '../ui/announcement.tsx';
import { ErrorFallback, SectionBoundary } from '../ui/section-boundary.tsx';
import { idOf } from '../ui/target-ids.ts';
import { useToast } from '../ui/toast.tsx';
import { joinSentences } from '../words/join-sentences.ts';
import { resultsChunk } from './chunks.ts';
import { enterHydrated, readHydratedValues, takeOver } from './hydrated-values.ts';
import { checkDraft } from './run-submission.ts';
import type { Action, State, SubmitOrigin } from './state.ts';
import type { StoredForm } from './stored-form.ts';
import { useCountryChoice } from './use-country-choice.ts';
import { useSubmit } from './use-submit.ts';
import { useUndo } from './use-undo.ts';

interface FormAndResultsProps {
  readonly state: State;
  readonly dispatch: Dispatch<Action>;
  readonly save: SaveState;
  readonly stored: StoredForm;
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
  const [key, setKey] = useState(0);
  useWindowEvent('pageshow', ({ persisted }) => {
    // A page from the back/forward cache still has its state.
    if (persisted) return;
    const values = readHydratedValues();
    if (!isStored) dispatch(enterHydrated(values, shown));
    else if (takeOver(shown, values) !== shown) setKey(key + 1);
  });
  return key;
}

function useFormModel(
  { draft, refused }: State,
  dispatch: Dispatch<Action>,
  countryChoice: CountryChoice,
  builtOn: CalendarDate,
): FormModel {
  const { showToast } = useToast();
  const today = useToday();
  // Only a birthdate depends on the day. Without one, the day that follows hydration renders nothing again.
  const day = draft.birthdate === '' ? null : today;
  return useMemo(() => {
    const asOf = day ?? builtOn;
    const parsed = checkDraft(draft, asOf, countryChoice.figure.error);
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
  const { draft, visualization } = state;
  const { submit, begin, ...progress } = useSubmit(form, dispatch);
  const undo = useUndo(state, dispatch, submit);
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
      submitAfter(enterHydrated(readHydratedValues(), draft), 'form'),
    ),
    onBegin: useEventCallback(() => {
      begin();
      resultsChunk.preload();
    }),
  };
}

interface FoldableFormProps extends Omit<ComponentProps<typeof LifeForm>, 'hasResults' | 'folded'> {
  readonly state: State;
  /** The form is made again with another one. */
  readonly formKey: number;
  readonly onUnfold: () => void;
}

/** The form, or one line in its place: on paper, and when it came back with its results. */
function FoldableForm({ state, formKey, onUnfold, ...form }: FoldableFormProps) {
  const { visualization } = state;
  // A submit waits for their code.
  const results = visualization ? resultsChunk.loaded() : undefined;
  // On paper, the line of the folded form leaves the first sheet to the results.
  const isOneLine = usePrinting() || state.folded;
  const folded = isOneLine && visualization !== null && results !== undefined;
  return (
    <>
      {folded && (
        <results.FoldedForm shown={visualization} save={form.save} undo={form.undo} onOpen={onUnfold} />
      )}
      <LifeForm key={formKey} {...form} hasResults={visualization !== null} folded={folded} />
    </>
  );
}

export function FormAndResults(props: FormAndResultsProps) {
  const { state, dispatch, save, stored, builtOn, notice } = props;
  const { draft, visualization } = state;
  const formKey = useRestoredValues(draft, stored.draft !== null, dispatch);
  const countryChoice = useCountryChoice(draft, dispatch);
  const form = useFormModel(state, dispatch, countryChoice, builtOn);
  const { isCalculating, hasFailed, undo, submitAfter, submitForm, onBegin } = useSubmits(props, form);
  const changed = visualization !== null && !isCalculating && !isSameSubmission(draft, visualization.draft);
  // A submit waits for their code.
  const results = visualization ? resultsChunk.loaded() : undefined;
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
        <FoldableForm
          state={state}
          formKey={formKey}
          form={form}
          save={save}
          undo={undo}
          changed={changed}
          busy={isCalculating}
          onSubmit={submitForm}
          onBackup={onBackup}
          onBegin={onBegin}
          onUnfold={() => changeAndFocus(() => dispatch({ type: 'formOpened' }), idOf({ of: 'birthdate' }))}
        />
      </SectionBoundary>
      {hasFailed && <ErrorFallback name={SECTIONS.results} onRetry={submitForm} onReload={reload} />}
      <Announcement said={undo.done} />
      {visualization && results && (
        <results.OwnResults
          form={form}
          state={state}
          visualization={visualization}
          changed={changed}
          actions={{ save, undo, onBackup, dispatch, onChange: (action) => submitAfter(action, 'results') }}
        />
      )}
      <BackupDialog
        open={isBackingUp}
        onClose={() => setBackingUp(false)}
        draft={draft}
        onOpen={(backup) => submitAfter(replaceDraft(backup, 'backup'), 'backup')}
        onReload={reload}
      />
    </>
  );
}
