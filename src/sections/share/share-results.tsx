import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from 'react';
import { FORM } from '#words/form.ts';
import { PICTURE, SHARE, SHARE_TOASTS, VIEW_CHOICE } from '#words/results.ts';
import { chunk } from '../../platform/chunk.ts';
import { reload } from '../../platform/reload.ts';
import { useInView } from '../../platform/use-in-view.ts';
import { useColoring, useEditing, useLife, usePrinted } from '../../results/results-context.ts';
import { followSlider, useProjection } from '../../results/slider.tsx';
import { useLifeEvents } from '../../results/use-life-events.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Section } from '../../ui/section.tsx';
import { ErrorBoundary, lazySection } from '../../ui/section-boundary.tsx';
import { useToast } from '../../ui/toast.tsx';
import { withWords } from '../../words/load-words.ts';
import { CopyLink } from './copy-link.tsx';
import { describeOutcome, FileActions, listImageActions } from './file-action.tsx';
import type { PosterId } from './poster-formats.ts';
import { ResultsImage } from './results-image.tsx';
import { useChoiceForOnce } from './use-choice-for-once.ts';
import { ViewChoice } from './view-choice.tsx';
import './share-results.css';

const SCALE = 1.5;

const PosterChooser = lazySection(
  () => PICTURE.title,
  chunk(() => withWords(import('./poster-chooser.tsx'))),
);

/** Ways to keep and share: one's own poster with what can be made of it, then a row each for everything else. */
export const ShareResults = followSlider(function ShareResults() {
  const { shown, submitNumber } = useLife();
  const editing = useEditing();
  return (
    <div className="screen-only">
      <Section id="share" title={SHARE.title}>
        <div className="share">
          <div className="share-poster">
            <SmallPoster />
            <div className="share-makes">
              <PictureButton label={SHARE.poster} look="primary" first="print" />
              <PictureButton label={SHARE.wallpaper} look="quiet" first="wallpaper" />
              <DialogButton label={SHARE.link.title} title={SHARE.link.title}>
                <CopyLink />
              </DialogButton>
            </div>
          </div>
          <div>
            <ShareImage key={submitNumber} />
            {shown.dates && (
              <ShareRow title={VIEW_CHOICE.title}>
                <DialogButton
                  label={SHARE.open}
                  name={SHARE.openLabel({ title: VIEW_CHOICE.title })}
                  title={VIEW_CHOICE.title}
                >
                  <p>{VIEW_CHOICE.hint}</p>
                  <ViewChoice dates={shown.dates} />
                </DialogButton>
              </ShareRow>
            )}
            {editing && (
              <ShareRow title={FORM.backup.title}>
                <Button
                  aria-haspopup="dialog"
                  aria-label={SHARE.openLabel({ title: FORM.backup.title })}
                  onClick={editing.onBackup}
                >
                  {SHARE.open}
                </Button>
              </ShareRow>
            )}
          </div>
        </div>
      </Section>
    </div>
  );
});

const ShareRow = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div className="row share-row">
    <h4>{title}</h4>
    <div className="share-buttons">{children}</div>
  </div>
);

interface DialogButtonProps extends Pick<ComponentProps<typeof Dialog>, 'title' | 'wide' | 'children'> {
  readonly label: string;
  /** For screen readers, if the label does not say what is opened. */
  readonly name?: string;
  readonly look?: 'primary' | 'quiet' | undefined;
}

function DialogButton({ label, name, look = 'quiet', ...dialog }: DialogButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look={look} aria-haspopup="dialog" aria-label={name} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog {...dialog} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

function PictureButton(props: Pick<DialogButtonProps, 'label' | 'look'> & { first: PosterId }) {
  const { first, ...button } = props;
  return (
    <DialogButton {...button} title={PICTURE.title} wide>
      <p>{PICTURE.hint}</p>
      <PosterChooser first={first} onReload={reload} />
    </DialogButton>
  );
}

/** The toast of this image alone shows the message of an error, where there is one. */
const readMessage = (error: unknown) => (error instanceof Error ? error.message : '');

/**
 * Shares an image of the results in one of two ways, and says whether it and a print of the page have chapters and moments.
 * A toast says what has become of the image.
 */
function ShareImage() {
  const model = useLife();
  const projection = useProjection();
  const { weeksBy } = useColoring();
  const { printsMarks, onPrintMarks } = usePrinted();
  const { showToast } = useToast();
  const included = useChoiceForOnce();
  const { marks } = useLifeEvents();
  const shown = included.ticked ? marks : null;
  const image = <ResultsImage model={model} weeksBy={weeksBy} projection={projection} marks={shown} />;
  const actions = listImageActions(image, { name: SHARE.file, labels: SHARE.ways, scale: SCALE });
  const { screenshotCaptured, screenshotFailed } = SHARE_TOASTS;
  return (
    <>
      <ShareRow title={SHARE.full}>
        <FileActions
          actions={actions}
          look="quiet"
          making={SHARE.capturing}
          onEnded={(outcome, { label }) => {
            if (outcome.kind === 'saved') showToast({ ...screenshotCaptured, variant: 'default' });
            if (outcome.kind !== 'failed') return included.spend();
            const { cause, error } = outcome;
            // The image may have been made: only the way to send it has failed.
            const title = cause === 'notSent' ? label : screenshotFailed.title;
            const message = cause === 'notMade' ? readMessage(error) : describeOutcome(outcome);
            showToast({ title, text: message || screenshotFailed.text });
          }}
        />
      </ShareRow>
      {marks && (
        <>
          <Checkbox label={SHARE.includeMarks} checked={included.ticked} onChange={included.onChange} />
          <Checkbox label={SHARE.printMarks} checked={printsMarks} onChange={onPrintMarks} />
        </>
      )}
    </>
  );
}

const OwnPoster = lazy(chunk(() => withWords(import('./own-poster.tsx'))).load);

/** One element, which is not drawn again whenever it comes into view. */
const OWN_POSTER = (
  <ErrorBoundary renderFallback={() => null}>
    <Suspense>
      <OwnPoster />
    </Suspense>
  </ErrorBoundary>
);

/** How far from the window the poster begins to load, in heights of the window. */
const PRELOAD_MARGIN = '50%';

/** One's own poster, for the eye alone. It is loaded once it is near the window, and left out if that fails. */
function SmallPoster() {
  const [picture, inView] = useInView(PRELOAD_MARGIN);
  const [isApproaching, setApproaching] = useState(false);
  if (inView && !isApproaching) setApproaching(true);
  return (
    <div ref={picture} className="share-picture" aria-hidden>
      {isApproaching && OWN_POSTER}
    </div>
  );
}
