import { useEffect, useRef, useState } from 'react';
import { DETAIL_MESSAGES } from '#messages/detail-messages.ts';
import { describeLinkedMarks } from '../../../content/describe-linked-marks.ts';
import { copyText } from '../../../platform/copy-text.ts';
import { PAGE_PATH } from '../../../platform/page-path.ts';
import { Button } from '../../../ui/button.tsx';
import { useProjection } from '../projection-context.ts';
import { useResults } from '../results-context.ts';
import { type SharedLife, writeLifeLink } from './life-link.ts';
import { createLinkedEntries } from './linked-entries.ts';
import { usePictureMarks } from './picture-marks.ts';

const addressOf = (shared: SharedLife) => `${location.origin}${PAGE_PATH}#${writeLifeLink(shared)}`;

/** A button that copies a link to these results. @param noteId the id of a note on its content */
export function CopyLink({ noteId }: { readonly noteId: string }) {
  const { shown, shownCountry, format } = useResults();
  const { offsetWeeks } = useProjection();
  const marks = usePictureMarks()?.marks;
  const words = DETAIL_MESSAGES.share.link;
  // Asked anew on each visit.
  const [withMarks, setWithMarks] = useState(false);
  const [copied, setCopied] = useState<{ readonly address: string; readonly byHand: boolean } | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const byHand = copied?.byHand ?? false;
  useEffect(() => {
    if (byHand) field.current?.select();
  }, [byHand]);
  const copy = async () => {
    // The life expectancy of a table belongs to the people of that table.
    const population = shown.basis === 'birth' ? shownCountry?.population : shown.population;
    const entries = marks && withMarks ? createLinkedEntries(marks.chapters, marks.moments) : null;
    const address = addressOf({ ...shown, population: population ?? 'everyone', offsetWeeks, entries });
    setCopied({ address, byHand: !(await copyText(address)) });
  };
  return (
    <div className="copy-link">
      {marks && (
        <>
          <label className="checkbox">
            <input
              type="checkbox"
              checked={withMarks}
              aria-describedby={`${noteId}-marks`}
              onChange={(event) => setWithMarks(event.target.checked)}
            />
            {words.marks}
          </label>
          <p id={`${noteId}-marks`} className="field-hint">
            {describeLinkedMarks(format, {
              moments: marks.moments.length,
              chapters: marks.chapters.length,
            })}
          </p>
        </>
      )}
      <Button aria-describedby={noteId} onClick={() => void copy()}>
        {words.copy}
      </Button>
      <p role="status">{copied && (byHand ? words.byHand : words.copied)}</p>
      {byHand && (
        <input ref={field} className="input" readOnly aria-label={words.address} value={copied?.address} />
      )}
    </div>
  );
}
