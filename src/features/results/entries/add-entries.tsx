import { ENTRY_MESSAGES } from '#messages/entry-messages.ts';
import { Button } from '../../../ui/button.tsx';
import { useResults } from '../results-context.ts';
import { useEntryEdit } from './entry-edit-context.ts';

const KINDS = ['moment', 'chapter', 'person'] as const;

/** Buttons that add a moment, a chapter or a person. Not in a life that cannot be changed. */
export function AddEntries() {
  const { onChangeEntries } = useResults();
  const { onEdit } = useEntryEdit();
  if (!onChangeEntries) return null;
  return (
    <div className="add-entries" role="group" aria-label={ENTRY_MESSAGES.add}>
      <span className="field-label" aria-hidden>
        {ENTRY_MESSAGES.addShort}
      </span>
      {KINDS.map((kind) => (
        <Button key={kind} id={`add-${kind}`} onClick={() => onEdit({ kind, id: null })}>
          {ENTRY_MESSAGES[kind]}
        </Button>
      ))}
    </div>
  );
}
