import { OFFER } from '#words/entries.ts';
import type { ActivityDraft } from '../../document/draft.ts';
import { adoptStyles } from '../../platform/adopt-styles.ts';
import { changeAndFocus } from '../../platform/focus.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { activityIcon } from '../../ui/name-activity-icon.ts';
import styles from './activity-offer.css?inline';
import { ageOf, type FormProps } from './form-model.ts';
import { offerActivities } from './offered-activities.ts';

adoptStyles(styles);

export interface ActivityOfferProps extends FormProps {
  readonly activity: ActivityDraft;
  /** The position in the list, from 1. */
  readonly position: number;
  /** The id of the hint, which also describes the field of the name. */
  readonly hintId: string;
}

/** The known activities as buttons that name a new activity. */
export default function ActivityOffer({ form, activity, position, hintId }: ActivityOfferProps) {
  const { draft, dispatch } = form;
  const names = draft.activities.map(({ name }) => name);
  const choose = (name: string) => {
    const hours = changeAndFocus(
      () => dispatch({ type: 'activityChanged', id: activity.id, change: { name } }),
      `activity-${position}-hours`,
    );
    if (hours instanceof HTMLInputElement) hours.select();
  };
  return (
    <div className="activity-offer" role="group" aria-labelledby={hintId}>
      <p id={hintId} className="field-hint">
        {OFFER.hint}
      </p>
      <ul>
        {offerActivities({ names, age: ageOf(form) }).map((name) => (
          <li key={name}>
            <Button onClick={() => choose(name)}>
              <Icon name={activityIcon(name)} color="var(--soft)" />
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
