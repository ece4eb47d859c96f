import { useChunk } from '../../platform/chunk.ts';
import { type EventDrafts, EventEditContext, useEventEditing } from '../../sections/event-edit-context.ts';
import { SummaryCards } from '../../sections/summary/index.ts';
import { LifeInWeeks } from '../../sections/weeks/index.ts';
import { AddEvents } from './add-events.tsx';
import { detailsCode } from './chunks.ts';
import { EventsSection } from './events-section.tsx';

/** The first section of the results: a life in weeks, its three figures, and what the visitor has added to it. */
export function FirstResults({ drafts }: { readonly drafts: EventDrafts }) {
  const editing = useEventEditing(drafts);
  const details = useChunk(detailsCode)?.weeksDetails;
  return (
    <EventEditContext value={editing}>
      <LifeInWeeks
        details={details}
        figures={<SummaryCards />}
        events={
          <>
            <AddEvents />
            {details && <details.WorkingYears />}
            <EventsSection />
          </>
        }
      />
    </EventEditContext>
  );
}
