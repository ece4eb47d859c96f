import type { Step } from '../document/undo.ts';
import { Button } from './button.tsx';

/** The last change of what the visitor entered; `null` if there is none. */
export interface Undo {
  readonly step: Step | null;
  readonly onUndo: () => void;
}

export const UNDO_ID = 'undo';

interface UndoButtonProps {
  readonly undo: Undo;
  readonly origin: Step['origin'];
  readonly look?: 'text' | 'flush';
}

/** Undoes the last change, where it was made. Says in its name what that was. */
export function UndoButton({ undo: { step, onUndo }, origin, look = 'text' }: UndoButtonProps) {
  if (step?.origin !== origin) return null;
  return (
    <Button id={UNDO_ID} look={look} onClick={onUndo}>
      <span style={{ overflowWrap: 'anywhere' }}>{step.label}</span>
    </Button>
  );
}
