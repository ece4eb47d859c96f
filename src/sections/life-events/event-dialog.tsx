import { CHAPTERS, ENTRY_LIST, MOMENTS, PERSON_EDITOR } from '#words/results.ts';
import { type LifeEvent, nameOfEvent } from '../../life/life-events.ts';
import { changeAndFocus } from '../../platform/focus.ts';
import { createId } from '../../platform/id.ts';
import { draftKey, type EventEdit, useEventEdit } from '../../results/event-edit-context.ts';
import { useResults } from '../../results/results-context.ts';
import { useLifeEvents, useTimeReader } from '../../results/use-life-events.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { UNDO_ID } from '../../ui/undo-button.tsx';
import { isolateName } from '../../words/isolate-name.ts';
import { ChapterEditor, MomentEditor, PersonEditor } from './event-editors.tsx';

/** The one dialog in which a moment, a chapter or a person is added, changed or removed. */
export function EventDialog() {
  const { edit, onEdit, drafts } = useEventEdit();
  const { events } = useLifeEvents();
  const titles = { moments: MOMENTS.adding, chapters: CHAPTERS.adding, people: PERSON_EDITOR.title.add };
  const list: readonly LifeEvent[] = edit ? events[edit.kind] : [];
  const event = list.find(({ id }) => id === edit?.id);
  const title = event
    ? ENTRY_LIST.editLabel({ name: isolateName(nameOfEvent(event)) })
    : edit
      ? titles[edit.kind]
      : '';
  const onDone = () => {
    if (edit) drafts[edit.kind].delete(draftKey(event ?? null));
    onEdit(null);
  };
  return (
    <Dialog open={edit !== null} title={title} onClose={() => onEdit(null)}>
      {edit && <Editor edit={edit} label={title} isNew={!event} onDone={onDone} />}
    </Dialog>
  );
}

interface EditorProps {
  readonly edit: EventEdit;
  readonly label: string;
  readonly isNew: boolean;
  /** Called once the event was saved or removed: what was typed of it is forgotten. */
  readonly onDone: () => void;
}

function Editor({ edit: { kind, id, week }, label, isNew, onDone }: EditorProps) {
  const { onSaid } = useEventEdit();
  const { events, onChange } = useLifeEvents();
  const { dates } = useResults().shown;
  const reader = useTimeReader();
  if (!reader || !dates || !onChange) return null;
  const save = (event: LifeEvent) => {
    onChange({ type: 'eventSaved', kind, event });
    onSaid(ENTRY_LIST[isNew ? 'added' : 'saved']({ name: isolateName(nameOfEvent(event)) }));
    onDone();
  };
  const remove = (event: LifeEvent) =>
    changeAndFocus(() => {
      onChange({ type: 'eventRemoved', kind, id: event.id });
      onSaid(ENTRY_LIST.removed({ name: isolateName(nameOfEvent(event)) }));
      onDone();
    }, UNDO_ID);
  const choose = <Event extends LifeEvent>(list: readonly Event[]) => {
    const event = list.find((each) => each.id === id) ?? null;
    return {
      label,
      reader,
      event,
      others: list.filter((each) => each.id !== id),
      onRemove: event && (() => remove(event)),
    };
  };
  // The id is first, as in a saved form that was read, so that another tab saves the same text.
  const identify = <Content extends object>(content: Content) => ({ id: id ?? createId(), ...content });
  switch (kind) {
    case 'moments':
      return (
        <MomentEditor {...choose(events.moments)} week={week} onSave={(moment) => save(identify(moment))} />
      );
    case 'chapters':
      return <ChapterEditor {...choose(events.chapters)} onSave={(chapter) => save(identify(chapter))} />;
    case 'people':
      return (
        <PersonEditor {...choose(events.people)} dates={dates} onSave={(person) => save(identify(person))} />
      );
  }
}
