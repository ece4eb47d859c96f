import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { PICTURE } from '#words/details.ts';
import { describeFailure } from './capture-picture.ts';

/** The progress or result of making a picture; `null` if there is nothing to report. */
export type MakingStatus =
  | { readonly kind: 'making'; readonly done: number | null }
  | { readonly kind: 'saved' | 'failed'; readonly text: string }
  | null;

interface Work {
  readonly signal: AbortSignal;
  readonly onProgress: (done: number) => void;
}

/** Makes a file and passes it on. @returns the message for the visitor; `null` for none */
export type Make = (work: Work) => Promise<string | null>;

/** Rejects with the reason of the signal once it is aborted. */
const waitForAbort = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/** Makes one picture, or set of them, at a time. The work stops when it is cancelled or the component goes away. */
export function useMaking() {
  const [status, setStatus] = useState<MakingStatus>(null);
  const work = useRef<AbortController>(null);
  useEffect(() => () => work.current?.abort(), []);
  /** @param otherwise what to say if it fails without a reason that the visitor could do something about */
  const start = async (make: Make, button: HTMLButtonElement, otherwise: string) => {
    const controller = new AbortController();
    const { signal } = controller;
    work.current = controller;
    const onProgress = (done: number) => setStatus({ kind: 'making', done });
    const end = (last: MakingStatus) => {
      flushSync(() => setStatus(last));
      // A disabled button loses the focus, and so does one that goes away.
      if (button.isConnected && document.activeElement === document.body)
        button.focus({ preventScroll: true });
    };
    setStatus({ kind: 'making', done: null });
    try {
      // Cancelling does not wait for the picture in progress.
      const text = await Promise.race([make({ signal, onProgress }), waitForAbort(signal)]);
      end(text === null ? null : { kind: 'saved', text });
    } catch (error) {
      if (signal.aborted) end({ kind: 'saved', text: PICTURE.cancelled });
      else end({ kind: 'failed', text: describeFailure(error, PICTURE) ?? otherwise });
    }
  };
  return {
    status,
    start,
    cancel: () => work.current?.abort(),
  };
}
