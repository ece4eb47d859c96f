import { useState } from 'react';
import { PICTURE } from '#words/results.ts';
import { chunk } from '../../platform/chunk.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { lazySection } from '../../ui/section-boundary.tsx';
import { withWords } from '../../words/load-words.ts';
import { useResults } from '../results-context.ts';
import type { PosterChoices } from './poster-chooser.tsx';
import './poster-dialog.css';

const Chooser = lazySection(
  () => PICTURE.title,
  chunk(() => withWords(import('./poster-chooser.tsx'))),
);

/** A button that opens a dialog to make a picture to keep. Its code is loaded on demand. */
export function PosterDialog() {
  const { onReload } = useResults();
  const [open, setOpen] = useState(false);
  const [choices, setChoices] = useState<PosterChoices>({
    id: 'print',
    paper: { size: 'a3', orientation: 'portrait' },
    theme: null,
    title: '',
    showsBirthdate: false,
    includesMarks: false,
  });
  const onOpen = () => {
    // Personal things are in a picture only if the visitor asks for them each time.
    setChoices((before) => ({ ...before, includesMarks: false }));
    setOpen(true);
  };
  return (
    <>
      <Button aria-haspopup="dialog" onClick={onOpen}>
        {PICTURE.open}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={PICTURE.title} wide>
        <p>{PICTURE.hint}</p>
        <div className="picture-dialog">
          <Chooser
            choices={choices}
            onChange={(change) => setChoices((before) => ({ ...before, ...change }))}
            onReload={onReload}
          />
        </div>
      </Dialog>
    </>
  );
}
