import { ColoringsContext, useListedColorings } from '../../results/colorings/colorings.ts';
import { EventEditContext, useEventEditing } from '../../results/event-edit-context.ts';
import { AddEvents } from '../../sections/life-events/add-events.tsx';
import { Events } from '../../sections/life-events/events.tsx';
import { LifeInWeeks } from '../../sections/life-in-weeks/life-in-weeks.tsx';
import { People } from '../../sections/people/people.tsx';
import { SummaryCards } from '../../sections/summary/summary-cards.tsx';

/** The first section of the results: a life in weeks, its three figures, and what the visitor has added to it. */
export const WeeksAndEvents = () => (
  <EventEditContext value={useEventEditing()}>
    <ColoringsContext value={useListedColorings()}>
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
    </ColoringsContext>
  </EventEditContext>
);
