import { useState } from 'react';
import { MESSAGES } from '#messages/messages.ts';
import type { AverageDay } from '../../content/average-days.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { lazySection } from '../section-boundary.tsx';
import type { FormProps } from './form-model.ts';

const { title } = MESSAGES.days;
const AverageDays = lazySection(title, () => import('./average-day-list.tsx'));

interface AverageDayDialogProps extends FormProps {
  readonly onUse: (day: AverageDay) => void;
}

/** A button that opens a dialog of average days to fill in the activities. The days are loaded on demand. */
export function AverageDayDialog({ form, onUse }: AverageDayDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="text" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {MESSAGES.form.averageDays}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={title} closeLabel={MESSAGES.picker.close}>
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
