import { lazy, Suspense, useState } from 'react';
import type { AverageDay } from '../../content/average-days.ts';
import { MESSAGES } from '../../content/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LoadingFallback, SectionBoundary } from '../section-boundary.tsx';
import type { FormProps } from './form-model.ts';

/** A retry needs a new lazy component, because `lazy` caches a failure. */
const createAverageDays = () => lazy(() => import('./average-day-list.tsx'));

interface AverageDayDialogProps extends FormProps {
  readonly onUse: (day: AverageDay) => void;
}

/** A button that opens a dialog of average days to fill in the activities. The days are loaded on demand. */
export function AverageDayDialog({ form, onUse }: AverageDayDialogProps) {
  const [open, setOpen] = useState(false);
  const [AverageDays, setAverageDays] = useState(createAverageDays);
  const { title } = MESSAGES.days;
  const retry = () => setAverageDays(createAverageDays);
  return (
    <>
      <Button look="text" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {MESSAGES.form.averageDays}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={title} closeLabel={MESSAGES.picker.close}>
        <SectionBoundary name={title} onRetry={retry}>
          <Suspense fallback={<LoadingFallback name={title} onRetry={retry} />}>
            <AverageDays
              form={form}
              onUse={(day) => {
                setOpen(false);
                onUse(day);
              }}
            />
          </Suspense>
        </SectionBoundary>
      </Dialog>
    </>
  );
}
