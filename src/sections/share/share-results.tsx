import { type ReactNode, useState } from 'react';
import { FORM } from '#words/form.ts';
import { PICTURE, SHARE, SHARE_TOASTS, VIEW_CHOICE } from '#words/results.ts';
import { chunk } from '../../platform/chunk.ts';
import { useResults } from '../../results/results-context.ts';
import { followSlider, useProjection } from '../../results/slider.tsx';
import { useLifeEvents } from '../../results/use-life-events.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Section } from '../../ui/section.tsx';
import { lazySection } from '../../ui/section-boundary.tsx';
import { withWords } from '../../words/load-words.ts';
import { CopyLink } from './copy-link.tsx';
import { describeOutcome, listImageWays, MakingButtons, useMaking, type Way } from './make-file.tsx';
import { ResultsImage } from './results-image.tsx';
import './share-results.css';
import { ViewChoice } from './view-choice.tsx';

/** Image pixels per unit of the image. */
const SCALE = 1.5;

const PosterChooser = lazySection(
  () => PICTURE.title,
  chunk(() => withWords(import('./poster-chooser.tsx'))),
);

/** Ways to keep and share, one row each: the results as an image, a poster or wallpaper, a view, a link, and a backup. */
export const ShareResults = followSlider(function ShareResults() {
  const { shown, editing, onReload } = useResults();
  return (
    <div className="screen-only">
      <Section id="share" title={SHARE.title}>
        <div className="share">
          <ShareImage />
          <DialogRow title={PICTURE.title} hint={PICTURE.hint} wide>
            <PosterChooser onReload={onReload} />
          </DialogRow>
          {shown.dates && (
            <DialogRow title={VIEW_CHOICE.title} hint={VIEW_CHOICE.hint}>
              <ViewChoice birthdate={shown.dates.birthdate} />
            </DialogRow>
          )}
          <DialogRow title={SHARE.link.title} hint={SHARE.link.note} hintId={LINK_NOTE}>
            <CopyLink noteId={LINK_NOTE} />
          </DialogRow>
          {editing && (
            <ShareRow title={FORM.backup.title}>
              <OpenButton title={FORM.backup.title} onOpen={editing.onBackup} />
            </ShareRow>
          )}
        </div>
      </Section>
    </div>
  );
});

const LINK_NOTE = 'copy-link-note';

interface ShareRowProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** One way to keep or share the results, with its buttons. */
const ShareRow = ({ title, children }: ShareRowProps) => (
  <div className="row share-row">
    <h4>{title}</h4>
    <div className="share-buttons">{children}</div>
  </div>
);

const OpenButton = ({ title, onOpen }: { readonly title: string; readonly onOpen: () => void }) => (
  <Button aria-haspopup="dialog" aria-label={SHARE.openLabel({ title })} onClick={onOpen}>
    {SHARE.open}
  </Button>
);

interface DialogRowProps extends ShareRowProps {
  readonly hint: string;
  readonly hintId?: string;
  readonly wide?: boolean;
}

/** A way that is explained and set up in a dialog. */
function DialogRow({ title, hint, hintId, wide = false, children }: DialogRowProps) {
  const [open, setOpen] = useState(false);
  return (
    <ShareRow title={title}>
      <OpenButton title={title} onOpen={() => setOpen(true)} />
      <Dialog open={open} onClose={() => setOpen(false)} title={title} wide={wide}>
        <p id={hintId}>{hint}</p>
        {children}
      </Dialog>
    </ShareRow>
  );
}

/** The toast of this image alone shows the message of an error, where there is one. */
const readMessage = (error: unknown) => (error instanceof Error ? error.message : '');

/** Shares an image of the results in one of two ways. A toast says what has become of it. */
function ShareImage() {
  const model = useResults();
  const projection = useProjection();
  const { includesMarks, onIncludeMarks } = model;
  const { marks } = useLifeEvents();
  const image = <ResultsImage model={model} projection={projection} marks={includesMarks ? marks : null} />;
  const ways = listImageWays(image, { name: SHARE.file, labels: SHARE.ways, scale: SCALE });
  const { busy, start } = useMaking();
  const { screenshotCaptured, screenshotFailed } = SHARE_TOASTS;
  const share = async (way: Way, button: HTMLButtonElement) => {
    const outcome = await start(way, button);
    if (outcome.kind === 'failed') {
      const { cause, error } = outcome;
      // The image may have been made: only the way to send it has failed.
      const title = cause === 'notSent' ? way.label : screenshotFailed.title;
      const message = cause === 'notMade' ? readMessage(error) : describeOutcome(outcome);
      model.showToast({ title, text: message || screenshotFailed.text });
      return;
    }
    if (outcome.kind === 'saved') model.showToast({ ...screenshotCaptured, variant: 'default' });
    onIncludeMarks(false);
  };
  return (
    <>
      <ShareRow title={SHARE.full}>
        <MakingButtons
          ways={ways}
          busy={busy}
          making={SHARE.capturing}
          onPress={(...pressed) => void share(...pressed)}
        />
      </ShareRow>
      {marks && (
        <Checkbox
          label={SHARE.includeMarks}
          hint={SHARE.includeMarksHint}
          checked={includesMarks}
          onChange={onIncludeMarks}
        />
      )}
    </>
  );
}
