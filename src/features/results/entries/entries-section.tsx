import { ENTRY_MESSAGES } from '#messages/entry-messages.ts';
import { NO_ENTRIES } from '../../../life/personal-entries.ts';
import { lazySection } from '../../section-boundary.tsx';
import { useEntryEdit } from './entry-edit-context.ts';
import { useEntries } from './use-entries.ts';

const MomentsAndChapters = lazySection(ENTRY_MESSAGES.title, () => import('./moments-and-chapters.tsx'));
const People = lazySection(ENTRY_MESSAGES.people, () => import('./people.tsx'));

/**
 * What the visitor has added to the weeks, or is adding. Each part is loaded once there is something in it. It stays
 * when the last entry is removed, so that this can be undone: the list is then another empty one.
 */
export function EntriesSection() {
  const { chapters, moments, people } = useEntries().entries;
  const kind = useEntryEdit().edit?.kind;
  const hasPeople = people !== NO_ENTRIES.people || kind === 'person';
  const hasMarks =
    chapters !== NO_ENTRIES.chapters ||
    moments !== NO_ENTRIES.moments ||
    (kind !== undefined && kind !== 'person');
  if (!hasMarks && !hasPeople) return null;
  return (
    <div className="entries">
      {hasMarks && <MomentsAndChapters />}
      {hasPeople && <People />}
    </div>
  );
}
