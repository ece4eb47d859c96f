import { InResults, useEventsModel } from '../../gallery/in-results.tsx';
import type { LifeEvents } from '../../src/life/life-events.ts';
import { type EventEdit, EventEditContext, useEventEditing } from '../../src/results/event-edit-context.ts';
import { EventDialog } from '../../src/sections/life-events/event-dialog.tsx';
import { UndoButton } from '../../src/ui/undo-button.tsx';
import { AT_36, sampleLife } from '../fixtures/lives.ts';

interface EditEventProps {
  readonly events: LifeEvents;
  readonly edit: EventEdit;
}

/** The dialog of one event, with the button that undoes what is done in it. */
export function EditEvent({ events, edit }: EditEventProps) {
  const model = useEventsModel(events);
  const editing = useEventEditing(edit);
  return (
    <InResults sample={sampleLife(AT_36)} model={model}>
      <EventEditContext value={editing}>
        <button type="button" onClick={() => editing.onEdit(edit)}>
          Edit again
        </button>
        <UndoButton undo={model.editing.undo} origin="events" />
        <EventDialog />
      </EventEditContext>
    </InResults>
  );
}
