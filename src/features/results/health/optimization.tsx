import { DETAIL_MESSAGES } from '#messages/detail-messages.ts';
import { MESSAGES } from '#messages/messages.ts';
import { describeOptimized } from '#messages/optimized-message.ts';
import { cleanText } from '../../../messages/clean-text.ts';
import { isolateName } from '../../../messages/isolate-name.ts';
import { Button } from '../../../ui/button.tsx';
import { useResults } from '../results-context.ts';

interface OptimizationProps {
  readonly activityId: string;
  /** The recommended hours on a day on which it happens; `null` if those entered need no change. */
  readonly hours: number | null;
}

/** The button that applies the recommended hours, and, once it is pressed, what has changed and the way back. */
export function Optimization({ activityId, hours }: OptimizationProps) {
  const { format, inForm, onApply, applied } = useResults();
  const isApplied = applied && applied.before.hours !== applied.after.hours;
  return (
    <div id="optimization">
      {hours !== null && inForm.includes(activityId) && (
        <Button onClick={() => onApply(activityId, { hours: String(hours) })}>
          {DETAIL_MESSAGES.health.apply}
        </Button>
      )}
      {isApplied && (
        <p>
          <span id="optimized">
            {describeOptimized(format, isolateName(cleanText(applied.after.name)), {
              before: applied.before.hours,
              after: applied.after.hours,
            })}
          </span>{' '}
          <Button aria-describedby="optimized" onClick={applied.onUndo}>
            {MESSAGES.form.undo}
          </Button>
        </p>
      )}
    </div>
  );
}
