import { type ChangeEvent, useState } from 'react';
import { FORM, OFFER, ROW, SCHEDULES, UNREADABLE } from '#words/form.ts';
import { changeActivity, leaveHours, removeActivity } from '../../document/changes.ts';
import { canRemoveActivity } from '../../document/draft.ts';
import { type ActivityField, activityField } from '../../document/field.ts';
import { isOfSchedule } from '../../document/parse-draft.ts';
import { parseHours } from '../../document/parse-hours.ts';
import { HOURS_LIMITS, MAX_NAME_LENGTH, type Schedule } from '../../life/activity.ts';
import { ADULT_FROM, completedAge } from '../../life/calendar-date.ts';
import { KNOWN_ACTIVITIES, type KnownActivity } from '../../life/known-activities.ts';
import { DAYS_PER_WEEK } from '../../life/weeks.ts';
import { changeAndFocus } from '../../platform/focus.ts';
import { useFormat } from '../../platform/locale.ts';
import { Button } from '../../ui/button.tsx';
import { activityPaint } from '../../ui/charts/paint.ts';
import { Field, FieldProblem } from '../../ui/field.tsx';
import { activityIcon, Icon } from '../../ui/icon.tsx';
import { NumberInput } from '../../ui/number-input.tsx';
import { idOf } from '../../ui/target-ids.ts';
import { UNDO_ID } from '../../ui/undo-button.tsx';
import { findKnownActivity, nameOfActivity } from '../../words/activity-names.ts';
import { cleanText } from '../../words/clean-text.ts';
import { describeAges } from '../../words/describe-schedule.ts';
import type { Format } from '../../words/format.ts';
import { isolateName } from '../../words/isolate-name.ts';
import { joinSentences } from '../../words/join-sentences.ts';
import { describeProblem, useFieldProblem } from './describe-problem.ts';
import type { ActivityProps } from './form-model.ts';

export interface ActivityRowProps extends ActivityProps {
  /** Opens the days and ages of an activity. @param field in which the focus begins */
  readonly onOpenSchedule: (field: ActivityField) => void;
}

export const TOTAL_PROBLEM_ID = 'activities-problem';

const joinIds = (...ids: (string | undefined)[]) => ids.filter(Boolean).join(' ') || undefined;

export function ActivityRow({ onOpenSchedule, ...field }: ActivityRowProps) {
  const { form, activity, position } = field;
  const { draft, dispatch } = form;
  const { id, name, color } = activity;
  const canRemove = canRemoveActivity(position - 1);
  const offersNames = canRemove && position === draft.activities.length && name === '';
  return (
    <>
      <div className="activity">
        <span className="activity-icon">
          <Icon name={activityIcon(name)} color={activityPaint(color)} />
        </span>
        <NameField {...field} hintId={offersNames ? OFFER_HINT_ID : undefined} />
        <HoursField {...field} />
        {/* Within the field of the name, but after the hours, to which Tab leads from the name. */}
        <WhenButton {...field} onOpenSchedule={onOpenSchedule} />
        {canRemove && (
          <Button
            look="sign"
            aria-label={FORM.removeActivity({ position })}
            // The focused button is removed with its row.
            onClick={() => changeAndFocus(() => dispatch(removeActivity(id)), UNDO_ID)}
          >
            <span aria-hidden>×</span>
          </Button>
        )}
      </div>
      {offersNames && <ActivityOffer {...field} />}
    </>
  );
}

/** When an activity happens, in short. @example '5 days · 22 to 65' */
export function describeBriefly(format: Format, schedule: Schedule): string {
  const often = SCHEDULES.brief.days(format, { count: schedule.days });
  const ages = describeAges(format, schedule);
  if (ages === null) return often;
  return schedule.days === DAYS_PER_WEEK ? ages : ROW.beside({ one: often, other: ages });
}

function WhenButton({ form, activity, position, onOpenSchedule }: ActivityRowProps) {
  const format = useFormat();
  const schedule = form.parsed.activities[position - 1]?.schedule;
  const when = schedule ? describeBriefly(format, schedule) : FORM.everyDay;
  const id = idOf(activityField(position, 'when'));
  const problemId = `${id}-problem`;
  const wrong = form.problems.filter((problem) => isOfSchedule(problem, position));
  return (
    <>
      <Button
        id={id}
        look="text"
        aria-label={FORM.activityWhen({ position, when })}
        aria-haspopup="dialog"
        aria-describedby={wrong.length > 0 ? problemId : undefined}
        data-scheduled={activity.schedule !== null}
        onClick={() => onOpenSchedule(wrong[0]?.at ?? activityField(position, 'days'))}
      >
        {when}
      </Button>
      <FieldProblem id={problemId}>
        {joinSentences(...wrong.map((problem) => describeProblem(format, problem)))}
      </FieldProblem>
    </>
  );
}

function NameField(props: ActivityProps & { readonly hintId: string | undefined }) {
  const { form, activity, position, hintId } = props;
  const { id, name } = activity;
  const { dispatch } = form;
  const at = activityField(position, 'name');
  const problem = useFieldProblem(form, at);
  return (
    <Field id={idOf(at)} label={FORM.activityName({ position })} labelHidden problem={problem}>
      {(control) => (
        <input
          {...control}
          aria-describedby={joinIds(control['aria-describedby'], hintId)}
          type="text"
          className="input"
          dir="auto"
          autoComplete="off"
          maxLength={MAX_NAME_LENGTH}
          placeholder={FORM.activityNamePlaceholder}
          value={name}
          onChange={(event) => dispatch(changeActivity(id, { name: event.target.value }))}
        />
      )}
    </Field>
  );
}

/** Characters of a quotation of what was typed, at most. */
const MAX_QUOTED = 60;

const findUnreadable = (hours: string) => (parseHours(hours) === null ? hours : null);

/** Says that what was typed is no number and counts as 0, and quotes it: the field does not have it any more. */
const describeUnreadable = (typed: string) =>
  UNREADABLE.hours({ typed: isolateName(cleanText(Array.from(typed).slice(0, MAX_QUOTED).join(''))) });

function HoursField({ form, activity: { id, hours }, position }: ActivityProps) {
  const { dispatch } = form;
  /** What was left in the field though it is no number; a form that is brought back may have it. */
  const [unreadable, setUnreadable] = useState(() => findUnreadable(hours));
  const at = activityField(position, 'hours');
  const problem = useFieldProblem(form, at);
  const totalProblemId = useFieldProblem(form, { of: 'activities' }) && TOTAL_PROBLEM_ID;
  // An undo or a backup may have brought other hours since.
  const note =
    unreadable !== null && (hours === '0' || hours === unreadable) && describeUnreadable(unreadable);
  const noteId = `${idOf(at)}-note`;
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setUnreadable(null);
    // An emptied field becomes 0, selected so that the next digit replaces it. An incomplete number stays unchanged.
    if (target.value === '' && !target.validity.badInput) {
      target.value = '0';
      target.select();
    }
    dispatch(changeActivity(id, { hours: target.value }));
  };
  return (
    <>
      <Field id={idOf(at)} label={FORM.activityHours({ position })} labelHidden problem={problem}>
        {(control) => (
          <span className="activity-hours">
            <NumberInput
              {...control}
              {...HOURS_LIMITS}
              aria-describedby={joinIds(
                control['aria-describedby'],
                note ? noteId : undefined,
                totalProblemId,
              )}
              aria-invalid={control['aria-invalid'] || Boolean(totalProblemId)}
              value={hours}
              onChange={change}
              onBlur={() => {
                // What is known already was read when the field was left before.
                if (hours !== '0') setUnreadable(findUnreadable(hours));
                dispatch(leaveHours(id));
              }}
            />
            <span className="activity-unit" aria-hidden>
              {FORM.hoursUnit}
            </span>
          </span>
        )}
      </Field>
      <p id={noteId} className="activity-note" role="status">
        {note}
      </p>
    </>
  );
}

const NOT_FOR_MINORS: ReadonlySet<KnownActivity> = new Set(['work', 'commute']);

/**
 * The names of the known activities that a visitor can still add with a tap.
 * @example offerActivities(['sleep', 'TV'], true) // Exercise, Social Media, Eating …
 */
export function offerActivities(entered: readonly string[], isMinor: boolean): readonly string[] {
  const used = new Set(entered.map(findKnownActivity));
  return KNOWN_ACTIVITIES.filter((id) => !used.has(id) && !(isMinor && NOT_FOR_MINORS.has(id))).map(
    nameOfActivity,
  );
}

/** The hint also describes the field of the name. */
const OFFER_HINT_ID = 'offer-hint';

function ActivityOffer({ form, activity, position }: ActivityProps) {
  const { draft, parsed, asOf, dispatch } = form;
  const { birthdate } = parsed;
  const isMinor = birthdate !== null && completedAge(birthdate, asOf) < ADULT_FROM;
  const names = draft.activities.map(({ name }) => name);
  const choose = (name: string) => {
    const hours = changeAndFocus(
      () => dispatch(changeActivity(activity.id, { name })),
      idOf(activityField(position, 'hours')),
    );
    if (hours instanceof HTMLInputElement) hours.select();
  };
  return (
    <div className="activity-offer screen-only" role="group" aria-labelledby={OFFER_HINT_ID}>
      <p id={OFFER_HINT_ID} className="quiet">
        {OFFER.hint}
      </p>
      <ul className="row">
        {offerActivities(names, isMinor).map((offered) => (
          <li key={offered}>
            <Button onClick={() => choose(offered)}>
              <Icon name={activityIcon(offered)} color="var(--soft)" />
              <span>{offered}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
