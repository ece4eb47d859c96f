import { useState } from 'react';
import { ENTRY_MESSAGES } from '../../../content/entry-messages.ts';
import { lazySection } from '../../section-boundary.tsx';
import { useEntryEdit } from './entry-edit-context.ts';
import { useEntries } from './use-entries.ts';

const MomentsAndChapters = lazySection(ENTRY_MESSAGES.title, () => import('./moments-and-chapters.tsx'));
const People = lazySection(ENTRY_MESSAGES.people, () => import('./people.tsx'));

/** Whether something is the case, or has been since the component is in the page. */
function useEver(isNow: boolean): boolean {
  const [ever, setEver] = useState(isNow);
  if (isNow && !ever) setEver(true);
  return ever;
}

/**
 * What the visitor has added to the weeks, or is adding. Each part is loaded once there is something in it, and stays
 * when that is removed, so that it can be undone.
 */
export function EntriesSection() {
  const { entries } = useEntries();
  const { edit } = useEntryEdit();
  const { chapters, moments, people } = entries;
  const isMark = edit !== null && edit.kind !== 'person';
  const hasMarks = useEver(chapters.length + moments.length > 0 || isMark);
  const hasPeople = useEver(people.length > 0 || edit?.kind === 'person');
  if (!hasMarks && !hasPeople) return null;
  return (
    <div className="entries">
      {hasMarks && <MomentsAndChapters />}
      {hasPeople && <People />}
    </div>
  );
}
