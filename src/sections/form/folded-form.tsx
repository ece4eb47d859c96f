import { memo } from 'react';
import { FORM, REMEMBER } from '#words/form.ts';
import { FOLDED } from '#words/results.ts';
import type { Draft } from '../../document/draft.ts';
import { isWhole } from '../../document/history.ts';
import type { ShownLife } from '../../document/shown-life.ts';
import { hasSchedules, totalHours } from '../../life/activity.ts';
import type { Profile } from '../../life/life.ts';
import { changeAndFocus, focusElement } from '../../platform/focus.ts';
import { useLocale } from '../../platform/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { type Format, formatFor } from '../../words/format.ts';
import type { SaveState } from '../save-state.ts';
import { describeUndo } from './activity-list.tsx';
import type { FormProps } from './form-model.ts';
import { UndoLine } from './undo-line.tsx';
import './folded-form.css';

/** The results that the folded form led to. */
interface FoldedLife extends Pick<ShownLife, 'figure'> {
  readonly draft: Draft;
  readonly profile: Profile;
}

/**
 * Says in a few words each what the results are of: birthdate, country or life expectancy, and the hours of a day, which
 * differ from day to day where activities have days of their own.
 */
export function describeFolded(format: Format, { profile, figure, draft }: FoldedLife): string[] {
  const { birthdate, lifeExpectancy, activities } = profile;
  return [
    FOLDED.born({ birthdate: format.date(birthdate) }),
    figure ? figure.countryName : FOLDED.lifeExpectancy(format, { lifeExpectancy }),
    !hasSchedules(draft.activities) && FOLDED.hours(format, { hours: totalHours(activities) }),
  ].filter((part) => part !== false);
}

const LINE_ID = 'folded-form';
const BUTTON_ID = 'open-form';

interface FoldedFormProps extends FormProps {
  readonly shown: FoldedLife;
  readonly save: SaveState;
  readonly onOpen: () => void;
}

/** One line in place of a form that came back with its results, and a button that opens it. */
export const FoldedForm = memo(function FoldedForm(props: FoldedFormProps) {
  const {
    shown,
    form: { undo, dispatch },
    save: { status },
    onOpen,
  } = props;
  const format = formatFor(useLocale());
  const undoLatest = () => {
    // If the form before had no results, it is open now.
    changeAndFocus(
      () => dispatch(undo?.type === 'redone' ? { type: 'redone' } : { type: 'undone', step: undo?.step }),
      'activities',
    );
    focusElement(BUTTON_ID);
  };
  return (
    <div className="card folded-form">
      <p id={LINE_ID}>{describeFolded(format, shown).join(' · ')}</p>
      <Button id={BUTTON_ID} look="text" aria-describedby={LINE_ID} onClick={onOpen}>
        {FOLDED.change}
      </Button>
      <p role="status">{status !== 'off' && status !== 'on' && REMEMBER[status]}</p>
      <UndoLine
        // Other changes are of fields, which are not seen here.
        text={undo && isWhole(undo.step.change) ? describeUndo(undo) : null}
        label={undo?.type === 'redone' ? FORM.redo : FORM.undo}
        onUndo={undoLatest}
      />
    </div>
  );
});
