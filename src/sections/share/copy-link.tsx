import { useState } from 'react';
import { SHARE } from '#words/results.ts';
import { EXAMPLE } from '../../document/example.ts';
import { writeLifeLink } from '../../document/life-link.ts';
import { createLinkedEvents } from '../../document/linked-events.ts';
import { pagePath } from '../../platform/page-path.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import type { Format } from '../../words/format.ts';
import { useProjection } from '../projection.tsx';
import { useResults } from '../results-context.ts';
import { useLifeEvents } from '../use-life-events.ts';
import { CopyButton } from './copy-button.tsx';
import './copy-link.css';

/** Says how many moments and chapters a link contains. There must be at least one of them. */
export function describeLinkedMarks(format: Format, marks: { moments: number; chapters: number }): string {
  const { moments, chapters, marksHint } = SHARE.link;
  const parts = [
    ...(marks.moments > 0 ? [moments(format, { count: marks.moments })] : []),
    ...(marks.chapters > 0 ? [chapters(format, { count: marks.chapters })] : []),
  ];
  return marksHint({ marks: format.list(parts) });
}

/** A button that copies a link to these results. @param noteId the id of a note on its content */
export function CopyLink({ noteId }: { readonly noteId: string }) {
  const { shown, shownCountry, format } = useResults();
  const { offsetWeeks } = useProjection();
  const { marks } = useLifeEvents();
  const [withMarks, setWithMarks] = useState(false);
  const createAddress = () => {
    const page = `${location.origin}${pagePath()}#`;
    if (shown.example) return page + EXAMPLE;
    // The life expectancy of a table belongs to the people of that table.
    const population = shown.basis === 'birth' ? shownCountry?.population : shown.population;
    const life = { ...shown, population: population ?? 'everyone' };
    const events = marks && withMarks ? createLinkedEvents(marks) : null;
    return page + writeLifeLink(life, offsetWeeks, events);
  };
  return (
    <div className="copy-link">
      {marks && !shown.example && (
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
      <CopyButton
        label={SHARE.link.copy}
        noteId={noteId}
        addressLabel={SHARE.link.address}
        createAddress={createAddress}
        onCopied={() => setWithMarks(false)}
      />
    </div>
  );
}
