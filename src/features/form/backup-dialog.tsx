import { useState } from 'react';
import { MESSAGES } from '#messages/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { lazySection } from '../section-boundary.tsx';
import type { Draft } from './draft.ts';

const { backup } = MESSAGES.form;
const Backup = lazySection(backup.title, () => import('./backup-choice.tsx'));

interface BackupDialogProps {
  readonly draft: Draft;
  readonly onOpen: (draft: Draft) => void;
}

/** A button that opens a dialog to save the entries in a file, or to bring them back. Its code is loaded on demand. */
export function BackupDialog({ draft, onOpen }: BackupDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="text" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {backup.button}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={backup.title}
        closeLabel={MESSAGES.picker.close}
      >
        <Backup
          draft={draft}
          onOpen={(opened) => {
            setOpen(false);
            onOpen(opened);
          }}
        />
      </Dialog>
    </>
  );
}
