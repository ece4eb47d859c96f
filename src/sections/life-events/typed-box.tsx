import { type ComponentProps, memo, useLayoutEffect, useRef, useState } from 'react';
import { TYPED_LIFE } from '#words/results.ts';
import { useEventCallback } from '../../platform/use-event-callback.ts';
import { Field } from '../../ui/field.tsx';
import type { PlannedEntry } from './plan-entries.ts';

export const TYPED_BOX_ID = 'typed-life-text';

interface TypedBoxProps {
  readonly text: string;
  /** The lines of this text; empty while it is being read. */
  readonly entries: readonly PlannedEntry[];
  readonly onChange: (text: string) => void;
}

/** The marks by their names in the style sheet. */
const MARKS = { wrong: 'wrong-lines', asks: 'asking-lines' } as const;

/**
 * The text behind the field, which gives it its height. What is not added yet is marked in it by ranges: Chromium ends a
 * run of typing, which Ctrl+Z undoes, whenever an element is removed anywhere on the page.
 */
function Marks({ text, entries }: Pick<TypedBoxProps, 'text' | 'entries'>) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const node = ref.current?.firstChild;
    if (!node || !('highlights' in CSS)) return;
    const [startContainer, endContainer] = [node, node];
    const rangesOf = (marked: PlannedEntry['state']) =>
      entries
        .filter(({ state }) => state === marked)
        .map(
          ({ from, until }) =>
            new StaticRange({ startContainer, startOffset: from, endContainer, endOffset: until }),
        );
    CSS.highlights.set(MARKS.wrong, new Highlight(...rangesOf('wrong')));
    CSS.highlights.set(MARKS.asks, new Highlight(...rangesOf('asks')));
    return () => {
      for (const name of Object.values(MARKS)) CSS.highlights.delete(name);
    };
  }, [entries]);
  return (
    // oxlint-disable-next-line project/own-words -- the text of the field before it
    <div ref={ref} className="typed-box-marks" dir="auto" translate="no" aria-hidden>
      {/* A last line without a sign has no height. */}
      {`${text}\u200b`}
    </div>
  );
}

type FieldTextProps = Omit<ComponentProps<'textarea'>, 'onChange'> & {
  readonly onChange: (text: string) => void;
};

/**
 * The text itself, which the browser keeps. React would write it whenever a property of the element changes, and the
 * browser's undo would begin anew: so all of them stay.
 */
const FieldText = memo(function FieldText({ onChange, ...rest }: FieldTextProps) {
  return (
    <textarea
      {...rest}
      data-initial-focus
      dir="auto"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      placeholder={TYPED_LIFE.placeholder}
      onChange={(event) => onChange(event.target.value)}
    />
  );
});

export function TypedBox({ text, entries, onChange }: TypedBoxProps) {
  const [initial] = useState(text);
  const change = useEventCallback(onChange);
  return (
    <Field id={TYPED_BOX_ID} label={TYPED_LIFE.label} hint={TYPED_LIFE.hint}>
      {(control) => (
        <div className="typed-box">
          <Marks text={text} entries={entries} />
          <FieldText {...control} defaultValue={initial} onChange={change} />
        </div>
      )}
    </Field>
  );
}
