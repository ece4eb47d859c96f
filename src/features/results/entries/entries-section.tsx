import { ENTRY_MESSAGES } from '../../../content/entry-messages.ts';
import { lazySection } from '../../section-boundary.tsx';
import { useEntryEdit } from './entry-edit-context.ts';
import { useEntries } from './use-entries.ts';

const MomentsAndChapters = lazySection(ENTRY_MESSAGES.title, () => import('./moments-and-chapters.tsx'));
const People = lazySection(ENTRY_MESSAGES.people, () => import('./people.tsx'));

/** What the visitor has added to the weeks, or is adding. Each part is loaded once there is something in it. */
export function EntriesSection() {
  const { entries } = useEntries();
  const { edit } = useEntryEdit();
  const { chapters, moments, people } = entries;
  const hasMarks = chapters.length + moments.length > 0 || (edit !== null && edit.kind !== 'person');
  const hasPeople = people.length > 0 || edit?.kind === 'person';
  if (!hasMarks && !hasPeople) return null;
  return (
    <div className="entries">
      {hasMarks && <MomentsAndChapters />}
      {hasPeople && <People />}
    </div>
  );
}
