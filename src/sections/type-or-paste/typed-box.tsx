import { Fragment } from 'react';
import { TYPED_LIFE } from '#words/results.ts';
import { Field } from '../../ui/field.tsx';
import type { PlannedEntry } from './plan-entries.ts';
import './typed-box.css';

export const TYPED_BOX_ID = 'typed-life-text';

interface TypedBoxProps {
  readonly text: string;
  /** The lines of this text; empty while it is being read. */
  readonly entries: readonly PlannedEntry[];
  readonly onChange: (text: string) => void;
}

/** The text with marks at what cannot be added. It is behind the field, and gives it its height. */
function Marks({ text, entries }: Pick<TypedBoxProps, 'text' | 'entries'>) {
  const wrong = entries.filter(({ isRight }) => !isRight);
  return (
    <div className="typed-box-marks" dir="auto" translate="no" aria-hidden>
      {wrong.map(({ from, until }, index) => (
        <Fragment key={from}>
          <span>{text.slice(wrong[index - 1]?.until ?? 0, from)}</span>
          <mark>{text.slice(from, until)}</mark>
        </Fragment>
      ))}
      <span>{text.slice(wrong.at(-1)?.until ?? 0)}</span>
      {/* A last line without a sign has no height. */}
      <span>{'\u200b'}</span>
    </div>
  );
}

/** The field for a life in lines. What cannot be added is marked in it. */
export function TypedBox({ text, entries, onChange }: TypedBoxProps) {
  return (
    <Field id={TYPED_BOX_ID} label={TYPED_LIFE.label} hint={TYPED_LIFE.hint}>
      {(control) => (
        <div className="typed-box">
          <Marks text={text} entries={entries} />
          <textarea
            {...control}
            data-initial-focus
            dir="auto"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            placeholder={TYPED_LIFE.placeholder}
            value={text}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      )}
    </Field>
  );
}
