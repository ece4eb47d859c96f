import { useState } from 'react';
import { SHARE } from '#words/results.ts';
import { Button } from '../../ui/button.tsx';

/** Copies a text to the clipboard. @returns whether the browser allowed it */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Refused, or undefined because the page was not loaded over HTTPS.
    return false;
  }
}

const select = (field: HTMLInputElement | null) => field?.select();

interface CopyButtonProps {
  readonly label: string;
  /** The id of a note on what the address contains. */
  readonly noteId: string;
  /** The name of the field with the address, if the browser blocks copying. */
  readonly addressLabel: string;
  readonly createAddress: () => string;
  readonly onCopied?: () => void;
}

/** A button that copies an address, and shows it if the browser blocks that. */
export function CopyButton({ label, noteId, addressLabel, createAddress, onCopied }: CopyButtonProps) {
  const [copied, setCopied] = useState<{ readonly address: string; readonly byHand: boolean } | null>(null);
  const byHand = copied?.byHand ?? false;
  const copy = async () => {
    const address = createAddress();
    setCopied({ address, byHand: !(await copyText(address)) });
    onCopied?.();
  };
  return (
    <div className="copy-button">
      <Button aria-describedby={noteId} onClick={() => void copy()}>
        {label}
      </Button>
      <p role="status">{copied && (byHand ? SHARE.link.byHand : SHARE.link.copied)}</p>
      {byHand && (
        <input ref={select} className="input" readOnly aria-label={addressLabel} value={copied?.address} />
      )}
    </div>
  );
}
