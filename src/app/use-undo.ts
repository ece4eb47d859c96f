import { type Dispatch, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ORIGIN_IDS } from '../document/element-ids.ts';
import type { DocumentAction, Step } from '../document/undo.ts';
import { useEventCallback } from '../platform/use-event-callback.ts';
import { useWindowEvent } from '../platform/use-window-event.ts';
import type { Undo } from '../ui/undo-button.tsx';
import type { SubmitOrigin } from './state.ts';

/** Whether a key is that of the letter Z, on a keyboard with Latin letters or at its place on another one. */
const isZ = ({ key, code }: KeyboardEvent) => (/^[a-z]$/i.test(key) ? /z/i.test(key) : code === 'KeyZ');

/**
 * Whether a key undoes: Ctrl or Cmd + Z, outside of dialogs.
 * @param typed fields that were typed into since the last undo, where the browser undoes that
 */
function asksToUndo(event: KeyboardEvent, typed: WeakSet<EventTarget>): boolean {
  const { target, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (!isZ(event) || ctrlKey === metaKey || altKey || shiftKey) return false;
  if (event.defaultPrevented || document.querySelector('dialog[open]')) return false;
  return !(target instanceof Element && target.matches(':read-write, select') && typed.has(target));
}

/**
 * Brings into view what was changed back. If the focused element has left the page, the focus goes there. The results do
 * both for what was changed in them.
 */
function show({ origin, elementId, isSubmitted }: Step): void {
  if (origin === 'events') return;
  const element = document.getElementById(elementId);
  element?.scrollIntoView({ block: 'nearest' });
  // Its results take the focus back to the button that made it.
  if (isSubmitted && origin !== 'form') return;
  for (const host of [element, document.getElementById(ORIGIN_IDS.form)])
    if (document.activeElement === document.body) host?.focus({ preventScroll: true });
}

/**
 * Undoes the last change, by its button or by the keyboard. What was submitted with the change is submitted again.
 * @returns `count`: how often something was undone
 */
export function useUndo(
  steps: readonly Step[],
  dispatch: Dispatch<DocumentAction>,
  submit: (origin: SubmitOrigin) => void,
): Undo & { readonly count: number } {
  const [count, setCount] = useState(0);
  const typed = useRef(new WeakSet<EventTarget>());
  const step = steps.at(-1) ?? null;
  const undo = useEventCallback(() => {
    if (!step) return;
    // The focus may come into a field, and the next key then goes on here.
    typed.current = new WeakSet();
    flushSync(() => {
      dispatch({ type: 'undone' });
      setCount(count + 1);
    });
    // Before the submit: a focus in the form would end it, as if the visitor had begun to fill it in.
    show(step);
    // The document before a backup may never have been submitted: then it is not refused either.
    if (step.isSubmitted) submit(step.origin === 'form' ? 'restored' : 'results');
  });
  useWindowEvent('input', ({ target }) => {
    if (target) typed.current.add(target);
  });
  useWindowEvent('keydown', (event) => {
    if (!step || !asksToUndo(event, typed.current)) return;
    event.preventDefault();
    undo();
  });
  return useMemo(() => ({ step, onUndo: undo, count }), [step, undo, count]);
}
