import { type ReactElement, useState } from 'react';
import { flushSync } from 'react-dom';
import { PICTURE, SHARE } from '#words/results.ts';
import { DrawError } from '../../platform/draw-image.ts';
import { canShareFile, downloadFile, shareFile } from '../../platform/files.ts';
import { Button } from '../../ui/button.tsx';
import { drawPage } from './picture-page.tsx';

export interface Way {
  readonly label: string;
  readonly make: () => Promise<File>;
  /** Whether the file is sent to another app. Defaults to a download. */
  readonly sends?: boolean;
}

type FailureCause = DrawError['reason'] | 'notSent' | 'notMade';

type Outcome =
  | { readonly kind: 'saved'; readonly name: string }
  | { readonly kind: 'sent' }
  | { readonly kind: 'failed'; readonly cause: FailureCause; readonly error: unknown };

interface ImageOptions {
  readonly name: string;
  readonly labels: { readonly download: string; readonly send: string };
  readonly scale?: number;
}

/** The ways to make an image of a picture: as a download, and to send it where the device can. */
export function listImageWays(picture: ReactElement, { name, labels, scale }: ImageOptions): Way[] {
  const kind = { name: `${name}.png`, type: 'image/png' };
  const make = async () => new File([await drawPage(picture, scale)], kind.name, kind);
  const save = { label: labels.download, make };
  return canShareFile(kind) ? [save, { label: labels.send, make, sends: true }] : [save];
}

export async function makeFile({ make, sends = false }: Omit<Way, 'label'>): Promise<Outcome> {
  try {
    const file = await make();
    if (sends) {
      await shareFile(file);
      return { kind: 'sent' };
    }
    downloadFile(file);
    return { kind: 'saved', name: file.name };
  } catch (error) {
    const cause = error instanceof DrawError ? error.reason : sends ? 'notSent' : 'notMade';
    return { kind: 'failed', cause, error };
  }
}

/** Says how making a file has ended; empty for a file that was sent, of which its app says more. */
export function describeOutcome(outcome: Outcome): string {
  if (outcome.kind === 'saved') return PICTURE.saved({ name: outcome.name });
  if (outcome.kind === 'sent') return '';
  const { cause } = outcome;
  if (cause === 'notSent') return PICTURE.notSent;
  return cause === 'notMade' ? PICTURE.failed : SHARE[cause];
}

export function useMaking() {
  /** The label of the way that is at work. */
  const [busy, setBusy] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const start = async (way: Way, button: HTMLButtonElement): Promise<Outcome> => {
    setBusy(way.label);
    const ended = await makeFile(way);
    flushSync(() => {
      setBusy(null);
      setOutcome(ended);
    });
    // A disabled button loses the focus.
    if (document.activeElement === document.body) button.focus({ preventScroll: true });
    return ended;
  };
  return { busy, outcome, start };
}

interface MakingButtonsProps {
  readonly ways: readonly Way[];
  readonly look?: 'primary' | 'quiet';
  readonly busy: string | null;
  /** The label of the pressed button while the file is being made. If omitted, its usual label stays. */
  readonly making?: string;
  readonly onPress: (way: Way, button: HTMLButtonElement) => void;
}

export const MakingButtons = ({ ways, look = 'primary', busy, making, onPress }: MakingButtonsProps) =>
  ways.map((way, index) => (
    <Button
      key={way.label}
      look={index === 0 ? look : 'quiet'}
      disabled={busy !== null}
      onClick={(event) => onPress(way, event.currentTarget)}
    >
      {making && busy === way.label ? making : way.label}
    </Button>
  ));

export const MakingOutcome = ({ busy, outcome }: Pick<ReturnType<typeof useMaking>, 'busy' | 'outcome'>) => (
  <p role="status" className={!busy && outcome?.kind === 'failed' ? 'field-problem' : undefined}>
    {busy ? PICTURE.making : outcome && describeOutcome(outcome)}
  </p>
);
