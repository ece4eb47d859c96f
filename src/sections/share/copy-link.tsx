import { useState } from 'react';
import { SHARE } from '#words/results.ts';
import { EXAMPLE } from '../../document/example.ts';
import { writeLifeLink } from '../../document/life-link.ts';
import { createLinkedEvents } from '../../document/linked-events.ts';
import { pagePath } from '../../platform/page-path.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { useProjection } from '../projection.tsx';
import { useResults } from '../results-context.ts';
import { useLifeEvents } from '../use-life-events.ts';
import { CopyButton } from './copy-button.tsx';

/** A button that copies a link to these results. @param noteId the id of a note on its content */
export function CopyLink({ noteId }: { readonly noteId: string }) {
  const { shown, shownCountry } = useResults();
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
          hint={SHARE.link.marksHint}
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
