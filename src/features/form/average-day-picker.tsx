import { lazy, Suspense, useState } from 'react';
import type { AverageDay } from '../../content/average-days.ts';
import { WORDS } from '../../content/words.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Late, Part } from '../part.tsx';

/** Whoever tries again needs a new one: `lazy` remembers a failure for good. */
const createAverageDays = () => lazy(() => import('./average-days.tsx'));

interface AverageDayPickerProps {
  readonly onUse: (day: AverageDay) => void;
}

/** A button that offers average days to fill in the activities. The days come when they are asked for. */
export function AverageDayPicker({ onUse }: AverageDayPickerProps) {
  const [open, setOpen] = useState(false);
  const [AverageDays, setAverageDays] = useState(createAverageDays);
  const retry = () => setAverageDays(createAverageDays);
  return (
    <>
      <Button look="text" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {WORDS.form.averageDays}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} labelledBy="days-title">
        <h2 id="days-title" className="picker-title">
          {WORDS.days.title}
        </h2>
        <Part name={WORDS.days.title} onRetry={retry}>
          <Suspense fallback={<Late name={WORDS.days.title} onRetry={retry} />}>
            <AverageDays
              onUse={(day) => {
                setOpen(false);
                onUse(day);
              }}
            />
          </Suspense>
        </Part>
        <Button onClick={() => setOpen(false)}>{WORDS.picker.close}</Button>
      </Dialog>
    </>
  );
}
