import { type PointerEvent, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { TOAST } from '#words/form.ts';
import { useEventCallback } from '../platform/use-event-callback.ts';
import { useWindowEvent } from '../platform/use-window-event.ts';
import type { ToastMessage } from '../words/toasts.ts';
import { Button } from './button.tsx';
import { readsFromRight } from './direction.ts';
import { createRequiredContext } from './required-context.ts';
import './toast.css';

interface ShownToast extends ToastMessage {
  readonly id: number;
  readonly open: boolean;
}

interface ToasterProps {
  readonly toast: ShownToast | null;
  readonly onDismiss: (id: number) => void;
}

const DURATION_MS = 5000;
/** The key that moves the focus to the toast. */
const HOTKEY = 'F8';
const SWIPE_THRESHOLD_PIXELS = 50;
/** How far a finger moves in a press that is no swipe. */
const SLOP_PIXELS = 10;

function watchDialogs(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { attributeFilter: ['open'], subtree: true });
  return () => observer.disconnect();
}
const findOpenDialog = () => document.querySelector('dialog[open]');

/**
 * A modal dialog makes everything outside it inert, so an element moves into it while it is open. The element itself
 * moves: mounted again, what is in it would be announced again.
 */
function useMoveIntoDialog() {
  const dialog = useSyncExternalStore(watchDialogs, findOpenDialog, () => null);
  const home = useRef<HTMLDivElement>(null);
  const moved = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (moved.current) (dialog ?? home.current)?.append(moved.current);
  }, [dialog]);
  return { home, moved, dialog };
}

/** Dismisses a toast after a time, which does not pass while the visitor is at the toast, or away from the page. */
function useCountdown(id: number | null, onEnd: () => void) {
  const [pausedFor, setPausedFor] = useState<number | null>(null);
  const left = useRef({ id, ms: DURATION_MS });
  const onPause = (isPaused: boolean) => setPausedFor(isPaused ? id : null);
  useWindowEvent('blur', () => onPause(true));
  useWindowEvent('focus', () => onPause(false));
  useEffect(() => {
    if (id === null || pausedFor === id) return;
    if (left.current.id !== id) left.current = { id, ms: DURATION_MS };
    const since = performance.now();
    const timer = setTimeout(onEnd, left.current.ms);
    return () => {
      clearTimeout(timer);
      left.current.ms -= performance.now() - since;
    };
  }, [id, pausedFor, onEnd]);
  return onPause;
}

/** Lets a finger or a mouse push an element out to the end of its line. */
function useSwipe(onSwiped: () => void) {
  const start = useRef<number | null>(null);
  const moved = useRef(0);
  return {
    onPointerDown: ({ button, clientX }: PointerEvent) => {
      start.current = button === 0 ? clientX : null;
    },
    onPointerMove: ({ currentTarget, pointerId, buttons, clientX }: PointerEvent<HTMLElement>) => {
      if (start.current === null || buttons === 0) return;
      const towardsEnd = readsFromRight() ? -1 : 1;
      const along = Math.max(0, (clientX - start.current) * towardsEnd);
      if (moved.current === 0 && along <= SLOP_PIXELS) return;
      // Its end is no click on the button that it may have begun on.
      currentTarget.setPointerCapture(pointerId);
      moved.current = along;
      currentTarget.style.translate = `${along * towardsEnd}px`;
    },
    onPointerUp: ({ currentTarget }: PointerEvent<HTMLElement>) => {
      if (moved.current > SWIPE_THRESHOLD_PIXELS) onSwiped();
      start.current = null;
      moved.current = 0;
      currentTarget.style.translate = '';
    },
  };
}

/**
 * Gives the focus that is in an element back to where it came from: to the page, if it came from nowhere or from what has
 * gone. The element itself stays in the page, without anything to see.
 */
function useReturnedFocus(box: { readonly current: HTMLElement | null }) {
  const before = useRef<HTMLElement | null>(null);
  return {
    note: (from: EventTarget | null) => {
      if (box.current?.contains(from instanceof Node ? from : null)) return;
      before.current = from instanceof HTMLElement ? from : null;
    },
    giveBack: () => {
      const { activeElement } = document;
      if (!(activeElement instanceof HTMLElement) || !box.current?.contains(activeElement)) return;
      activeElement.blur();
      before.current?.focus({ preventScroll: true });
    },
  };
}

/** A short message on top of the page. Its live region is there before it: one that comes with its text is not announced. */
export function Toaster({ toast, onDismiss }: ToasterProps) {
  const shown = toast?.open ? toast : null;
  const id = shown?.id ?? null;
  const { home, moved: box, dialog } = useMoveIntoDialog();
  const { note, giveBack } = useReturnedFocus(box);
  const dismiss = useEventCallback(() => {
    giveBack();
    if (id !== null) onDismiss(id);
  });
  const onPause = useCountdown(id, dismiss);
  // It would cover the title of a dialog that opens after it.
  useEffect(() => {
    if (dialog) dismiss();
  }, [dialog, dismiss]);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === HOTKEY) box.current?.focus();
    if (key === 'Escape') dismiss();
  };
  useWindowEvent('keydown', onKeyDown, id !== null);
  const { onPointerMove, ...swipe } = useSwipe(dismiss);
  const variant = shown?.variant ?? 'destructive';
  return (
    <div ref={home}>
      <div
        ref={box}
        className={`toasts screen-only ${shown ? `toast toast-${variant}` : ''}`}
        tabIndex={-1}
        {...(shown && { role: 'region', 'aria-label': TOAST.region({ key: HOTKEY }) })}
        {...swipe}
        onFocus={({ relatedTarget }) => {
          note(relatedTarget);
          onPause(true);
        }}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) onPause(false);
        }}
        onPointerMove={(event) => {
          onPause(true);
          onPointerMove(event);
        }}
        onPointerLeave={({ currentTarget }) => {
          if (!currentTarget.contains(document.activeElement)) onPause(false);
        }}
      >
        <div
          role="status"
          aria-live={shown?.silent ? 'off' : shown && variant === 'destructive' ? 'assertive' : 'polite'}
        >
          {shown && <Words key={id} {...shown} />}
        </div>
        {shown && (
          <Button look="sign" aria-label={TOAST.dismiss} onClick={dismiss}>
            <span aria-hidden>×</span>
          </Button>
        )}
      </div>
    </div>
  );
}

const Words = ({ title, text }: ToastMessage) => (
  <>
    <p>
      <span className="visually-hidden">{TOAST.announced}</span>
      <span>{title}</span>
      <span className="visually-hidden">{TOAST.titleEnd}</span>
    </p>
    <p className="toast-text">{text}</p>
  </>
);

const REMOVE_AFTER_MS = 1_000_000;

/** The toast on screen. One at a time: a new toast replaces the previous one. */
export function useToasts() {
  const [toast, setToast] = useState<ShownToast | null>(null);
  const [toasts] = useState(() => {
    let lastId = 0;
    return {
      showToast: (message: ToastMessage) => {
        lastId += 1;
        setToast({ ...message, id: lastId, open: true });
      },
      dismissToast: (id: number) => {
        setToast((shown) => (shown?.id === id ? { ...shown, open: false } : shown));
        setTimeout(() => setToast((shown) => (shown?.id === id ? null : shown)), REMOVE_AFTER_MS);
      },
      /** Removes the toast, because its message no longer applies. */
      clearToast: () => setToast(null),
    };
  });
  return [toast, toasts] as const;
}

/** Functions that stay the same while the page is open. */
export const [ToastContext, useToast] =
  createRequiredContext<Pick<ReturnType<typeof useToasts>[1], 'showToast' | 'clearToast'>>('ToastContext');
