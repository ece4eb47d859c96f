import { FORM } from '#words/form.ts';
import type { Draft } from '../../document/draft.ts';
import { chunk } from '../../platform/chunk.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { lazySection } from '../../ui/section-boundary.tsx';
import { withWords } from '../../words/load-words.ts';

const Backup = lazySection(
  () => FORM.backup.title,
  chunk(() => withWords(import('./backup-choice.tsx'))),
);

interface BackupDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The visitor's own entries. */
  readonly draft: Draft;
  /** Called with the form of a file that was read without a problem. */
  readonly onOpen: (draft: Draft) => void;
  /** Reloads the page and keeps the entries of the form. */
  readonly onReload: () => void;
}

/** Saves the entries in a file, or restores them from one. Its code is loaded on demand. */
export const BackupDialog = ({ open, onClose, draft, onOpen, onReload }: BackupDialogProps) => (
  <Dialog open={open} onClose={onClose} title={FORM.backup.title}>
    <Backup
      draft={draft}
      onReload={onReload}
      onOpen={(opened) => {
        onClose();
        onOpen(opened);
      }}
    />
  </Dialog>
);
