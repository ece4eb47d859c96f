import { HEALTH } from '#words/results.ts';
import { Button } from '../../ui/button.tsx';
import { useResults } from '../results-context.ts';
import { UndoButton } from '../undo-button.tsx';

const PLACE_ID = 'optimization';

interface OptimizationProps {
  readonly activityId: string;
  /** The recommended hours on a day on which it happens; `null` if those entered need no change. */
  readonly hours: number | null;
}

/** The button that applies the recommended hours, and, once it is pressed, its undo. */
export function Optimization({ activityId, hours }: OptimizationProps) {
  const { inForm, onApplyHours, undo } = useResults();
  return (
    <div id={PLACE_ID}>
      {hours !== null && inForm.includes(activityId) && (
        <Button onClick={() => onApplyHours(activityId, String(hours), PLACE_ID)}>{HEALTH.apply}</Button>
      )}
      <UndoButton undo={undo} place={PLACE_ID} />
    </div>
  );
}
