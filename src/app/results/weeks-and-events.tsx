import { EventEditContext, useEventEditing } from '../../results/event-edit-context.ts';
import { Events } from '../../sections/event-list/events.tsx';
import { LifeInWeeks } from '../../sections/life-in-weeks/life-in-weeks.tsx';
import { People } from '../../sections/people/people.tsx';
import { SummaryCards } from '../../sections/summary/summary-cards.tsx';
import { AddEvents } from './add-events.tsx';

/** The first section of the results: a life in weeks, its three figures, and what the visitor has added to it. */
export const WeeksAndEvents = () => (
  <EventEditContext value={useEventEditing()}>
    <LifeInWeeks
      figures={<SummaryCards />}
      events={
        <>
          <AddEvents>
            <Events />
          </AddEvents>
          <People />
        </>
      }
    />
  </EventEditContext>
);
