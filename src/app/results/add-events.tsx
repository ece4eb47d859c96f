import { useRef, useState } from 'react';
import { ENTRY, ENTRY_LIST } from '#words/results.ts';
import { ADD_EVENT_ID, useEventEdit } from '../../results/event-edit-context.ts';
import { useResults } from '../../results/results-context.ts';
import { TypedLifeDialog } from '../../sections/type-or-paste/typed-life.tsx';
import { Button } from '../../ui/button.tsx';
import { UndoButton } from '../../ui/undo-button.tsx';
import './add-events.css';

/** A menu to add a moment, a chapter or a person, or to type a life, and undo. Not shown for a life that cannot be changed. */
export function AddEvents() {
  const { editing } = useResults();
  const { onEdit } = useEventEdit();
  const menu = useRef<HTMLDivElement>(null);
  const [isTyping, setTyping] = useState(false);
  if (!editing) return null;
  const choices = [
    { label: ENTRY.moment, onChoose: () => onEdit({ kind: 'moments', id: null }) },
    { label: ENTRY.chapter, onChoose: () => onEdit({ kind: 'chapters', id: null }) },
    { label: ENTRY.person, onChoose: () => onEdit({ kind: 'people', id: null }) },
    { label: ENTRY.typed, onChoose: () => setTyping(true) },
  ];
  return (
    <div className="row add-events screen-only">
      <Button
        id={ADD_EVENT_ID}
        style={{ anchorName: '--add-events' }}
        aria-label={ENTRY.add}
        popoverTarget="add-events"
      >
        <span aria-hidden>{`+ ${ENTRY_LIST.add}`}</span>
      </Button>
      <div
        ref={menu}
        id="add-events"
        popover="auto"
        className="add-events-menu"
        role="group"
        aria-label={ENTRY.add}
      >
        {choices.map(({ label, onChoose }) => (
          <Button
            key={label}
            look="text"
            aria-haspopup="dialog"
            onClick={() => {
              // The focus returns to the button of the menu, and from the dialog as well.
              menu.current?.hidePopover();
              onChoose();
            }}
          >
            {label}
          </Button>
        ))}
      </div>
      <UndoButton undo={editing.undo} origin="events" />
      <TypedLifeDialog open={isTyping} onClose={() => setTyping(false)} />
    </div>
  );
}
