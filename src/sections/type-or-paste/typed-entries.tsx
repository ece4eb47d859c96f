import { memo } from 'react';
import { ENTRY, TYPED_LIFE } from '#words/results.ts';
import type { EventKind } from '../../life/life-events.ts';
import { Choice } from '../../ui/choice.tsx';
import type { PlannedEntry } from './plan-entries.ts';
import './typed-entries.css';

interface TypedEntriesProps {
  readonly entries: readonly PlannedEntry[];
  readonly onChoose: (text: string, kind: EventKind) => void;
}

/** The entries as they were understood, in the order in which they were typed: none moves when its kind changes. */
export const TypedEntries = memo(function TypedEntries({ entries, onChoose }: TypedEntriesProps) {
  const kinds = [
    { value: 'chapters', label: ENTRY.chapter },
    { value: 'moments', label: ENTRY.moment },
    { value: 'people', label: ENTRY.person },
  ] as const;
  return (
    <ul className="typed-entries" aria-label={TYPED_LIFE.understood}>
      {entries.map(({ text, from, event, kind, isRight, notes }) => (
        <li key={from}>
          <p dir="auto" translate="no">
            {isRight && event ? event.words : text}
          </p>
          {notes.map((note) => (
            <p key={note} className={isRight ? 'field-hint' : 'field-problem'}>
              {note}
            </p>
          ))}
          {kind && (
            <Choice
              legend={TYPED_LIFE.kindOf({ name: text })}
              legendHidden
              options={kinds}
              chosen={kind}
              onChoose={(chosen) => onChoose(text, chosen)}
            />
          )}
        </li>
      ))}
    </ul>
  );
});
