import { useState } from 'react';
import { PICKER } from '#words/form.ts';
import { FRAME } from '#words/results.ts';
import { chunk } from '../../platform/chunk.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { lazySection } from '../../ui/section-boundary.tsx';
import { withWords } from '../../words/load-words.ts';

const Requests = lazySection(
  () => FRAME.footer.requests,
  chunk(() => withWords(['details'], import('./requests.tsx'))),
);

/** A button that opens the list of what the page has requested. Its code is loaded on demand. */
export function RequestsDialog() {
  const [open, setOpen] = useState(false);
  const { requests } = FRAME.footer;
  return (
    <>
      <Button look="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {requests}
      </Button>
      <Dialog wide open={open} onClose={() => setOpen(false)} title={requests} closeLabel={PICKER.close}>
        <Requests />
      </Dialog>
    </>
  );
}
