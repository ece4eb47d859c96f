import { type ChangeEvent, useState } from 'react';
import { FORM, UNREADABLE } from '#words/form.ts';
import { canRemoveActivity } from '../../document/draft.ts';
import { activityFieldId, activityPosition } from '../../document/element-ids.ts';
import { parseHours } from '../../document/parse-hours.ts';
import { HOURS_LIMITS, MAX_NAME_LENGTH } from '../../life/activity.ts';
import { changeAndFocus, focusElement } from '../../platform/focus.ts';
import { useFormat } from '../../platform/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { activityPaint } from '../../ui/charts/paint.ts';
import { Field } from '../../ui/field.tsx';
import { activityIcon, Icon } from '../../ui/icon.tsx';
import { NumberInput } from '../../ui/number-input.tsx';
import { UNDO_ID } from '../../ui/undo-button.tsx';
import { cleanText } from '../../words/clean-text.ts';
import { isolateName } from '../../words/isolate-name.ts';
import { ActivityOffer, OFFER_HINT_ID } from './activity-offer.tsx';
import { ActivitySchedule } from './activity-schedule.tsx';
import { useFieldProblems } from './describe-problem.ts';
import { describeBriefly } from './describe-schedule.ts';
import type { ActivityProps } from './form-model.ts';

interface ActivityRowProps extends ActivityProps {
  /** Whether the visitor has opened the fields for its days and ages. */
  readonly isOpened: boolean;
  readonly onOpen: (isOpened: boolean) => void;
}

/** The id of the error message for the hours of all activities together. */
export const TOTAL_PROBLEM_ID = 'activities-problem';

const joinIds = (...ids: (string | undefined)[]) => ids.filter(Boolean).join(' ') || undefined;

export function ActivityRow({ isOpened, onOpen, ...field }: ActivityRowProps) {
  const { form, activity, position } = field;
  const { draft, problems, dispatch } = form;
  const { id, name, color } = activity;
  const canRemove = canRemoveActivity(position - 1);
  const offersNames = canRemove && position === draft.activities.length && name === '';
  const isWrong = problems.some(
    ({ code, field: at }) => code === 'schedule' && activityPosition(at) === position,
  );
  const isOpen = isOpened || isWrong;
  const toggle = () => {
    if (isOpened) onOpen(false);
    else changeAndFocus(() => onOpen(true), activityFieldId(position, 'days'));
  };
  return (
    <>
      <div className="activity">
        <span className="activity-icon">
          <Icon name={activityIcon(name)} color={activityPaint(color)} />
        </span>
        <NameField {...field} hintId={offersNames ? OFFER_HINT_ID : undefined} />
        <HoursField {...field} />
        {/* Within the field of the name, but after the hours, to which Tab leads from the name. */}
        <WhenButton {...field} isOpen={isOpen} onPress={toggle} />
        {canRemove && (
          <Button
            look="sign"
            aria-label={FORM.removeActivity({ position })}
            // The focused button is removed with its row.
            onClick={() => changeAndFocus(() => dispatch({ type: 'activityRemoved', id }), UNDO_ID)}
          >
            <span aria-hidden>×</span>
          </Button>
        )}
      </div>
      {offersNames && <ActivityOffer {...field} />}
      {isOpen && (
        <ActivitySchedule
          {...field}
          onFocus={() => onOpen(true)}
          onClose={() => {
            onOpen(false);
            focusElement(whenId(position));
          }}
        />
      )}
    </>
  );
}

const whenId = (position: number) => `activity-${position}-when`;

/** Opens the fields for an activity’s days and ages, which take the focus. @param position in the list, from 1 */
export function openSchedule(position: number): void {
  const button = focusElement(whenId(position));
  if (button?.ariaExpanded === 'false') button.click();
}

interface WhenButtonProps extends ActivityProps {
  readonly isOpen: boolean;
  readonly onPress: () => void;
}

/** Says when the activity happens, and shows the fields for that. */
function WhenButton({ form, activity, position, isOpen, onPress }: WhenButtonProps) {
  const format = useFormat();
  const schedule = form.parsed.activities[position - 1]?.schedule;
  const when = schedule ? describeBriefly(format, schedule) : FORM.everyDay;
  return (
    <Button
      id={whenId(position)}
      look="text"
      aria-label={FORM.activityWhen({ position, when })}
      aria-expanded={isOpen}
      data-scheduled={activity.schedule !== null}
      onClick={onPress}
    >
      {when}
    </Button>
  );
}

interface NameFieldProps extends ActivityProps {
  /** The id of a hint for screen readers. */
  readonly hintId: string | undefined;
}

function NameField({ form, activity: { id, name }, position, hintId }: NameFieldProps) {
  const { dispatch } = form;
  const fieldId = activityFieldId(position, 'name');
  const problem = useFieldProblems(form)(fieldId);
  return (
    <Field id={fieldId} label={FORM.activityName({ position })} labelHidden problem={problem}>
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
          onChange={(event) =>
            dispatch({ type: 'activityChanged', id, change: { name: event.target.value } })
          }
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
  const fieldId = activityFieldId(position, 'hours');
  const problemOf = useFieldProblems(form);
  const problem = problemOf(fieldId);
  const totalProblemId = problemOf('activities') && TOTAL_PROBLEM_ID;
  // An undo or a backup may have brought other hours since.
  const note =
    unreadable !== null && (hours === '0' || hours === unreadable) && describeUnreadable(unreadable);
  const noteId = `${fieldId}-note`;
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setUnreadable(null);
    // An emptied field becomes 0, selected so that the next digit replaces it. An incomplete number stays unchanged.
    if (target.value === '' && !target.validity.badInput) {
      target.value = '0';
      target.select();
    }
    dispatch({ type: 'activityChanged', id, change: { hours: target.value } });
  };
  return (
    <>
      <Field id={fieldId} label={FORM.activityHours({ position })} labelHidden problem={problem}>
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
              className="input"
              value={hours}
              onChange={change}
              onBlur={() => {
                // What is known already was read when the field was left before.
                if (hours !== '0') setUnreadable(findUnreadable(hours));
                dispatch({ type: 'hoursLeft', id });
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
