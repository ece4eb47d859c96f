import { ENTRY_LIST } from '#words/results.ts';
import { removeEvent, saveEvent } from '../../document/changes.ts';
import type { EntryContext } from '../../events/kind.ts';
import { nameOfEvent } from '../../events/saved-events.ts';
import type { EventOf, KindName, LifeEvent } from '../../life/life-events.ts';
import { changeAndFocus } from '../../platform/focus.ts';
import { draftKey, useEventEdit } from '../../results/event-edit-context.ts';
import { useEntryContext, useLifeEvents } from '../../results/use-life-events.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { UNDO_ID } from '../../ui/undo-button.tsx';
import { isolateName } from '../../words/isolate-name.ts';
import { EDITORS } from './editors.ts';
import { useEventForm } from './use-event-form.ts';

/** The one dialog in which a moment, a chapter or a person is added, changed or removed. */
export function EventDialog() {
  const { edit, onEdit } = useEventEdit();
  const { events } = useLifeEvents();
  const entry = useEntryContext();
  const list: readonly LifeEvent[] = edit ? events[edit.kind] : [];
  const event = list.find(({ id }) => id === edit?.id) ?? null;
  const title = edit ? nameDialog(edit.kind, event) : '';
  return (
    <Dialog open={edit !== null} title={title} onClose={() => onEdit(null)} tall>
      {edit && entry && <EventEditor kind={edit.kind} event={event} label={title} entry={entry} />}
    </Dialog>
  );
}

const nameDialog = (kind: KindName, event: LifeEvent | null): string =>
  event ? ENTRY_LIST.editLabel({ name: isolateName(nameOfEvent(kind, event)) }) : EDITORS[kind].adding();

interface EventEditorProps<K extends KindName> {
  readonly kind: K;
  /** `null` for a new one. */
  readonly event: EventOf<K> | null;
  readonly label: string;
  readonly entry: EntryContext;
}

function EventEditor<K extends KindName>({ kind, event, label, entry }: EventEditorProps<K>) {
  const { edit, onEdit, announce, drafts } = useEventEdit();
  const { events, onChange } = useLifeEvents();
  /** What was typed of it is forgotten. */
  const finish = (done: 'added' | 'saved' | 'removed', changed: EventOf<K>) => {
    announce(ENTRY_LIST[done]({ name: isolateName(nameOfEvent(kind, changed)) }));
    drafts[kind].delete(draftKey(event));
    onEdit(null);
  };
  const { form, onSubmit } = useEventForm({
    kind,
    event,
    all: events[kind],
    week: edit?.week,
    entry,
    onSave: (saved, all) => {
      onChange?.(saveEvent(kind, saved, all));
      finish(event ? 'saved' : 'added', saved);
    },
  });
  const remove = (removed: EventOf<K>) =>
    changeAndFocus(() => {
      onChange?.(removeEvent(kind, removed.id));
      finish('removed', removed);
    }, UNDO_ID);
  const { Editor } = EDITORS[kind];
  return (
    <form className="stack event-form" noValidate aria-label={label} onSubmit={onSubmit}>
      <Editor {...form} />
      <div className="dialog-footer">
        <Button type="submit" look="primary">
          {event ? ENTRY_LIST.save : ENTRY_LIST.add}
        </Button>
        {event && (
          <Button look="text" onClick={() => remove(event)}>
            {ENTRY_LIST.remove}
          </Button>
        )}
      </div>
    </form>
  );
}
