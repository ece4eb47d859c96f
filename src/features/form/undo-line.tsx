import { Button } from '../../ui/button.tsx';

interface UndoLineProps {
  /** What has happened; `null` when there is nothing to bring back. */
  readonly text: string | null;
  readonly label: string;
  readonly onUndo: () => void;
}

/** Says what was taken away and offers to bring it back, for as long as that is possible. */
export function UndoLine({ text, label, onUndo }: UndoLineProps) {
  return (
    <p className="undo" role="status">
      {text !== null && (
        <>
          {text} <Button onClick={onUndo}>{label}</Button>
        </>
      )}
    </p>
  );
}
