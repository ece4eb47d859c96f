import { useState } from 'react';
import { flushSync } from 'react-dom';
import { DETAIL_MESSAGES } from '../../../content/detail-messages.ts';
import { SHARE_TOASTS } from '../../../content/share-toasts.ts';
import { downloadFile } from '../../../platform/download-file.ts';
import { DrawTimeoutError, NoCanvasError } from '../../../platform/draw-svg.ts';
import { canShareFile, shareFile } from '../../../platform/share-file.ts';
import { Button } from '../../../ui/button.tsx';
import { useProjection } from '../projection-context.ts';
import { useResults } from '../results-context.ts';
import { capturePoster, composePoster } from './capture-poster.tsx';
import { CopyLink } from './copy-link.tsx';
import { createPosterProps } from './poster-props.ts';

const NAME = 'my-life-visualization';
const PNG = { name: `${NAME}.png`, type: 'image/png' } as const;

type Way = 'download' | 'svg' | 'send';

const words = DETAIL_MESSAGES.share;

/** Why no image could be made; `undefined` if the visitor can do nothing about it. */
function describeFailure(error: unknown): string | undefined {
  if (error instanceof DrawTimeoutError) return words.timedOut;
  return error instanceof NoCanvasError ? words.noCanvas : undefined;
}

/** Shares an image of the results in one of three ways, one at a time. */
function useShare() {
  const model = useResults();
  const { showToast } = model;
  const poster = createPosterProps(model, useProjection());
  const [capturing, setCapturing] = useState<Way | null>(null);
  const give: Record<Way, () => Promise<boolean>> = {
    download: async () => {
      downloadFile(await capturePoster(poster), PNG.name);
      return true;
    },
    svg: async () => {
      downloadFile(new Blob([await composePoster(poster)], { type: 'image/svg+xml' }), `${NAME}.svg`);
      return true;
    },
    send: async () => {
      await shareFile(new File([await capturePoster(poster)], PNG.name, PNG));
      return false;
    },
  };
  const share = async (way: Way, button: HTMLButtonElement) => {
    setCapturing(way);
    try {
      if (await give[way]()) showToast(SHARE_TOASTS.screenshotCaptured);
    } catch (error) {
      const { screenshotFailed } = SHARE_TOASTS;
      showToast({ ...screenshotFailed, text: describeFailure(error) ?? screenshotFailed.text });
    } finally {
      flushSync(() => setCapturing(null));
      // A disabled button loses the focus. Restore it unless the focus has moved elsewhere.
      if (document.activeElement === document.body) button.focus({ preventScroll: true });
    }
  };
  return { capturing, share };
}

/** Buttons that download the results as PNG or SVG or share them with another app, and one that copies a link. */
export function ShareResults() {
  const { capturing, share } = useShare();
  const shareButton = (way: Way, look: 'primary' | 'quiet') => (
    <Button
      look={look}
      disabled={capturing !== null}
      onClick={(event) => void share(way, event.currentTarget)}
    >
      {capturing === way ? words.capturing : words.ways[way]}
    </Button>
  );
  return (
    <section className="share" aria-labelledby="share-title">
      <h3 id="share-title">{words.title}</h3>
      <p className="section-hint">{words.hint}</p>
      {shareButton('download', 'primary')}
      <p className="share-others">
        {shareButton('svg', 'quiet')}
        {canShareFile(PNG) && shareButton('send', 'quiet')}
      </p>
      <CopyLink />
    </section>
  );
}
