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

type Look = 'text' | 'flush';

interface UndoButtonProps {
  readonly undo: Undo;
  readonly origin: ChangeOrigin;
  /** Of the only card whose changes count. */
  readonly id?: string;
  /** `flush`: with an icon, which stands alone in the list of activities where there is no room for words. */
  readonly look?: Look;
}

interface StepButtonProps {
  readonly id: string;
  readonly look: Look;
  readonly icon: 'undo-2' | 'redo-2';
  readonly words: string;
  readonly onClick: () => void;
}

const StepButton = ({ icon, words, ...button }: StepButtonProps) => (
  <Button {...button} aria-label={words}>
    {button.look === 'flush' && <Icon name={icon} />}
    <span style={{ overflowWrap: 'anywhere' }}>{words}</span>
  </Button>
);

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
        <StepButton
          id={UNDO_ID}
          look={look}
          icon="undo-2"
          words={describeUndo(step.label)}
          onClick={onUndo}
        />
      )}
      {undone && isHere(undone) && (
        <StepButton id="redo" look={look} icon="redo-2" words={describeRedo(undone.label)} onClick={onRedo} />
      )}
    </>
  );
}
