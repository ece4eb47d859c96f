import { type FormEvent, useState } from 'react';
import { changeAndFocus } from '../platform/focus.ts';

interface EditorOptions<Result, Part extends string> {
  /** What the fields say; `null` if there are problems. */
  readonly event: Result | null;
  /** In the order of the fields. */
  readonly problems: readonly { readonly part: Part; readonly text: string }[];
  /** The id of the field of a part. */
  readonly fieldId: (part: Part) => string;
  readonly onSave: (result: Result) => void;
}

/**
 * Saves the result of a form's fields. If there are problems, it shows them from then on and focuses the field of the first
 * one.
 */
export function useEditor<Result, Part extends string>(options: EditorOptions<Result, Part>) {
  const { event: result, problems, fieldId, onSave } = options;
  const [refused, setRefused] = useState(false);
  const [first] = problems;
  return {
    problemOf: (part: Part) =>
      refused ? problems.find((problem) => problem.part === part)?.text : undefined,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      if (result !== null) onSave(result);
      else if (first) changeAndFocus(() => setRefused(true), fieldId(first.part));
    },
  };
}
