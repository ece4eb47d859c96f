import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { RESULT_WORDS } from '../../content/result-words.ts';
import { downloadFile } from '../../platform/download-file.ts';
import { Button } from '../../ui/button.tsx';
import { capturePoster } from './capture-poster.tsx';
import type { PosterProps } from './poster.tsx';

/** How a capture ended; `message` is what can be said of a failure. */
export type ShareOutcome = { readonly ok: true } | { readonly ok: false; readonly message: string };

interface ShareResultsProps {
  readonly poster: PosterProps;
  readonly onShared: (outcome: ShareOutcome) => void;
}

const FILE_NAME = 'my-life-visualization.png';

/** The button that makes an image of the results and gives it to the visitor. */
export function ShareResults({ poster, onShared }: ShareResultsProps) {
  const [capturing, setCapturing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const words = RESULT_WORDS.share;
  const share = async () => {
    setCapturing(true);
    try {
      downloadFile(await capturePoster(poster), FILE_NAME);
      onShared({ ok: true });
    } catch (error) {
      onShared({ ok: false, message: error instanceof Error ? error.message : '' });
    } finally {
      flushSync(() => setCapturing(false));
      // The browser takes the focus from a button that is disabled; it comes back unless it has gone elsewhere.
      if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
    }
  };
  return (
    <section className="share" aria-labelledby="share-title">
      <h3 id="share-title">{words.title}</h3>
      <p className="section-hint">{words.hint}</p>
      <Button ref={button} look="primary" disabled={capturing} onClick={share}>
        {capturing ? words.capturing : words.button}
      </Button>
    </section>
  );
}
