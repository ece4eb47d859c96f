import { ENTRY } from '#words/results.ts';
import { useEventEdit } from '../../sections/event-edit-context.ts';
import { useResults } from '../../sections/results-context.ts';
import { TypedLifeDialog } from '../../sections/type-or-paste/index.ts';
import { UndoButton } from '../../sections/undo-button.tsx';
import { addButtonId } from '../../sections/use-list-editor.ts';
import { Button } from '../../ui/button.tsx';
import './add-events.css';

/** Buttons that add a moment, a chapter or a person, and undo. Not shown for a life that cannot be changed. */
export function AddEvents() {
  const { onChangeEvents, undo } = useResults();
  const { onEdit } = useEventEdit();
  if (!onChangeEvents) return null;
  const buttons = [
    ['moments', ENTRY.moment],
    ['chapters', ENTRY.chapter],
    ['people', ENTRY.person],
  ] as const;
  return (
    <div className="add-events">
      <div role="group" aria-label={ENTRY.add}>
        <span className="field-label" aria-hidden>
          {ENTRY.addShort}
        </span>
        {buttons.map(([kind, label]) => (
          <Button
            key={kind}
            id={addButtonId(kind)}
            style={{ anchorName: `--${addButtonId(kind)}` }}
            onClick={() => onEdit({ kind, id: null })}
          >
            {label}
          </Button>
        ))}
        <TypedLifeDialog />
      </div>
      <UndoButton undo={undo} place="events" />
    </div>
  );
}
