import { lazy, Suspense, useState } from 'react';
import type { ReadyMadeDay } from '../../content/ready-made-days.ts';
import { WORDS } from '../../content/words.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';

const AverageDays = lazy(() => import('./average-days.tsx'));

interface AverageDayPickerProps {
  readonly onUse: (day: ReadyMadeDay) => void;
}

/** A button that offers average days to fill in the activities. The days come when they are asked for. */
export function AverageDayPicker({ onUse }: AverageDayPickerProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="text" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {WORDS.form.readyMadeDays}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} labelledBy="days-title">
        <h2 id="days-title" className="picker-title">
          {WORDS.days.title}
        </h2>
        <ErrorBoundary renderFallback={() => <p role="alert">{WORDS.days.failed}</p>}>
          <Suspense>
            <AverageDays
              onUse={(day) => {
                setOpen(false);
                onUse(day);
              }}
            />
          </Suspense>
        </ErrorBoundary>
        <Button onClick={() => setOpen(false)}>{WORDS.picker.close}</Button>
      </Dialog>
    </>
  );
}
