import { OFFER } from '#words/form.ts';
import { activityFieldId } from '../../document/element-ids.ts';
import { ADULT_FROM, completedAge } from '../../life/calendar-date.ts';
import { KNOWN_ACTIVITIES, type KnownActivity } from '../../life/known-activities.ts';
import { changeAndFocus } from '../../platform/focus.ts';
import { Button } from '../../ui/button.tsx';
import { activityIcon, Icon } from '../../ui/icon.tsx';
import { findKnownActivity, nameOfActivity } from '../../words/activity-names.ts';
import type { ActivityProps } from './form-model.ts';

const NOT_FOR_MINORS: ReadonlySet<KnownActivity> = new Set(['work', 'commute']);

/**
 * The names of the known activities that a visitor can still add with a tap.
 * @param entered the names that the visitor has already entered
 * @param isMinor whether the visitor is known to be under age
 * @example offerActivities(['sleep', 'TV'], true) // Exercise, Social Media, Eating …
 */
export function offerActivities(entered: readonly string[], isMinor: boolean): readonly string[] {
  const used = new Set(entered.map(findKnownActivity));
  return KNOWN_ACTIVITIES.filter((id) => !used.has(id) && !(isMinor && NOT_FOR_MINORS.has(id))).map(
    nameOfActivity,
  );
}

/** The hint also describes the field of the name. */
export const OFFER_HINT_ID = 'offer-hint';

/** The known activities as buttons that name a new activity. */
export function ActivityOffer({ form, activity, position }: ActivityProps) {
  const { draft, parsed, asOf, dispatch } = form;
  const { birthdate } = parsed;
  const isMinor = birthdate !== null && completedAge(birthdate, asOf) < ADULT_FROM;
  const names = draft.activities.map(({ name }) => name);
  const choose = (name: string) => {
    const hours = changeAndFocus(
      () => dispatch({ type: 'activityChanged', id: activity.id, change: { name } }),
      activityFieldId(position, 'hours'),
    );
    if (hours instanceof HTMLInputElement) hours.select();
  };
  return (
    <div className="activity-offer screen-only" role="group" aria-labelledby={OFFER_HINT_ID}>
      <p id={OFFER_HINT_ID} className="hint">
        {OFFER.hint}
      </p>
      <ul className="row">
        {offerActivities(names, isMinor).map((name) => (
          <li key={name}>
            <Button onClick={() => choose(name)}>
              <Icon name={activityIcon(name)} color="var(--soft)" />
              <span>{name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
