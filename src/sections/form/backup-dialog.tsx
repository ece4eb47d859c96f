import type { ComponentProps } from 'react';
import { FORM } from '#words/form.ts';
import { chunk } from '../../platform/chunk.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { lazySection } from '../../ui/section-boundary.tsx';
import { withWords } from '../../words/load-words.ts';

const Backup = lazySection(
  () => FORM.backup.title,
  chunk(() => withWords(import('./backup-choice.tsx'))),
);

interface BackupDialogProps extends ComponentProps<typeof Backup> {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Saves the entries in a file, or restores them from one. Its code is loaded on demand. */
export const BackupDialog = ({ open, onClose, onOpen, ...rest }: BackupDialogProps) => (
  <Dialog open={open} onClose={onClose} title={FORM.backup.title}>
    <Backup
      {...rest}
      onOpen={(opened) => {
        onClose();
        onOpen(opened);
      }}
    />
  </Dialog>
);
