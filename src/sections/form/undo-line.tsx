import { Button } from '../../ui/button.tsx';
import './undo-line.css';

interface UndoLineProps {
  /** A message about the change; `null` if there is nothing to undo. */
  readonly text: string | null;
  readonly label: string;
  readonly onUndo: () => void;
}

/** Shows the latest removal or replacement and a button to undo or redo it, as long as that is possible. */
export function UndoLine({ text, label, onUndo }: UndoLineProps) {
  return (
    <p className="undo" role="status">
      {text !== null && (
        <>
          <span>{text}</span> <Button onClick={onUndo}>{label}</Button>
        </>
      )}
    </p>
  );
}
