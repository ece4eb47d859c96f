import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { DETAIL_MESSAGES } from '#messages/detail-messages.ts';
import { KEEPSAKE_MESSAGES } from '#messages/keepsake-messages.ts';
import { SHARE_TOASTS } from '#messages/share-toasts.ts';
import { downloadFile } from '../../../platform/download-file.ts';
import { canShareFile, shareFile } from '../../../platform/share-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/section.tsx';
import { useProjection } from '../projection-context.ts';
import { useResults } from '../results-context.ts';
import { capturePicture, composePicture, describeFailure } from './capture-picture.ts';
import { CopyLink } from './copy-link.tsx';
import { KeepsakeDialog } from './keepsake-dialog.tsx';
import { type PictureMarks, usePictureMarks } from './picture-marks.ts';
import { Poster } from './poster.tsx';
import { createPosterProps } from './poster-props.ts';

const words = DETAIL_MESSAGES.share;
/** Image pixels per pixel of the poster. */
const SCALE = 1.5;
const PNG = { name: `${words.file}.png`, type: 'image/png' } as const;

type Way = 'download' | 'svg' | 'send';

/** Shares an image of the results in one of three ways, one at a time. */
function useShare(personal: PictureMarks | null) {
  const model = useResults();
  const { showToast } = model;
  const poster = <Poster {...createPosterProps(model, useProjection(), personal)} />;
  const [capturing, setCapturing] = useState<Way | null>(null);
  const give: Record<Way, () => Promise<boolean>> = {
    download: async () => {
      downloadFile(await capturePicture(poster, SCALE), PNG.name);
      return true;
    },
    svg: async () => {
      downloadFile(new Blob([await composePicture(poster)], { type: 'image/svg+xml' }), `${words.file}.svg`);
      return true;
    },
    send: async () => {
      await shareFile(new File([await capturePicture(poster, SCALE)], PNG.name, PNG));
      return false;
    },
  };
  const share = async (way: Way, button: HTMLButtonElement) => {
    setCapturing(way);
    try {
      if (await give[way]()) showToast({ ...SHARE_TOASTS.screenshotCaptured, variant: 'default' });
    } catch (error) {
      const { screenshotFailed } = SHARE_TOASTS;
      showToast({ ...screenshotFailed, text: describeFailure(error, words) ?? screenshotFailed.text });
    } finally {
      flushSync(() => setCapturing(null));
      // A disabled button loses the focus. Restore it unless the focus has moved elsewhere.
      if (document.activeElement === document.body) button.focus({ preventScroll: true });
    }
  };
  return { capturing, share };
}

/** Ways to keep and share: the full results as an image, a picture to keep, and a link. */
export function ShareResults() {
  const personal = usePictureMarks();
  const [includesMarks, setIncludesMarks] = useState(false);
  const { capturing, share } = useShare(includesMarks ? personal : null);
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
    <Section id="share" title={words.title}>
      <div className="share">
        <SharePart title={words.full} hint={words.fullHint}>
          {personal && (
            <label className="checkbox">
              <input
                type="checkbox"
                checked={includesMarks}
                onChange={(event) => setIncludesMarks(event.target.checked)}
              />
              {words.includeMarks}
            </label>
          )}
          {shareButton('download', 'primary')}
          {shareButton('svg', 'quiet')}
          {canShareFile(PNG) && shareButton('send', 'quiet')}
        </SharePart>
        <SharePart title={KEEPSAKE_MESSAGES.title} hint={KEEPSAKE_MESSAGES.hint}>
          <KeepsakeDialog />
        </SharePart>
        <SharePart title={words.link.title} hint={words.link.note} hintId={LINK_NOTE}>
          <CopyLink noteId={LINK_NOTE} />
        </SharePart>
      </div>
    </Section>
  );
}

const LINK_NOTE = 'copy-link-note';

interface SharePartProps {
  readonly title: string;
  readonly hint: string;
  readonly hintId?: string;
  readonly children: ReactNode;
}

/** One way to keep or share the results. */
function SharePart({ title, hint, hintId, children }: SharePartProps) {
  return (
    <div className="share-part">
      <h4>{title}</h4>
      <p id={hintId} className="section-hint">
        {hint}
      </p>
      {children}
    </div>
  );
}
