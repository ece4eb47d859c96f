import { useMemo } from 'react';
import type { Marks } from '../../../life/place-entries.ts';
import type { EntriesCode } from '../entries/entries-code.ts';
import { useEntries } from '../entries/use-entries.ts';

/** Chapters and moments for a picture or a link, with the code that draws them. */
export interface PictureMarks {
  readonly code: EntriesCode;
  readonly marks: Marks;
}

/** Those of the life in the results; `null` if there are none. */
export function usePictureMarks(): PictureMarks | null {
  const { code, marks } = useEntries();
  return useMemo(
    () => (code && marks && marks.chapters.length + marks.moments.length > 0 ? { code, marks } : null),
    [code, marks],
  );
}
