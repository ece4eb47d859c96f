import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { PICTURE, SHARE, SHARE_TOASTS } from '#words/details.ts';
import { adoptStyles } from '../../platform/adopt-styles.ts';
import { downloadFile } from '../../platform/download-file.ts';
import { canShareFile, shareFile } from '../../platform/share-file.ts';
import { Button } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import { useProjection } from '../projection-context.ts';
import { useResults } from '../results-context.ts';
import { describeFailure, makePng, makeSvg, pngNamed } from './capture-picture.ts';
import { CopyLink } from './copy-link.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import { type PictureMarks, usePictureMarks } from './picture-marks.ts';
import { Poster } from './poster.tsx';
import { createPosterProps } from './poster-props.ts';
import styles from './share-results.css?inline';

adoptStyles(styles);

/** Image pixels per pixel of the poster. */
const SCALE = 1.5;

type Way = 'download' | 'svg' | 'send';

/** Shares an image of the results in one of three ways, one at a time. */
function useShare(personal: PictureMarks | null, onShared: () => void) {
  const model = useResults();
  const { showToast } = model;
  const poster = <Poster {...createPosterProps(model, useProjection(), personal)} />;
  const [capturing, setCapturing] = useState<Way | null>(null);
  const give: Record<Way, () => Promise<boolean>> = {
    download: async () => {
      downloadFile(await makePng(poster, SHARE.file, SCALE));
      return true;
    },
    svg: async () => {
      downloadFile(await makeSvg(poster, SHARE.file));
      return true;
    },
    send: async () => {
      await shareFile(await makePng(poster, SHARE.file, SCALE));
      return false;
    },
  };
  const share = async (way: Way, button: HTMLButtonElement) => {
    setCapturing(way);
    try {
      if (await give[way]()) showToast({ ...SHARE_TOASTS.screenshotCaptured, variant: 'default' });
      onShared();
    } catch (error) {
      const { screenshotFailed } = SHARE_TOASTS;
      showToast({ ...screenshotFailed, text: describeFailure(error, SHARE) ?? screenshotFailed.text });
    } finally {
      flushSync(() => setCapturing(null));
      // A disabled button loses the focus. Restore it unless the focus has moved elsewhere.
      if (document.activeElement === document.body) button.focus({ preventScroll: true });
    }
  };
  return { capturing, share };
}

interface ShareResultsProps {
  /** Whether moments and chapters are in the image, and on paper. */
  readonly includesMarks: boolean;
  readonly onIncludeMarks: (included: boolean) => void;
}

/** Ways to keep and share: the full results as an image, a picture to keep, and a link. */
export function ShareResults({ includesMarks, onIncludeMarks }: ShareResultsProps) {
  const personal = usePictureMarks();
  const { capturing, share } = useShare(includesMarks ? personal : null, () => onIncludeMarks(false));
  const shareButton = (way: Way, look: 'primary' | 'quiet') => (
    <Button
      look={look}
      disabled={capturing !== null}
      onClick={(event) => void share(way, event.currentTarget)}
    >
      {capturing === way ? SHARE.capturing : SHARE.ways[way]}
    </Button>
  );
  return (
    <Section id="share" title={SHARE.title}>
      <div className="share">
        <SharePart title={SHARE.full} hint={SHARE.fullHint}>
          {personal && (
            <>
              <label className="checkbox">
                <input
                  type="checkbox"
                  checked={includesMarks}
                  aria-describedby="include-marks-hint"
                  onChange={(event) => onIncludeMarks(event.target.checked)}
                />
                {SHARE.includeMarks}
              </label>
              <p id="include-marks-hint" className="field-hint">
                {SHARE.includeMarksHint}
              </p>
            </>
          )}
          {shareButton('download', 'primary')}
          {shareButton('svg', 'quiet')}
          {canShareFile(pngNamed(SHARE.file)) && shareButton('send', 'quiet')}
        </SharePart>
        <SharePart title={PICTURE.title} hint={PICTURE.hint}>
          <PictureDialog />
        </SharePart>
        <SharePart title={SHARE.link.title} hint={SHARE.link.note} hintId={LINK_NOTE}>
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
