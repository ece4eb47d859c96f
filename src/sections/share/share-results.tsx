import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from 'react';
import { FORM } from '#words/form.ts';
import { PICTURE, SHARE, SHARE_TOASTS, VIEW_CHOICE } from '#words/results.ts';
import { chunk } from '../../platform/chunk.ts';
import { reload } from '../../platform/reload.ts';
import { useInView } from '../../platform/use-in-view.ts';
import { choosePerson } from '../../results/colorings/by-person.ts';
import { useColoring, useEditing, useLife, usePrinted } from '../../results/results-context.ts';
import { followSlider, useProjection } from '../../results/slider.tsx';
import { useLifeEvents } from '../../results/use-life-events.ts';
import { usePeopleFigures } from '../../results/use-people-figures.ts';
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
import { ResultsImage } from './results-image.tsx';
import { ViewChoice } from './view-choice.tsx';
import './share-results.css';

const SCALE = 1.5;

const posters = chunk(() => withWords(import('./poster-chooser.tsx')));
const PosterChooser = lazySection(() => PICTURE.title, posters);

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
  const [isApproaching, setApproaching] = useState(false);
  if (inView && !isApproaching) setApproaching(true);
  const { preview, buttons } = useImage(isApproaching);
  const [saveButton, sendButton] = buttons;
  return (
    <div className="auto-grid share">
      <div className="stack share-main">
        <div ref={pictures} className="share-pictures">
          {preview}
          <SmallPicture className="share-poster">{isApproaching && OWN_POSTER}</SmallPicture>
        </div>
        <div className="share-makes">
          {saveButton}
          <DialogButton label={SHARE.poster} look="primary" title={PICTURE.title} wide>
            <PosterChooser onReload={reload} />
          </DialogButton>
        </div>
      </div>
      <div className="row share-more">
        {sendButton}
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

/** The toast of this image alone shows the message of an error, where there is one. */
const readMessage = (error: unknown) => (error instanceof Error ? error.message : '');

/**
 * A choice for one thing, and the usual one again for the next. What the visitor chooses while that is being made is for
 * the next, and stays.
 * @returns `spend` of the rendering in which it was pressed for is called once that has been made
 */
function useChoiceForOnce() {
  /** An object, which tells a choice from the same one that was made later. */
  const [choice, setChoice] = useState({ chosen: false });
  return {
    chosen: choice.chosen,
    onChoose: (chosen: boolean) => setChoice({ chosen }),
    spend: () => setChoice((latest) => (latest === choice ? { chosen: false } : latest)),
  };
}

/**
 * The image of the results: as it will be, with names or without, and the buttons that save and send it. A toast says what
 * has become of it.
 * @param isDrawn whether what will be made is shown
 */
function useImage(isDrawn: boolean): { readonly preview: ReactNode; readonly buttons: readonly ReactNode[] } {
  const model = useLife();
  const projection = useProjection();
  const { weeksBy } = useColoring();
  const { showToast } = useToast();
  const names = useChoiceForOnce();
  const { marks } = useLifeEvents();
  const { people } = usePeopleFigures();
  const isByPerson = people.some(
    ({ person, figures }) => figures && [choosePerson(person).choice, 'people'].includes(weeksBy ?? ''),
  );
  const draw = (named: boolean) => <ResultsImage {...{ model, weeksBy, projection, marks, people, named }} />;
  const actions = listImageActions(draw(names.chosen), {
    name: SHARE.file,
    labels: SHARE.ways,
    scale: SCALE,
  });
  const { screenshotCaptured, screenshotFailed } = SHARE_TOASTS;
  const { buttons } = useFileActions(actions, {
    making: SHARE.capturing,
    onEnded: (outcome, { label }) => {
      if (outcome.kind === 'saved') showToast({ ...screenshotCaptured, variant: 'default' });
      if (outcome.kind !== 'failed') return names.spend();
      const { cause, error } = outcome;
      // The image may have been made: only the way to send it has failed.
      const title = cause === 'notSent' ? label : screenshotFailed.title;
      const message = cause === 'notMade' ? readMessage(error) : describeOutcome(outcome);
      showToast({ title, text: message || screenshotFailed.text });
    },
  });
  const drawIfNear = (named: boolean) => isDrawn && draw(named);
  const preview =
    marks || isByPerson ? (
      <MarksChoice
        label={isByPerson ? SHARE.marks.names : undefined}
        included={names.chosen}
        onChange={names.onChoose}
      >
        {drawIfNear}
      </MarksChoice>
    ) : (
      <SmallPicture>{drawIfNear(false)}</SmallPicture>
    );
  return { preview, buttons };
}

const OwnPoster = lazy(async () => ({ default: (await posters.load()).OwnPoster }));

/** One's own poster, which is left out if its code cannot be loaded. It is not drawn again whenever it comes into view. */
const OWN_POSTER = (
  <ErrorBoundary renderFallback={() => null}>
    <Suspense>
      <OwnPoster />
    </Suspense>
  </ErrorBoundary>
);
