import { useEffect, useRef, useState } from 'react';
import { SHARE } from '#words/details.ts';
import { type SharedLife, writeLifeLink } from '../../document/life-link.ts';
import { createLinkedEvents } from '../../document/linked-events.ts';
import { adoptStyles } from '../../platform/adopt-styles.ts';
import { isOneFile } from '../../platform/edition.ts';
import { pagePath } from '../../platform/page-path.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import type { Format } from '../../words/format.ts';
import { useProjection } from '../projection-context.ts';
import { useResults } from '../results-context.ts';
import styles from './copy-link.css?inline';
import { usePictureMarks, useTick } from './picture-marks.ts';

adoptStyles(styles);

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

/** Says how many moments and chapters a link contains. There must be at least one of them. */
export function describeLinkedMarks(format: Format, marks: { moments: number; chapters: number }): string {
  const { moments, chapters, marksHint } = SHARE.link;
  const parts = [
    ...(marks.moments > 0 ? [moments(format, { count: marks.moments })] : []),
    ...(marks.chapters > 0 ? [chapters(format, { count: marks.chapters })] : []),
  ];
  return marksHint({ marks: format.list(parts) });
}

/** Of a file on a disk, the fragment alone: its own address names folders of this device. */
const addressOf = (shared: SharedLife) =>
  `${isOneFile() ? '' : location.origin + pagePath()}#${writeLifeLink(shared)}`;

/** A button that copies a link to these results. @param noteId the id of a note on its content */
export function CopyLink({ noteId }: { readonly noteId: string }) {
  const { shown, shownCountry, format } = useResults();
  const { offsetWeeks } = useProjection();
  const marks = usePictureMarks()?.marks;
  const [withMarks, setWithMarks] = useTick();
  const [copied, setCopied] = useState<{ readonly address: string; readonly byHand: boolean } | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const byHand = copied?.byHand ?? false;
  useEffect(() => {
    if (byHand) field.current?.select();
  }, [byHand]);
  const copy = async () => {
    // The life expectancy of a table belongs to the people of that table.
    const population = shown.basis === 'birth' ? shownCountry?.population : shown.population;
    const events = marks && withMarks ? createLinkedEvents(marks.chapters, marks.moments) : null;
    const address = addressOf({ ...shown, population: population ?? 'everyone', offsetWeeks, events });
    setCopied({ address, byHand: !(await copyText(address)) });
    setWithMarks(false);
  };
  return (
    <div className="copy-link">
      {marks && (
        <Checkbox
          label={SHARE.link.marks}
          hint={describeLinkedMarks(format, {
            moments: marks.moments.length,
            chapters: marks.chapters.length,
          })}
          checked={withMarks}
          onChange={setWithMarks}
        />
      )}
      <Button aria-describedby={noteId} onClick={() => void copy()}>
        {SHARE.link.copy}
      </Button>
      <p role="status">{copied && (byHand ? SHARE.link.byHand : SHARE.link.copied)}</p>
      {isOneFile() && copied && <p>{SHARE.link.inFile}</p>}
      {byHand && (
        <input
          ref={field}
          className="input"
          readOnly
          aria-label={SHARE.link.address}
          value={copied?.address}
        />
      )}
    </div>
  );
}
