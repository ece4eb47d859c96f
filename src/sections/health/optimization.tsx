import { FORM } from '#words/form.ts';
import { HEALTH, OPTIMIZED } from '#words/results.ts';
import { Button } from '../../ui/button.tsx';
import { cleanText } from '../../words/clean-text.ts';
import { isolateName } from '../../words/isolate-name.ts';
import { useResults } from '../results-context.ts';

const PLACE_ID = 'optimization';

interface OptimizationProps {
  readonly activityId: string;
  /** The recommended hours on a day on which it happens; `null` if those entered need no change. */
  readonly hours: number | null;
}

/** The button that applies the recommended hours, and, once it is pressed, the change and its undo. */
export function Optimization({ activityId, hours }: OptimizationProps) {
  const { format, inForm, onApply, applied } = useResults();
  const isApplied = applied && applied.before.hours !== applied.after.hours;
  return (
    <div id={PLACE_ID}>
      {hours !== null && inForm.includes(activityId) && (
        <Button onClick={() => onApply(activityId, { hours: String(hours) }, PLACE_ID)}>
          {HEALTH.apply}
        </Button>
      )}
      {isApplied && (
        <p>
          <span id="optimized">
            {OPTIMIZED.changed(format, {
              name: isolateName(cleanText(applied.after.name)),
              before: applied.before.hours,
              after: applied.after.hours,
            })}
          </span>{' '}
          <Button aria-describedby="optimized" onClick={() => applied.onUndo(PLACE_ID)}>
            {FORM.undo}
          </Button>
        </p>
      )}
    </div>
  );
}
