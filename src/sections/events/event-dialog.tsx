import { CHAPTERS, ENTRY_LIST, MOMENTS, PERSON_EDITOR } from '#words/results.ts';
import type { EventKind, LifeEvent } from '../../life/life-events.ts';
import { changeAndFocus } from '../../platform/focus.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { isolateName } from '../../words/isolate-name.ts';
import { type EventEdit, useEventEdit } from '../event-edit-context.ts';
import { useResults } from '../results-context.ts';
import { UNDO_ID } from '../undo-button.tsx';
import { useLifeEvents } from '../use-life-events.ts';
import { useTimeReader } from '../use-time-reader.ts';
import { ChapterEditor } from './chapter-editor.tsx';
import { nameOf } from './list-events.ts';
import { MomentEditor } from './moment-editor.tsx';
import { PersonEditor } from './person-editor.tsx';

const listTitles = (): Readonly<Record<EventKind, string>> => ({
  moments: MOMENTS.adding,
  chapters: CHAPTERS.adding,
  people: PERSON_EDITOR.title.add,
});

/** The one dialog in which a moment, a chapter or a person is added, changed or removed. */
export function EventDialog({ onSaid }: { readonly onSaid: (status: string) => void }) {
  const { edit, onEdit } = useEventEdit();
  const { events } = useLifeEvents();
  const own: LifeEvent | undefined = edit ? events[edit.kind].find(({ id }) => id === edit.id) : undefined;
  const title = own
    ? ENTRY_LIST.editLabel({ name: isolateName(nameOf(own)) })
    : edit && listTitles()[edit.kind];
  return (
    <Dialog open={edit !== null} title={title ?? ''} onClose={() => onEdit(null)}>
      {edit && <Editor edit={edit} label={title ?? ''} isNew={own === undefined} onSaid={onSaid} />}
    </Dialog>
  );
}

interface EditorProps {
  readonly edit: EventEdit;
  readonly label: string;
  readonly isNew: boolean;
  readonly onSaid: (status: string) => void;
}

function Editor({ edit, label, isNew, onSaid }: EditorProps) {
  const { kind, id, week } = edit;
  const { onEdit } = useEventEdit();
  const { events, onChange } = useLifeEvents();
  const { dates } = useResults().shown;
  const reader = useTimeReader();
  if (!reader || !dates || !onChange) return null;
  const actions = {
    label,
    onSave: (event: LifeEvent) => {
      onChange({ type: 'eventSaved', kind, event });
      onSaid(ENTRY_LIST[isNew ? 'added' : 'saved']({ name: isolateName(nameOf(event)) }));
      onEdit(null);
    },
    onRemove: isNew
      ? null
      : () =>
          changeAndFocus(() => {
            if (id !== null) onChange({ type: 'eventRemoved', kind, id });
            onEdit(null);
          }, UNDO_ID),
  };
  /** The event of a list that is changed, and the others. */
  const choose = <Event extends LifeEvent>(list: readonly Event[]) => ({
    event: list.find((each) => each.id === id) ?? null,
    others: list.filter((each) => each.id !== id),
  });
  if (kind === 'moments') {
    return <MomentEditor {...actions} {...choose(events.moments)} reader={reader} week={week} />;
  }
  return kind === 'chapters' ? (
    <ChapterEditor {...actions} {...choose(events.chapters)} reader={reader} />
  ) : (
    <PersonEditor {...actions} {...choose(events.people)} dates={dates} />
  );
}
