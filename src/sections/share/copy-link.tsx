import { type ReactNode, useId, useState } from 'react';
import { SHARE } from '#words/results.ts';
import { EXAMPLE_FRAGMENT } from '../../document/example.ts';
import { writeLifeLink } from '../../document/life-link.ts';
import { linkEvents } from '../../events/saved-events.ts';
import { pagePath } from '../../platform/page-path.ts';
import { withTimeout } from '../../platform/with-timeout.ts';
import { useLife } from '../../results/results-context.ts';
import { useProjection } from '../../results/slider.tsx';
import { useLifeEvents } from '../../results/use-life-events.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';

export function CopyLink() {
  const { shown, shownCountry } = useLife();
  const { offsetWeeks } = useProjection();
  const { marks, events } = useLifeEvents();
  const [isTicked, setTicked] = useState(false);
  const isExample = shown.whose === 'example';
  const writeFragment = () => {
    if (isExample) return EXAMPLE_FRAGMENT;
    const population = shownCountry?.population ?? 'everyone';
    const dates = { birthdate: shown.dates?.birthdate ?? null, now: shown.life.presentWeek };
    const linked = marks && isTicked ? linkEvents(events, dates) : null;
    return writeLifeLink(shown, { population, offsetWeeks, events: linked });
  };
  return (
    <div className="stack start copy-link">
      <CopyButton
        label={SHARE.link.copy}
        note={SHARE.link.note}
        addressLabel={SHARE.link.address}
        path={`${pagePath()}#${writeFragment()}`}
      >
        {marks && !isExample && (
          <Checkbox
            label={SHARE.link.marks}
            hint={SHARE.link.marksHint}
            checked={isTicked}
            onChange={setTicked}
          />
        )}
      </CopyButton>
    </div>
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
  /** What the link has. */
  readonly note: string;
  /** The name of the field with the address, if the browser blocks copying. */
  readonly addressLabel: string;
  /** The address, without the site's origin. */
  readonly path: string;
  /** What may be in the link, to choose. */
  readonly children?: ReactNode;
}

/**
 * A button that copies an address, and shows it if the browser blocks that. What is said of a link that was copied is
 * said as long as its address stays the same.
 */
export function CopyButton({ label, note, addressLabel, path, children }: CopyButtonProps) {
  const noteId = useId();
  const [copied, setCopied] = useState({ path: '', byHand: false });
  const isCopied = copied.path === path;
  const byHand = isCopied && copied.byHand;
  const copy = async () => setCopied({ path, byHand: !(await copyText(location.origin + path)) });
  return (
    <>
      <p id={noteId} className="note">
        {note}
      </p>
      {children}
      <Button aria-describedby={noteId} onClick={() => void copy()}>
        {label}
      </Button>
      <p role="status">{isCopied && (byHand ? SHARE.link.byHand : SHARE.link.copied)}</p>
      {byHand && (
        <input
          ref={select}
          className="input"
          readOnly
          aria-label={addressLabel}
          value={location.origin + path}
        />
      )}
    </>
  );
}
