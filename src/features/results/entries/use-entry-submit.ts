import { useState } from 'react';
import { flushSync } from 'react-dom';

interface EntrySubmit<Entry, Part extends string> {
  /** What the fields amount to; `null` if there are problems. */
  readonly entry: Entry | null;
  /** In the order of the fields. */
  readonly problems: readonly { readonly part: Part; readonly text: string }[];
  /** The id of the field of a part. */
  readonly fieldOf: (part: Part) => string;
  readonly onSubmit: (entry: Entry) => void;
}

/** Submits an entry, or else shows its problems at their fields from then on and focuses the first of these. */
export function useEntrySubmit<Entry, Part extends string>({
  entry,
  problems,
  fieldOf,
  onSubmit,
}: EntrySubmit<Entry, Part>) {
  const [refused, setRefused] = useState(false);
  const problemOf = (part: Part) =>
    refused ? problems.find((problem) => problem.part === part)?.text : undefined;
  const submit = () => {
    if (entry) return onSubmit(entry);
    flushSync(() => setRefused(true));
    const [first] = problems;
    if (first) document.getElementById(fieldOf(first.part))?.focus();
  };
  return { problemOf, submit };
}
