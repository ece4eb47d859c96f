import { lazy, Suspense, useState } from 'react';
import { KEEPSAKE_MESSAGES } from '#messages/keepsake-messages.ts';
import { MESSAGES } from '#messages/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LoadingFallback, SectionBoundary } from '../../section-boundary.tsx';
import { useResults } from '../results-context.ts';
import type { KeepsakeChoices } from './keepsake-chooser.tsx';

/** A retry needs a new lazy component, because `lazy` caches a failure. */
const createChooser = () => lazy(() => import('./keepsake-chooser.tsx'));

/** A button that opens a dialog to make a picture to keep. Its code is loaded on demand. */
export function KeepsakeDialog() {
  const { onReload } = useResults();
  const [open, setOpen] = useState(false);
  const [Chooser, setChooser] = useState(createChooser);
  const [choices, setChoices] = useState<KeepsakeChoices>({
    id: 'a3',
    theme: null,
    title: '',
    showsBirthdate: false,
    showsMoments: false,
  });
  const { title, open: label } = KEEPSAKE_MESSAGES;
  const onOpen = () => {
    // What is personal is in a picture only if it was asked for this time.
    setChoices((before) => ({ ...before, showsMoments: false }));
    setOpen(true);
  };
  const onRetry = () => setChooser(createChooser);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={onOpen}>
        {label}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={title}
        closeLabel={MESSAGES.picker.close}
        wide
      >
        <div className="keepsake-dialog">
          <SectionBoundary name={title} onRetry={onRetry} onReload={onReload}>
            <Suspense fallback={<LoadingFallback name={title} onRetry={onRetry} onReload={onReload} />}>
              <Chooser
                choices={choices}
                onChange={(change) => setChoices((before) => ({ ...before, ...change }))}
              />
            </Suspense>
          </SectionBoundary>
        </div>
      </Dialog>
    </>
  );
}
