import { PICTURE } from '#words/details.ts';
import { adoptStyles } from '../../platform/adopt-styles.ts';
import { Button } from '../../ui/button.tsx';
import { useResults } from '../results-context.ts';
import styles from './making-progress.css?inline';
import type { MakingStatus } from './use-making.ts';

adoptStyles(styles);

interface MakingProgressProps {
  readonly status: MakingStatus;
  /** How many pictures are made; used once some of them are. */
  readonly total?: number;
  readonly onCancel?: () => void;
}

/** The outcome of making a file; for a set, also its progress, and a button that cancels it. */
export function MakingProgress({ status, total = 1, onCancel }: MakingProgressProps) {
  const { format } = useResults();
  const { making, progress, cancel } = PICTURE;
  const done = status?.kind === 'making' ? status.done : null;
  return (
    <>
      {done !== null && (
        <div className="making-progress">
          <progress aria-label={making} max={total} value={done} />
          <span>{progress({ done: format.number(done), total: format.number(total) })}</span>
          <Button onClick={onCancel}>{cancel}</Button>
        </div>
      )}
      <p role="status" className={status?.kind === 'failed' ? 'field-problem' : undefined}>
        {status?.kind === 'making' ? making : status?.text}
      </p>
    </>
  );
}
