import { useState } from 'react';
import { FORM, PICKER, SECTIONS } from '#words/form.ts';
import { chunk } from '../../platform/chunk.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { lazySection } from '../../ui/section-boundary.tsx';
import { withWords } from '../../words/load-words.ts';
import type { AverageDay } from './average-days.ts';
import type { FormProps } from './form-model.ts';

const AverageDays = lazySection(
  () => SECTIONS.averageDays,
  chunk(() => withWords(['results', 'details', 'entries'], import('./average-day-list.tsx'))),
);

interface AverageDayDialogProps extends FormProps {
  readonly onUse: (day: AverageDay) => void;
}

/** A button that opens a dialog of average days to fill in the activities. The days are loaded on demand. */
export function AverageDayDialog({ form, onUse }: AverageDayDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="text" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {FORM.averageDays}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={SECTIONS.averageDays}
        closeLabel={PICKER.close}
      >
        <AverageDays
          form={form}
          onUse={(day) => {
            setOpen(false);
            onUse(day);
          }}
        />
      </Dialog>
    </>
  );
}
