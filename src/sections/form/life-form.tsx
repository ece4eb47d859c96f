import { type FormEvent, memo, useState } from 'react';
import { CALCULATING, FORM, REMEMBER, SCHEDULES, UNREADABLE } from '#words/form.ts';
import { HEAD } from '#words/page.ts';
import { switchManual, typeBirthdate, typeLifeExpectancy } from '../../document/changes.ts';
import { type ActivityField, activityField } from '../../document/field.ts';
import type { Problem } from '../../document/parse-draft.ts';
import { valueOf } from '../../events/typed.ts';
import { parsePageTime } from '../../events/typed-life/time-grammar.ts';
import { formatIsoDate } from '../../life/calendar-date.ts';
import { LIFE_EXPECTANCY_LIMITS } from '../../life/input-limits.ts';
import { useToday } from '../../platform/clock.ts';
import { changeAndFocus, focusElement } from '../../platform/focus.ts';
import { useFormat } from '../../platform/locale.ts';
import { chooseByWorldBank } from '../../platform/site-settings.ts';
import { describeSaveProblem, type SaveState } from '../../results/save-state.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { DateInput } from '../../ui/date-input.tsx';
import { Field } from '../../ui/field.tsx';
import { NumberInput } from '../../ui/number-input.tsx';
import { ErrorBoundary } from '../../ui/section-boundary.tsx';
import { idOf } from '../../ui/target-ids.ts';
import { type Undo, UndoButton } from '../../ui/undo-button.tsx';
import { isNumberText } from '../../words/number-text.ts';
import { ActivityList } from './activity-list.tsx';
import { CountryField } from './country-field.tsx';
import { useFieldProblem } from './describe-problem.ts';
import type { FormProps } from './form-model.ts';
import { ScheduleDialog } from './lazy-dialogs.tsx';
import { LifePreview } from './life-preview.tsx';
import './life-form.css';

interface LifeFormProps extends FormProps {
  readonly save: SaveState;
  readonly undo: Undo;
  /** Whether the form has changed since the results were made. */
  readonly changed: boolean;
  /** Whether the results below show the life that is drawn above the form without them. */
  readonly hasResults: boolean;
  readonly folded: boolean;
  readonly busy: boolean;
  readonly onSubmit: () => void;
  readonly onBackup: () => void;
  /** Called with each focus in the form: the visitor starts to fill it in. */
  readonly onBegin: () => void;
}

/** Memoized, so that neither a toast nor the day, which becomes known with hydration, renders it again. */
export const LifeForm = memo(function LifeForm(props: LifeFormProps) {
  const { form, save, undo, changed, hasResults, folded, busy, onSubmit, onBackup, onBegin } = props;
  const [scheduleField, setScheduleField] = useState<ActivityField | null>(null);
  const closeSchedule = ({ position }: ActivityField) =>
    // Also where the dialog was opened from a list of problems that is gone.
    changeAndFocus(() => setScheduleField(null), idOf(activityField(position, 'when')));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const { birthdate, lifeExpectancy } = form.parsed;
  /** Whether the button is in view wherever the form is scrolled to. Results have their own buttons there. */
  const isReady = !hasResults && birthdate !== null && lifeExpectancy !== null && form.problems.length === 0;
  return (
    <>
      <ScheduleDialog
        form={form}
        field={scheduleField}
        onClose={() => scheduleField && closeSchedule(scheduleField)}
      />
      {/* A picture that fails to render is left out: the form says everything that is needed. */}
      {!hasResults && (
        <ErrorBoundary resetKey={form.draft} renderFallback={() => null}>
          <LifePreview form={form} />
        </ErrorBoundary>
      )}
      {/* With this method, a click before hydration does not submit the form anywhere. */}
      <form
        className="card life-form"
        method="dialog"
        noValidate
        hidden={folded}
        onSubmit={submit}
        onFocus={onBegin}
        data-complete={isReady}
      >
        <h2 className="form-title">{FORM.title}</h2>
        {form.problems.length > 0 && (
          <ErrorSummary problems={form.problems} onOpenSchedule={setScheduleField} />
        )}
        <div className="form-columns">
          <PersonFields form={form} />
          <ActivityList form={form} onOpenSchedule={setScheduleField}>
            {!folded && <UndoButton undo={undo} origin="form" look="flush" />}
          </ActivityList>
        </div>
        <FormEnd changed={changed} busy={busy} save={save} onBackup={onBackup} />
      </form>
    </>
  );
});

type EndProps = Pick<LifeFormProps, 'changed' | 'busy' | 'save' | 'onBackup'>;

const FormEnd = ({ changed, busy, save, onBackup }: EndProps) => (
  <div className="row form-end screen-only">
    {/* Only in the prerendered HTML, for browsers without scripts. */}
    <noscript>{import.meta.env.SSR && <p className="notice">{HEAD.noScript}</p>}</noscript>
    <div className="quiet">
      <p className="form-changed" role="status">
        {changed && FORM.changed}
      </p>
      <p id="privacy">{chooseByWorldBank(FORM.privacy, FORM.nothingSent)}</p>
    </div>
    <div className="form-submit">
      <Button id="visualize" look="primary" type="submit" disabled={busy}>
        {busy ? CALCULATING.button : FORM.submit}
      </Button>
    </div>
    <div className="row form-remember">
      <Checkbox
        id="remember"
        label={REMEMBER.label}
        hint={REMEMBER.hint}
        checked={save.status === 'on'}
        disabled={save.status === 'newer'}
        onChange={save.onToggle}
      />
      <Button look="flush" aria-haspopup="dialog" onClick={onBackup}>
        {FORM.backup.button}
      </Button>
      <p role="status">{describeSaveProblem(save.status)}</p>
    </div>
  </div>
);

export const ERROR_SUMMARY_ID = 'problems';

/** The name of a field. What an activity has in its dialog has one name together. */
function nameField(at: Problem['at']): string {
  if (at.of !== 'activity') return FORM[at.of];
  const { position, part } = at;
  if (part === 'name') return FORM.activityName({ position });
  if (part === 'hours') return FORM.activityHours({ position });
  return SCHEDULES.title({ name: FORM.activity({ position }) });
}

interface ErrorSummaryProps {
  readonly problems: readonly Problem[];
  readonly onOpenSchedule: (field: ActivityField) => void;
}

/** Names the fields that have a problem, each as a link to it. It takes the focus when a submit is refused. */
function ErrorSummary({ problems, onOpenSchedule }: ErrorSummaryProps) {
  const labeled = problems.map((problem) => ({ problem, label: nameField(problem.at) }));
  const links = labeled.filter(
    (each, index) => labeled.findIndex(({ label }) => label === each.label) === index,
  );
  return (
    <div
      id={ERROR_SUMMARY_ID}
      className="notice form-error-summary screen-only"
      role="group"
      aria-labelledby="problems-title"
      tabIndex={-1}
    >
      <h3 id="problems-title">{FORM.problems}</h3>
      <ul>
        {links.map(({ problem, label }) => (
          <li key={label}>
            <a
              href={`#${idOf(problem.at)}`}
              onClick={(event) => {
                // The address must not change: its fragment is reserved for shared lives.
                event.preventDefault();
                if (problem.code === 'schedule') onOpenSchedule(problem.at);
                else focusElement(idOf(problem.at));
              }}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function PersonFields({ form }: FormProps) {
  const { draft, dispatch, countryChoice } = form;
  const toggleManual = (manual: boolean) => {
    const years = countryChoice.figure.value?.lifeExpectancy;
    dispatch(switchManual(manual, years));
  };
  return (
    <div className="stack form-person">
      <BirthdateField form={form} />
      <CountryField form={form} onManual={() => toggleManual(true)} />
      <Checkbox id="manual" label={FORM.manual} checked={draft.manual} onChange={toggleManual} />
      {draft.manual && <LifeExpectancyField form={form} />}
    </div>
  );
}

function readPastedDate(text: string): string | null {
  const when = valueOf(parsePageTime(text));
  return when?.unit === 'day' ? formatIsoDate(when.date) : null;
}

function BirthdateField({ form }: FormProps) {
  const { draft, dispatch } = form;
  const today = useToday();
  const problem = useFieldProblem(form, { of: 'birthdate' });
  const [unreadable, setUnreadable] = useState(false);
  return (
    <Field
      id={idOf({ of: 'birthdate' })}
      label={FORM.birthdate}
      problem={problem ?? (unreadable ? UNREADABLE.date : undefined)}
    >
      {(control) => (
        <DateInput
          {...control}
          max={today ? formatIsoDate(today) : undefined}
          autoComplete="bday"
          value={draft.birthdate}
          onChange={(birthdate) => dispatch(typeBirthdate(birthdate))}
          readPasted={readPastedDate}
          onUnreadable={setUnreadable}
        />
      )}
    </Field>
  );
}

function LifeExpectancyField({ form }: FormProps) {
  const { draft, dispatch } = form;
  const format = useFormat();
  const { lifeExpectancy } = draft;
  const problem = useFieldProblem(form, { of: 'lifeExpectancy' });
  const unreadable = isNumberText(lifeExpectancy) ? undefined : UNREADABLE.years;
  return (
    <Field
      id={idOf({ of: 'lifeExpectancy' })}
      label={FORM.lifeExpectancy}
      hint={FORM.lifeExpectancyHint(format, { example: 82.5 })}
      problem={problem ?? unreadable}
    >
      {(control) => (
        <NumberInput
          {...control}
          {...LIFE_EXPECTANCY_LIMITS}
          value={lifeExpectancy}
          onChange={(event) => dispatch(typeLifeExpectancy(event.target.value))}
        />
      )}
    </Field>
  );
}
