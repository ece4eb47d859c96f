import { type ComponentProps, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { PICKER } from '#words/form.ts';
import { ENTRY_LIST } from '#words/results.ts';
import { Button } from '../ui/button.tsx';
import { EditorForm } from '../ui/editor-form.tsx';
import { WEEKS_ID } from './event-edit-context.ts';
import './event-sheet.css';

function subscribe(onChange: () => void): () => void {
  const view = window.visualViewport;
  view?.addEventListener('resize', onChange);
  view?.addEventListener('scroll', onChange);
  return () => {
    view?.removeEventListener('resize', onChange);
    view?.removeEventListener('scroll', onChange);
  };
}

/** Not while the page is zoomed in: then, less of the window is visible without a keyboard. */
function measure(): number {
  const view = window.visualViewport;
  if (!view || view.scale > 1) return 0;
  return Math.max(0, Math.round(window.innerHeight - view.height - view.offsetTop));
}

/** The height that an on-screen keyboard covers at the bottom of the window, in pixels. */
const useKeyboardHeight = (): number => useSyncExternalStore(subscribe, measure, () => 0);

/** Between the week that is edited and the sheet at the bottom of a phone, in pixels: problems at its fields make it higher. */
const CLEARANCE = 72;

interface EventSheetProps
  extends Omit<ComponentProps<typeof EditorForm>, 'className' | 'submit' | 'cancel' | 'more'> {
  /** The title, if it is not the label. */
  readonly title?: string | undefined;
  /** The id of the element that it is beside, and to which the focus returns. */
  readonly origin: string;
  /** Removes the event; `null` for a new one. */
  readonly onRemove: (() => void) | null;
}

/**
 * The frame of the editors of life events: a sheet beside what it was opened from, or at the bottom of a small window,
 * above the keyboard. The page stays where it is, and can be used meanwhile.
 */
export function EventSheet({ title, origin, onRemove, children, ...form }: EventSheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const keyboardHeight = useKeyboardHeight();
  const { focusKey } = form;
  useLayoutEffect(() => {
    if (sheet.current?.matches(':popover-open') === false) sheet.current.showPopover();
  }, []);
  useLayoutEffect(() => {
    const week = document.querySelector('.edited-week')?.getBoundingClientRect();
    const top = sheet.current?.getBoundingClientRect().top ?? 0;
    const isAtBottom =
      sheet.current && getComputedStyle(sheet.current).getPropertyValue('--at-bottom') !== '';
    if (week && isAtBottom && week.bottom > top - CLEARANCE)
      scrollBy({ top: week.bottom - top + CLEARANCE, behavior: 'instant' });
  }, [focusKey, keyboardHeight]);
  const { add, save, cancel, remove } = ENTRY_LIST;
  return (
    <div
      ref={sheet}
      popover="manual"
      className="event-sheet"
      data-beside-week={origin === WEEKS_ID || undefined}
      style={{ positionAnchor: `--${origin}`, '--keyboard': `${keyboardHeight}px` }}
    >
      <EditorForm
        {...form}
        className="event-form"
        submit={onRemove ? save : add}
        cancel={onRemove ? cancel : PICKER.close}
        more={
          onRemove && (
            <Button look="text" onClick={onRemove}>
              {remove}
            </Button>
          )
        }
      >
        <p className="event-form-title" aria-hidden>
          {title ?? form.label}
        </p>
        {children}
      </EditorForm>
    </div>
  );
}
