import { type ChangeOrigin, originOf } from '../document/field.ts';
import type { Step } from '../document/history.ts';
import { Button } from './button.tsx';
import { describeRedo, describeUndo } from './describe-undo.ts';
import { Icon } from './icon.tsx';

/** The changes of what the visitor entered that can be undone or made again next; `null` for none. */
export interface Undo {
  readonly step: Step | null;
  readonly undone: Step | null;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}

export const UNDO_ID = 'undo';

interface UndoButtonProps {
  readonly undo: Undo;
  readonly origin: ChangeOrigin;
  /** Of the only card whose changes count. */
  readonly id?: string;
  /** `flush`: with an icon, which stands alone in the list of activities where there is no room for words. */
  readonly look?: 'text' | 'flush';
}

/** Undoes the last change, where it was made, and makes the one again that was undone. Both say in their names what it was. */
export function UndoButton({
  undo: { step, undone, onUndo, onRedo },
  origin,
  id,
  look = 'text',
}: UndoButtonProps) {
  const isHere = ({ target }: Step) =>
    originOf(target) === origin && (id === undefined || ('id' in target && target.id === id));
  return (
    <>
      {step && isHere(step) && (
        <Button id={UNDO_ID} look={look} onClick={onUndo}>
          {look === 'flush' && <Icon name="undo-2" />}
          <span style={{ overflowWrap: 'anywhere' }}>{describeUndo(step.label)}</span>
        </Button>
      )}
      {undone && isHere(undone) && (
        <Button id="redo" look={look} onClick={onRedo}>
          {look === 'flush' && <Icon name="redo-2" />}
          <span style={{ overflowWrap: 'anywhere' }}>{describeRedo(undone.label)}</span>
        </Button>
      )}
    </>
  );
}
