import { MomentsAndChapters } from '../../sections/chapters-and-moments/index.ts';
import { useEventEdit } from '../../sections/event-edit-context.ts';
import { People } from '../../sections/people/index.ts';
import { RememberQuestion } from '../../sections/remember-question.tsx';
import { useLifeEvents } from '../../sections/use-life-events.ts';
import './events-section.css';

/** Shows the visitor's life events of each kind if there are any, or one is being added. */
export function EventsSection() {
  const { events } = useLifeEvents();
  const editedKind = useEventEdit().edit?.kind;
  const [hasChapters, hasMoments, hasPeople] = (['chapters', 'moments', 'people'] as const).map(
    (kind) => events[kind].length > 0 || editedKind === kind,
  );
  const hasMarks = hasChapters || hasMoments;
  if (!hasMarks && !hasPeople) return null;
  return (
    <div className="entries">
      <RememberQuestion />
      {hasMarks && <MomentsAndChapters />}
      {hasPeople && <People />}
    </div>
  );
}
