import { type ReactElement, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { PICTURE } from '#words/results.ts';
import { downloadFile } from '../../platform/download-file.ts';
import { DrawError } from '../../platform/draw-image.ts';
import { canShareFile, shareFile } from '../../platform/share-file.ts';
import { Button } from '../../ui/button.tsx';
import { makePng, pngNamed } from './capture-page.tsx';

interface Work {
  readonly signal: AbortSignal;
  readonly onProgress: (done: number) => void;
}

/** Makes a file and hands it over. @returns what to say then; `null` for nothing */
type Make = (work: Work) => Promise<string | null>;

/** A way to make a file, with its button's label. */
export interface Way {
  readonly label: string;
  readonly make: Make;
  /**
   * The message if it fails without a reason that the visitor could do something about. Without one, it is the error's.
   */
  readonly failed?: string | undefined;
}

/** How making a file has ended; `null` where there is nothing to say. */
type Outcome = { readonly kind: 'saved' | 'cancelled' | 'failed'; readonly text: string } | null;

/** How far the making of a file is, or how it has ended. */
type MakingStatus =
  | { readonly kind: 'making'; readonly way: Way['label']; readonly done: number | null }
  | Outcome;

/** Downloads a file unless the work was stopped, and says so. */
export function download(file: File, signal: AbortSignal): string {
  signal.throwIfAborted();
  downloadFile(file);
  return PICTURE.saved({ name: file.name });
}

interface ImageOptions {
  /** Of the file, without its ending. */
  readonly name: string;
  readonly labels: { readonly download: string; readonly send: string };
  readonly failed?: string;
  /** Image pixels per unit of the picture. */
  readonly scale?: number;
}

/** The ways to make an image of a picture: as a download, and to send it where the device can. */
export function listImageWays(
  picture: ReactElement,
  { name, labels, failed, scale }: ImageOptions,
): readonly Way[] {
  const draw = () => makePng(picture, name, scale);
  const send = async () => {
    await shareFile(await draw());
    return null;
  };
  return [
    { label: labels.download, failed, make: async ({ signal }) => download(await draw(), signal) },
    ...(canShareFile(pngNamed(name)) ? [{ label: labels.send, failed: PICTURE.notSent, make: send }] : []),
  ];
}

/** Why a picture could not be made, if the visitor can do something about it. */
type FailureWords = Readonly<Record<DrawError['reason'], string>>;

/** Rejects with the reason of the signal once it is aborted. */
const waitForAbort = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/** Makes one file at a time. The work stops when it is cancelled or the component goes away. */
export function useMaking(words: FailureWords) {
  const [status, setStatus] = useState<MakingStatus>(null);
  const work = useRef<AbortController>(null);
  useEffect(() => () => work.current?.abort(), []);
  const start = async ({ label, make, failed }: Way, button: HTMLButtonElement): Promise<Outcome> => {
    const controller = new AbortController();
    const { signal } = controller;
    work.current = controller;
    const proceed = (done: number | null) => setStatus({ kind: 'making', way: label, done });
    const end = (outcome: Outcome) => {
      flushSync(() => setStatus(outcome));
      // A disabled button loses the focus, and so does one that goes away.
      if (button.isConnected && document.activeElement === document.body)
        button.focus({ preventScroll: true });
      return outcome;
    };
    proceed(null);
    try {
      // Cancelling does not wait for the picture in hand.
      const text = await Promise.race([make({ signal, onProgress: proceed }), waitForAbort(signal)]);
      return end(text === null ? null : { kind: 'saved', text });
    } catch (error) {
      if (signal.aborted) return end({ kind: 'cancelled', text: PICTURE.cancelled });
      const known = error instanceof DrawError ? words[error.reason] : undefined;
      const message = error instanceof Error ? error.message : '';
      return end({ kind: 'failed', text: known ?? failed ?? message });
    }
  };
  return { status, start, cancel: () => work.current?.abort() };
}

interface MakingButtonsProps {
  /** The main one first. */
  readonly ways: readonly Way[];
  readonly status: MakingStatus;
  /** The label of the pressed button while the file is being made. If omitted, its usual label stays. */
  readonly making?: string;
  readonly onPress: (way: Way, button: HTMLButtonElement) => void;
}

/** A button for each way to make a file, one at a time. */
export function MakingButtons({ ways, status, making, onPress }: MakingButtonsProps) {
  const busy = status?.kind === 'making' ? status.way : null;
  return ways.map((way, index) => (
    <Button
      key={way.label}
      look={index === 0 ? 'primary' : 'quiet'}
      disabled={busy !== null}
      onClick={(event) => onPress(way, event.currentTarget)}
    >
      {making && busy === way.label ? making : way.label}
    </Button>
  ));
}

/** Says that a file is being made, or what has become of it. */
export const MakingOutcome = ({ status }: Pick<MakingButtonsProps, 'status'>) => (
  <p role="status" className={status?.kind === 'failed' ? 'field-problem' : undefined}>
    {status?.kind === 'making' ? PICTURE.making : status?.text}
  </p>
);
