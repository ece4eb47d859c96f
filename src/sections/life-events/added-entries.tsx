import { TYPED_LIFE } from '#words/results.ts';
import { removeEvent } from '../../document/changes.ts';
import { changeAndFocus, focusElement } from '../../platform/focus.ts';
import { ADD_EVENT_ID } from '../../results/event-edit-context.ts';
import { useLifeEvents } from '../../results/use-life-events.ts';
import { Button } from '../../ui/button.tsx';
import { OwnWords } from '../../ui/own-words.tsx';
import { isolateName } from '../../words/isolate-name.ts';
import { TYPED_BOX_ID } from './typed-box.tsx';
import { type AddedEntry, type TypedDraft, withText } from './typed-draft.ts';
import './added-entries.css';

const idOf = ({ id }: AddedEntry) => `take-back-${id}`;

interface AddedEntriesProps {
  readonly draft: TypedDraft;
  readonly onChange: (draft: TypedDraft) => void;
  /** Called once an entry was taken back, with a message. */
  readonly onTakenBack: (message: string) => void;
}

/** What was added last: each entry can be taken back, and its line is in the box again. Hidden once more is typed. */
export function AddedEntries({ draft, onChange: setDraft, onTakenBack }: AddedEntriesProps) {
  const { events, onChange } = useLifeEvents();
  const added = draft.added.filter(({ kind, id }) => events[kind].some((event) => event.id === id));
  const takeBack = (entry: AddedEntry, next: AddedEntry | undefined) => {
    const { kind, id, name, line, changed } = entry;
    const isFocused = changeAndFocus(
      () => {
        onChange?.(removeEvent(kind, id, changed));
        setDraft(withText(draft, draft.text.trim() === '' ? line : `${draft.text}\n${line}`));
        onTakenBack(TYPED_LIFE.tookBack({ name: isolateName(name) }));
      },
      next ? idOf(next) : TYPED_BOX_ID,
    );
    if (!isFocused) focusElement(ADD_EVENT_ID);
  };
  return (
    <div className="added-entries screen-only" hidden={!draft.offersBack || added.length === 0}>
      <p className="field-hint">{TYPED_LIFE.addedLast}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari reads no list without markers as one */}
      <ul role="list" className="auto-grid" aria-label={TYPED_LIFE.addedLast}>
        {added.map((entry, index) => (
          <li key={entry.id} className="between">
            <OwnWords>{entry.name}</OwnWords>
            <Button
              id={idOf(entry)}
              look="text"
              aria-label={TYPED_LIFE.takeBackEntry({ name: isolateName(entry.name) })}
              onClick={() => takeBack(entry, added[index + 1] ?? added[index - 1])}
            >
              {TYPED_LIFE.takeBack}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
