import type { ComponentProps } from 'react';
import { FORM, SCHEDULES } from '#words/form.ts';
import type { ActivityField } from '../../document/field.ts';
import { chunk } from '../../platform/chunk.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { lazySection } from '../../ui/section-boundary.tsx';
import { isolateName } from '../../words/isolate-name.ts';
import { withWords } from '../../words/load-words.ts';
import type { ApplySchedule } from './activity-schedule.tsx';
import type { FormProps } from './form-model.ts';

const Schedule = lazySection(
  () => FORM.activities,
  chunk(() => import('./activity-schedule.tsx')),
);

interface ScheduleDialogProps extends FormProps {
  /** The field in which the focus begins; `null` while the dialog is closed. */
  readonly field: ActivityField | null;
  readonly onClose: () => void;
  /** Changes the results as well. Without it, what is entered is only part of the form. */
  readonly onApply?: ApplySchedule;
}

/** The days and ages of one activity, from the form or from its card. Its code is loaded on demand. */
export function ScheduleDialog({ form, field, onClose, onApply }: ScheduleDialogProps) {
  const position = field?.position ?? 0;
  const activity = form.draft.activities[position - 1];
  const name = form.parsed.activities[position - 1]?.name || FORM.activity({ position });
  return (
    <Dialog
      open={activity !== undefined}
      onClose={onClose}
      title={SCHEDULES.title({ name: isolateName(name) })}
    >
      {activity && field && (
        <Schedule
          form={form}
          activity={activity}
          position={position}
          field={field}
          onApply={onApply}
          onDone={onClose}
        />
      )}
    </Dialog>
  );
}

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
