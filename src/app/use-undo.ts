import { type Dispatch, useRef } from 'react';
import { flushSync } from 'react-dom';
import { REDO, UNDO } from '#words/form.ts';
import { originOf } from '../document/field.ts';
import type { History, Step } from '../document/history.ts';
import { useEventCallback } from '../platform/use-event-callback.ts';
import { useSame } from '../platform/use-same.ts';
import { useWindowEvent } from '../platform/use-window-event.ts';
import { type Announced, useAnnouncement } from '../ui/announcement.tsx';
import { idOf } from '../ui/target-ids.ts';
import type { Undo } from '../ui/undo-button.tsx';
import type { Action, SubmitOrigin } from './state.ts';

/** Whether a key is that of a letter, on a keyboard with Latin letters or at its place on another one. */
const isLetter = (letter: 'Y' | 'Z', { key, code }: KeyboardEvent) =>
  /^[a-z]$/i.test(key) ? key.toUpperCase() === letter : code === `Key${letter}`;

/** What a key asks for: Ctrl or Cmd + Z undoes, the same with Shift makes it again, and so does Ctrl + Y. */
function readKey(event: KeyboardEvent): 'undo' | 'redo' | null {
  const { ctrlKey, metaKey, altKey, shiftKey } = event;
  if (ctrlKey === metaKey || altKey) return null;
  if (isLetter('Z', event)) return shiftKey ? 'redo' : 'undo';
  return isLetter('Y', event) && ctrlKey && !shiftKey ? 'redo' : null;
}

/**
 * Whether a key is the page's: not in a dialog, and not in a field where the browser undoes what was typed.
 * @param typed fields that were typed into since the last undo or redo
 */
function isForPage({ target, defaultPrevented }: KeyboardEvent, typed: WeakSet<EventTarget>): boolean {
  if (defaultPrevented || document.querySelector('dialog[open]')) return false;
  return !(target instanceof Element && target.matches(':read-write, select') && typed.has(target));
}

/**
 * Brings into view what was changed. If the focused element has left the page, the focus goes there. The results do both for
 * what was changed in them.
 */
function show({ target, resubmits }: Step): void {
  const origin = originOf(target);
  if (origin === 'events') return;
  const element = document.getElementById(idOf(target));
  element?.scrollIntoView({ block: 'nearest' });
  // Its results take the focus back to the button that made it.
  if (resubmits && origin !== 'form') return;
  for (const host of [element, document.getElementById(idOf({ of: 'activities' }))])
    if (document.activeElement === document.body) host?.focus({ preventScroll: true });
}

/**
 * Undoes the last change, or makes it again, by its button or by the keyboard. What was submitted with the change is
 * submitted again.
 */
export function useUndo(
  { steps, undone: allUndone }: History,
  dispatch: Dispatch<Action>,
  submit: (origin: SubmitOrigin) => void,
): Undo & { readonly done: Announced } {
  const [done, announce] = useAnnouncement();
  const typed = useRef(new WeakSet<EventTarget>());
  const step = steps.at(-1) ?? null;
  const undone = allUndone.at(-1) ?? null;
  const go = (moved: Step | null, type: 'undone' | 'redone', text: string) => {
    if (!moved) return;
    // The focus may come into a field, and the next key then goes on here.
    typed.current = new WeakSet();
    flushSync(() => {
      dispatch({ type });
      announce(text);
    });
    // Before the submit: a focus in the form would end it, as if the visitor had begun to fill it in.
    show(moved);
    // The document before a backup may never have been submitted: then it is not refused either.
    if (moved.resubmits) submit(originOf(moved.target) === 'form' ? 'restored' : 'results');
  };
  const onUndo = useEventCallback(() => go(step, 'undone', UNDO.done));
  const onRedo = useEventCallback(() => go(undone, 'redone', REDO.done));
  useWindowEvent('input', ({ target }) => {
    if (target) typed.current.add(target);
  });
  useWindowEvent('keydown', (event) => {
    const asked = readKey(event);
    const moved = asked === 'undo' ? step : undone;
    if (!asked || !moved || !isForPage(event, typed.current)) return;
    event.preventDefault();
    if (asked === 'undo') onUndo();
    else onRedo();
  });
  return useSame({ step, undone, onUndo, onRedo, done });
}
