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
import { describeOutcome, listImageActions, useFileActions } from './file-action.tsx';
import { MarksChoice, SmallPicture } from './marks-choice.tsx';
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

/** Ways to keep and share. A submit asks anew what may be in them. */
export const ShareResults = followSlider(function ShareResults() {
  const { submitNumber } = useLife();
  return (
    <div className="screen-only">
      <Section id="share" title={SHARE.title}>
        <Ways key={submitNumber} />
      </Section>
    </div>
  );
});

/** How far from the window the pictures begin to load, in heights of the window. */
const PRELOAD_MARGIN = '50%';

/** The image of the results and one's own poster, each above its button; then everything else. */
function Ways() {
  const { shown } = useLife();
  const editing = useEditing();
  const { marks } = useLifeEvents();
  const { printsMarks, onPrintMarks } = usePrinted();
  const [pictures, inView] = useInView(PRELOAD_MARGIN);
  const [isNear, setNear] = useState(false);
  if (inView && !isNear) setNear(true);
  const { preview, buttons } = useImage(isNear);
  const [saveButton, sendButton] = buttons;
  return (
    <div className="share">
      <div className="share-main">
        <div ref={pictures} className="share-pictures">
          {preview}
          <div className="share-poster">
            <SmallPicture>{isNear && OWN_POSTER}</SmallPicture>
          </div>
        </div>
        <div className="share-makes">
          {saveButton}
          <PictureButton label={SHARE.poster} look="primary" first="print" />
        </div>
      </div>
      <div className="share-more">
        {sendButton}
        <PictureButton label={SHARE.wallpaper} first="wallpaper" />
        <DialogButton label={SHARE.link.title} title={SHARE.link.title}>
          <CopyLink />
        </DialogButton>
        {editing && (
          <Button aria-haspopup="dialog" onClick={editing.onBackup}>
            {FORM.backup.title}
          </Button>
        )}
        {shown.dates && (
          <DialogButton label={VIEW_CHOICE.title} title={VIEW_CHOICE.title}>
            <p>{VIEW_CHOICE.hint}</p>
            <ViewChoice dates={shown.dates} />
          </DialogButton>
        )}
        {marks && <Checkbox label={SHARE.printMarks} checked={printsMarks} onChange={onPrintMarks} />}
      </div>
    </div>
  );
}

interface DialogButtonProps extends Pick<ComponentProps<typeof Dialog>, 'title' | 'wide' | 'children'> {
  readonly label: string;
  readonly look?: 'primary' | 'quiet' | undefined;
}

function DialogButton({ label, look = 'quiet', ...dialog }: DialogButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look={look} aria-haspopup="dialog" onClick={() => setOpen(true)}>
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
 * The image of the results: as it will be, with moments and chapters or without, and the buttons that save and send it.
 * A toast says what has become of it.
 * @param isDrawn whether what will be made is shown
 */
function useImage(isDrawn: boolean): { readonly preview: ReactNode; readonly buttons: readonly ReactNode[] } {
  const model = useLife();
  const projection = useProjection();
  const { weeksBy } = useColoring();
  const { showToast } = useToast();
  const included = useChoiceForOnce();
  const { marks } = useLifeEvents();
  const draw = (withMarks: boolean) => (
    <ResultsImage model={model} weeksBy={weeksBy} projection={projection} marks={withMarks ? marks : null} />
  );
  const actions = listImageActions(draw(included.ticked), {
    name: SHARE.file,
    labels: SHARE.ways,
    scale: SCALE,
  });
  const { screenshotCaptured, screenshotFailed } = SHARE_TOASTS;
  const { buttons } = useFileActions(actions, {
    making: SHARE.capturing,
    onEnded: (outcome, { label }) => {
      if (outcome.kind === 'saved') showToast({ ...screenshotCaptured, variant: 'default' });
      if (outcome.kind !== 'failed') return included.spend();
      const { cause, error } = outcome;
      // The image may have been made: only the way to send it has failed.
      const title = cause === 'notSent' ? label : screenshotFailed.title;
      const message = cause === 'notMade' ? readMessage(error) : describeOutcome(outcome);
      showToast({ title, text: message || screenshotFailed.text });
    },
  });
  const preview = marks ? (
    <MarksChoice included={included.ticked} onChange={included.onChange}>
      {(withMarks) => isDrawn && draw(withMarks)}
    </MarksChoice>
  ) : (
    <SmallPicture>{isDrawn && draw(false)}</SmallPicture>
  );
  return { preview, buttons };
}

const OwnPoster = lazy(chunk(() => withWords(import('./own-poster.tsx'))).load);

/** One's own poster, which is left out if its code cannot be loaded. It is not drawn again whenever it comes into view. */
const OWN_POSTER = (
  <ErrorBoundary renderFallback={() => null}>
    <Suspense>
      <OwnPoster />
    </Suspense>
  </ErrorBoundary>
);
