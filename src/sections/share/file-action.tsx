import { type ReactElement, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { PICTURE, SHARE } from '#words/results.ts';
import { DrawError } from '../../platform/draw-image.ts';
import { canShareFile, downloadFile, shareFile } from '../../platform/files.ts';
import { Button } from '../../ui/button.tsx';
import { drawPage } from './picture-page.tsx';

/** A file to make, and what is done with it. */
interface FileAction {
  readonly label: string;
  readonly make: () => Promise<File>;
  /** Whether the file is sent to another app, and not downloaded. */
  readonly sends: boolean;
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

/** The actions for an image of a picture: as a download, and to send it where the device can. */
export function listImageActions(picture: ReactElement, { name, labels, scale }: ImageOptions): FileAction[] {
  const kind = { name: `${name}.png`, type: 'image/png' };
  const make = async () => new File([await drawPage(picture, scale)], kind.name, kind);
  const save = { label: labels.download, make, sends: false };
  return canShareFile(kind) ? [save, { label: labels.send, make, sends: true }] : [save];
}

export async function makeFile({ make, sends }: Omit<FileAction, 'label'>): Promise<Outcome> {
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

interface ActionOptions {
  /** Of the first button. */
  readonly look?: 'primary' | 'quiet' | undefined;
  /** The label of the pressed button while the file is being made. If omitted, its usual label stays. */
  readonly making?: string;
  readonly onEnded: (outcome: Outcome, action: FileAction) => void;
}

/** A button for each action, and whether one is running. */
export function useFileActions(
  actions: readonly FileAction[],
  { look = 'primary', making, onEnded }: ActionOptions,
): { readonly buttons: readonly ReactNode[]; readonly isBusy: boolean } {
  /** The label of the action that is running. */
  const [busy, setBusy] = useState<string | null>(null);
  const start = async (action: FileAction, button: HTMLButtonElement) => {
    setBusy(action.label);
    const ended = await makeFile(action);
    flushSync(() => setBusy(null));
    // A disabled button loses the focus.
    if (document.activeElement === document.body) button.focus({ preventScroll: true });
    onEnded(ended, action);
  };
  const buttons = actions.map((action, index) => (
    <Button
      key={action.label}
      look={index === 0 ? look : 'quiet'}
      disabled={busy !== null}
      onClick={({ currentTarget }) => void start(action, currentTarget)}
    >
      {making && busy === action.label ? making : action.label}
    </Button>
  ));
  return { buttons, isBusy: busy !== null };
}

interface FileActionsProps extends Pick<ActionOptions, 'look'> {
  readonly actions: readonly FileAction[];
}

/** The buttons, and below them what becomes of the file. */
export function FileActions({ actions, look }: FileActionsProps) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { buttons, isBusy } = useFileActions(actions, { look, onEnded: setOutcome });
  return (
    <>
      {buttons}
      <p role="status" className={!isBusy && outcome?.kind === 'failed' ? 'field-problem' : undefined}>
        {isBusy ? PICTURE.making : outcome && describeOutcome(outcome)}
      </p>
    </>
  );
}
