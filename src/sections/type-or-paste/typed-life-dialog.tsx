import { useState } from 'react';
import { ENTRY } from '#words/results.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { EMPTY, TypedLife } from './typed-life.tsx';

interface TypedLifeDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A dialog to type or paste a life. What was typed stays until it is added. */
export function TypedLifeDialog({ open, onClose }: TypedLifeDialogProps) {
  const [draft, setDraft] = useState(EMPTY);
  const [added, setAdded] = useState('');
  return (
    <>
      <p className="add-events-status" role="status">
        {open ? '' : added}
      </p>
      <Dialog open={open} onClose={onClose} title={ENTRY.typed} wide>
        <TypedLife
          draft={draft}
          onChange={setDraft}
          onAddAll={(message) => {
            onClose();
            setAdded(message);
          }}
        />
      </Dialog>
    </>
  );
}
