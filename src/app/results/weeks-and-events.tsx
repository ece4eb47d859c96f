import type { ReactNode } from 'react';
import { ColoringChoicesContext, useListedColorings } from '../../results/colorings/colorings.ts';
import { EventEditContext, useEventEditing } from '../../results/event-edit-context.ts';
import { AddEvents } from '../../sections/life-events/add-events.tsx';
import { Events } from '../../sections/life-events/events.tsx';
import { Suggestions } from '../../sections/life-events/suggestions/suggestions.tsx';
import { LifeInWeeks } from '../../sections/life-in-weeks/life-in-weeks.tsx';
import { People } from '../../sections/people/people.tsx';
import { AgeFigures } from '../../sections/summary/age-figures.tsx';
import { SummaryCards } from '../../sections/summary/summary-cards.tsx';

/** Another coloring or another event that is edited renders only what reads these contexts. */
const EditedAndColored = ({ children }: { readonly children: ReactNode }) => (
  <EventEditContext value={useEventEditing()}>
    <ColoringChoicesContext value={useListedColorings()}>{children}</ColoringChoicesContext>
  </EventEditContext>
);

/** The first section of the results: a life in weeks, its three figures, life expectancy, and what the visitor has added. */
export const WeeksAndEvents = () => (
  <EditedAndColored>
    <LifeInWeeks
      figures={<SummaryCards />}
      expectancy={<AgeFigures />}
      Suggestions={Suggestions}
      events={
        <>
          <AddEvents>
            <Events />
          </AddEvents>
          <People />
        </>
      }
    />
  </EditedAndColored>
);
