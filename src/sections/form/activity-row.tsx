import { type ChangeEvent, type ComponentType, lazy, Suspense } from 'react';
import { FORM } from '#words/form.ts';
import type { ActivityDraft } from '../../document/draft.ts';
import { HOURS_LIMITS, MAX_NAME_LENGTH } from '../../life/input-limits.ts';
import { chunk } from '../../platform/chunk.ts';
import type { ActivityPictureProps } from '../../ui/activity-picture.tsx';
import { Button } from '../../ui/button.tsx';
import { activityPaint } from '../../ui/charts/paint.ts';
import { Field } from '../../ui/field.tsx';
import { createIcon } from '../../ui/icon.tsx';
import { NumberInput } from '../../ui/number-input.tsx';
import { withWords } from '../../words/load-words.ts';
import type { ActivityOfferProps } from './activity-offer.tsx';
import { describeProblem, type FormProps } from './form-model.ts';
import './activity-row.css';

interface FieldProps extends FormProps {
  readonly activity: ActivityDraft;
  /** The position in the list, from 1. */
  readonly position: number;
}

interface ActivityRowProps extends FieldProps {
  /** The id of the error message for the total hours. */
  readonly totalProblemId: string | undefined;
  /** `undefined` for activities that cannot be removed. */
  readonly onRemove: (() => void) | undefined;
  /** Whether the known activities are offered as names. */
  readonly offersNames: boolean;
}

const OFFER_HINT_ID = 'offer-hint';

/** The offer of known activities. Without it, names are typed. */
export const offer = chunk(() => withWords(['results', 'entries'], import('./activity-offer.tsx')));
const ActivityOffer = lazy<ComponentType<ActivityOfferProps>>(() =>
  offer.load().catch(() => ({ default: () => null })),
);

/** The icon of an activity, by its name. Which one that is comes with the drawings. */
const ActivityIcon = createIcon<ActivityPictureProps>(
  chunk(() => withWords(['results'], import('../../ui/activity-picture.tsx'))),
);

const joinIds = (...ids: (string | undefined)[]) => ids.filter(Boolean).join(' ') || undefined;

/** One activity: its icon, its name and its hours a day. */
export function ActivityRow({ totalProblemId, onRemove, offersNames, ...field }: ActivityRowProps) {
  const { activity, position } = field;
  return (
    <>
      <div className="activity">
        <span className="activity-icon">
          <ActivityIcon activity={activity.name} color={activityPaint(activity.color)} />
        </span>
        <NameField {...field} hintId={offersNames ? OFFER_HINT_ID : undefined} />
        <HoursField {...field} totalProblemId={totalProblemId} />
        {onRemove && (
          <Button look="sign" aria-label={FORM.removeActivity({ position })} onClick={onRemove}>
            <span aria-hidden>×</span>
          </Button>
        )}
      </div>
      {offersNames && (
        <Suspense>
          <ActivityOffer {...field} hintId={OFFER_HINT_ID} />
        </Suspense>
      )}
    </>
  );
}

interface NameFieldProps extends FieldProps {
  /** The id of a hint for screen readers. */
  readonly hintId: string | undefined;
}

function NameField({ form, activity: { id, name }, position, hintId }: NameFieldProps) {
  const { dispatch } = form;
  const fieldId = `activity-${position}-name` as const;
  return (
    <Field
      id={fieldId}
      label={FORM.activityName({ position })}
      labelHidden
      problem={describeProblem(form, fieldId)}
    >
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

function HoursField(props: FieldProps & Pick<ActivityRowProps, 'totalProblemId'>) {
  const { form, activity, position, totalProblemId } = props;
  const { id, hours } = activity;
  const { dispatch } = form;
  const fieldId = `activity-${position}-hours` as const;
  const problem = describeProblem(form, fieldId);
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    // An emptied field becomes 0, selected so that the next digit replaces it. An incomplete number stays unchanged.
    if (target.value === '' && !target.validity.badInput) {
      target.value = '0';
      target.select();
    }
    dispatch({ type: 'activityChanged', id, change: { hours: target.value } });
  };
  return (
    <Field id={fieldId} label={FORM.activityHours({ position })} labelHidden problem={problem}>
      {(control) => (
        <span className="input-with-unit">
          <NumberInput
            {...control}
            {...HOURS_LIMITS}
            aria-describedby={joinIds(control['aria-describedby'], totalProblemId)}
            aria-invalid={control['aria-invalid'] || Boolean(totalProblemId)}
            className="input"
            value={hours}
            onChange={change}
            onBlur={() => dispatch({ type: 'hoursLeft', id })}
          />
          <span className="unit" aria-hidden>
            {FORM.hoursUnit}
          </span>
        </span>
      )}
    </Field>
  );
}
