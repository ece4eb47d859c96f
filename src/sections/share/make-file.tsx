import { type ReactElement, useState } from 'react';
import { flushSync } from 'react-dom';
import { PICTURE, SHARE } from '#words/results.ts';
import { DrawError } from '../../platform/draw-image.ts';
import { canShareFile, downloadFile, shareFile } from '../../platform/files.ts';
import { Button } from '../../ui/button.tsx';
import { drawPage } from './picture-page.tsx';

/** A way to make a file and hand it over. */
export interface Way {
  /** Of its button. */
  readonly label: string;
  /** @returns what to say then; `null` for nothing */
  readonly make: () => Promise<string | null>;
  /** The message if it fails for a reason that the visitor can't do anything about. Defaults to the error's. */
  readonly failed?: string | undefined;
}

/** How making a file has ended; `null` where there is nothing to say. */
type Outcome = { readonly kind: 'saved' | 'failed'; readonly text: string } | null;

/** Downloads a file. @returns a sentence that says so */
export function download(file: File): string {
  downloadFile(file);
  return PICTURE.saved({ name: file.name });
}

interface ImageOptions extends Pick<Way, 'failed'> {
  /** Of the file, without its ending. */
  readonly name: string;
  readonly labels: { readonly download: string; readonly send: string };
  /** Image pixels per unit of the picture. */
  readonly scale?: number;
}

/** The ways to make an image of a picture: as a download, and to send it where the device can. */
export function listImageWays(picture: ReactElement, { name, labels, failed, scale }: ImageOptions) {
  const kind = { name: `${name}.png`, type: 'image/png' };
  const draw = async () => new File([await drawPage(picture, scale)], kind.name, kind);
  const save: Way = { label: labels.download, failed, make: async () => download(await draw()) };
  const send: Way = {
    label: labels.send,
    failed: PICTURE.notSent,
    make: async () => {
      await shareFile(await draw());
      return null;
    },
  };
  return canShareFile(kind) ? [save, send] : [save];
}

function describeFailure(error: unknown, failed: string | undefined): string {
  if (error instanceof DrawError) return SHARE[error.reason];
  return failed ?? (error instanceof Error ? error.message : '');
}

/** Makes one file at a time. */
export function useMaking() {
  /** The label of the way that is at work. */
  const [busy, setBusy] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const start = async ({ label, make, failed }: Way, button: HTMLButtonElement): Promise<Outcome> => {
    const end = (ended: Outcome) => {
      flushSync(() => {
        setBusy(null);
        setOutcome(ended);
      });
      // A disabled button loses the focus.
      if (document.activeElement === document.body) button.focus({ preventScroll: true });
      return ended;
    };
    setBusy(label);
    try {
      const text = await make();
      return end(text === null ? null : { kind: 'saved', text });
    } catch (error) {
      return end({ kind: 'failed', text: describeFailure(error, failed) });
    }
  };
  return { busy, outcome, start };
}

interface MakingButtonsProps {
  /** The main one first. */
  readonly ways: readonly Way[];
  readonly busy: string | null;
  /** The label of the pressed button while the file is being made. If omitted, its usual label stays. */
  readonly making?: string;
  readonly onPress: (way: Way, button: HTMLButtonElement) => void;
}

/** A button for each way to make a file, one at a time. */
export const MakingButtons = ({ ways, busy, making, onPress }: MakingButtonsProps) =>
  ways.map((way, index) => (
    <Button
      key={way.label}
      look={index === 0 ? 'primary' : 'quiet'}
      disabled={busy !== null}
      onClick={(event) => onPress(way, event.currentTarget)}
    >
      {making && busy === way.label ? making : way.label}
    </Button>
  ));

/** Says that a file is being made, or what has become of it. */
export const MakingOutcome = ({ busy, outcome }: Pick<ReturnType<typeof useMaking>, 'busy' | 'outcome'>) => (
  <p role="status" className={!busy && outcome?.kind === 'failed' ? 'field-problem' : undefined}>
    {busy ? PICTURE.making : outcome?.text}
  </p>
);
