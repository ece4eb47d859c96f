import { FOLDED, HOURS_PER } from '#words/results.ts';
import type { Draft } from '../../document/draft.ts';
import type { SubmittedLife } from '../../document/submitted-life.ts';
import { hasSchedules, totalHours } from '../../life/activity.ts';
import { useFormat } from '../../platform/locale.ts';
import { describeSaveProblem, type SaveState } from '../../results/save-state.ts';
import { Button } from '../../ui/button.tsx';
import { type Undo, UndoButton } from '../../ui/undo-button.tsx';
import type { Format } from '../../words/format.ts';
import { everydayName } from '../../words/shown-names.ts';
import './folded-form.css';

interface FoldedLife {
  readonly draft: Draft;
  readonly submitted: SubmittedLife;
}

/**
 * Says in a few words each what the results are of: birthdate, country or life expectancy, and the hours of a day, which
 * differ from day to day where activities have days of their own.
 */
export function describeFolded(format: Format, { submitted, draft }: FoldedLife): string[] {
  const { time, country, atBirth, activities } = submitted;
  return [
    time.kind === 'dated' && FOLDED.born({ birthdate: format.date(time.birthdate) }),
    country && atBirth.kind === 'birth'
      ? everydayName(country)
      : FOLDED.lifeExpectancy(format, { lifeExpectancy: atBirth.years }),
    !hasSchedules(draft.activities) && HOURS_PER.day({ hours: format.hours(totalHours(activities)) }),
  ].filter((part) => part !== false);
}

interface FoldedFormProps {
  readonly shown: FoldedLife;
  readonly save: SaveState;
  readonly undo: Undo;
  readonly onOpen: () => void;
}

/** One line in place of a form that came back with its results, and a button that opens it. */
export function FoldedForm({ shown, save, undo, onOpen }: FoldedFormProps) {
  const format = useFormat();
  return (
    <div className="card between folded-form">
      <p id="folded-form">{describeFolded(format, shown).join(' · ')}</p>
      <Button id="change" look="flush" aria-describedby="folded-form" onClick={onOpen}>
        {FOLDED.change}
      </Button>
      <p role="status">{describeSaveProblem(save.status)}</p>
      <UndoButton undo={undo} origin="form" look="flush" />
    </div>
  );
}
