import { createContext, type Dispatch, use, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { FORM } from '#words/form.ts';
import type { DocumentAction } from '../document/history.ts';
import { isComposing } from '../platform/is-composing.ts';
import { useEventCallback } from '../platform/use-event-callback.ts';
import { Button } from '../ui/button.tsx';
import { describeDone, describeNext, type Move, type StepInWords } from './describe-step.ts';
import type { State } from './state.ts';
import './undo.css';

interface HistoryModel extends Pick<State, 'draft' | 'past' | 'future'> {
  readonly dispatch: Dispatch<DocumentAction>;
}

/** `null` for a life that cannot be changed. */
export const HistoryContext = createContext<HistoryModel | null>(null);

/** The step that is undone or redone next; `null` if there is none. */
function findNext({ draft, past, future }: HistoryModel, move: Move): StepInWords | null {
  const step = (move === 'undone' ? past : future).at(-1);
  if (!step) return null;
  const other = step.snapshot.draft;
  const [before, after] = move === 'undone' ? [other, draft] : [draft, other];
  return { move, change: step.change, before, after };
}

/** Moves the focus to the first of some elements if the focused one has left the page. */
function keepFocus(focused: Element | null, ids: readonly string[]): void {
  if (!focused || focused.isConnected) return;
  const next = ids.map((id) => document.getElementById(id)).find(Boolean);
  next?.focus({ preventScroll: true });
}

/** A function that undoes or redoes the next step, if there is one, and a line that says so to assistive technology. */
function useMoves(history: HistoryModel) {
  const [done, setDone] = useState<{ readonly step: StepInWords; readonly count: number } | null>(null);
  const move = (type: Move) => {
    const step = findNext(history, type);
    if (!step) return false;
    const focused = document.activeElement;
    flushSync(() => {
      history.dispatch({ type });
      setDone({ step, count: (done?.count ?? 0) + 1 });
    });
    keepFocus(focused, [...(focused?.id === type ? ['undone', 'redone'] : []), 'results', 'activities']);
    return true;
  };
  const status = (
    <p className="visually-hidden" role="status">
      {/* With a key, the same words are announced again. */}
      {done && <span key={done.count}>{describeDone(done.step)}</span>}
    </p>
  );
  return { move, status };
}

/** Whether a key is that of the letter Z, on a keyboard with Latin letters or at its place on another one. */
const isZ = ({ key, code }: KeyboardEvent) => (/^[a-z]$/i.test(key) ? /z/i.test(key) : code === 'KeyZ');

/** Undoes by Ctrl or Cmd + Z, and redoes with Shift, outside of fields, where the browser undoes what was typed. */
export function UndoKeys({ history }: { readonly history: HistoryModel }) {
  const { move, status } = useMoves(history);
  const onKey = useEventCallback((event: KeyboardEvent) => {
    const { target, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (isComposing(event) || !isZ(event) || ctrlKey === metaKey || altKey || event.defaultPrevented) return;
    if (target instanceof Element && target.matches(':read-write, select')) return;
    if (document.querySelector('dialog[open]')) return;
    if (move(shiftKey ? 'redone' : 'undone')) event.preventDefault();
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [onKey]);
  return status;
}

/** Buttons that undo and redo. Their names say what; there is no room for that beside the other buttons. */
export function UndoButtons() {
  const history = use(HistoryContext);
  return history && <Buttons history={history} />;
}

const LABELS = { undone: 'undo', redone: 'redo' } as const;

function Buttons({ history }: { readonly history: HistoryModel }) {
  const { move, status } = useMoves(history);
  return (
    <div className="undo-buttons">
      {(['undone', 'redone'] as const).map((type) => {
        const step = findNext(history, type);
        const short = FORM[LABELS[type]];
        const whole = step ? describeNext(step) : short;
        return (
          step && (
            <Button key={type} id={type} look="text" aria-label={whole} onClick={() => move(type)}>
              {short}
            </Button>
          )
        );
      })}
      {status}
    </div>
  );
}
