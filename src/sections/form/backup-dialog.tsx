import { useState } from 'react';
import { FORM } from '#words/form.ts';
import type { Draft } from '../../document/draft.ts';
import { chunk } from '../../platform/chunk.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { lazySection } from '../../ui/section-boundary.tsx';
import { withWords } from '../../words/load-words.ts';

const Backup = lazySection(
  () => FORM.backup.title,
  chunk(() => withWords(import('./backup-choice.tsx'))),
);

interface BackupDialogProps {
  /** The visitor's own entries. */
  readonly draft: Draft;
  readonly onOpen: (draft: Draft) => void;
  /** Reloads the page and keeps the entries of the form. */
  readonly onReload: () => void;
}

/** A button that opens a dialog to save the entries in a file, or to restore them. Its code is loaded on demand. */
export function BackupDialog({ draft, onOpen, onReload }: BackupDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="text" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {FORM.backup.button}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={FORM.backup.title}>
        <Backup
          draft={draft}
          onReload={onReload}
          onOpen={(opened) => {
            setOpen(false);
            onOpen(opened);
          }}
        />
      </Dialog>
    </>
  );
}
