import { useState } from 'react';
import { SHARE } from '#words/results.ts';
import { EXAMPLE_FRAGMENT } from '../../document/example.ts';
import { writeLifeLink } from '../../document/life-link.ts';
import { linkEvents } from '../../events/kinds.ts';
import { pagePath } from '../../platform/page-path.ts';
import { withTimeout } from '../../platform/with-timeout.ts';
import { useLife } from '../../results/results-context.ts';
import { useProjection } from '../../results/slider.tsx';
import { useLifeEvents } from '../../results/use-life-events.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { useChoiceForOnce } from './use-choice-for-once.ts';

const LINK_NOTE = 'copy-link-note';

export function CopyLink() {
  const { shown, shownCountry } = useLife();
  const { offsetWeeks } = useProjection();
  const { marks, events } = useLifeEvents();
  const withMarks = useChoiceForOnce();
  const createAddress = () => {
    const page = `${location.origin}${pagePath()}#`;
    if (shown.whose === 'example') return page + EXAMPLE_FRAGMENT;
    const population = shownCountry?.population ?? 'everyone';
    const dates = { birthdate: shown.dates?.birthdate ?? null, now: shown.life.presentWeek };
    const linked = marks && withMarks.ticked ? linkEvents(events, dates) : null;
    return page + writeLifeLink(shown, { population, offsetWeeks, events: linked });
  };
  return (
    <>
      <p id={LINK_NOTE}>{SHARE.link.note}</p>
      <div className="copy-link">
        {marks && shown.whose !== 'example' && (
          <Checkbox
            label={SHARE.link.marks}
            hint={SHARE.link.marksHint}
            checked={withMarks.ticked}
            onChange={withMarks.onChange}
          />
        )}
        <CopyButton
          label={SHARE.link.copy}
          noteId={LINK_NOTE}
          addressLabel={SHARE.link.address}
          createAddress={createAddress}
          onCopied={withMarks.spend}
        />
      </div>
    </>
  );
}

const COPY_TIMEOUT_MS = 2000;

async function copyText(text: string): Promise<boolean> {
  try {
    await withTimeout(navigator.clipboard.writeText(text), COPY_TIMEOUT_MS);
    return true;
  } catch {
    // Refused, never answered, or undefined because the page was not loaded over HTTPS.
    return false;
  }
}

const select = (field: HTMLInputElement | null) => field?.select();

interface CopyButtonProps {
  readonly label: string;
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
