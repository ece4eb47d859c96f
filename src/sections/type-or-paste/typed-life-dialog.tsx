import { useState } from 'react';
import { PICKER } from '#words/form.ts';
import { ENTRY } from '#words/results.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TypedLife } from './typed-life.tsx';

/** A button that opens a dialog to type or paste a life, and what was added with it. */
export function TypedLifeDialog() {
  const [open, setOpen] = useState(false);
  const [added, setAdded] = useState('');
  const onOpen = () => {
    setAdded('');
    setOpen(true);
  };
  return (
    <>
      <Button aria-haspopup="dialog" onClick={onOpen}>
        {ENTRY.typed}
      </Button>
      <p className="add-events-status" role="status">
        {added}
      </p>
      <Dialog open={open} onClose={() => setOpen(false)} title={ENTRY.typed} closeLabel={PICKER.close} wide>
        <TypedLife
          onAddAll={(message) => {
            setOpen(false);
            setAdded(message);
          }}
        />
      </Dialog>
    </>
  );
}
