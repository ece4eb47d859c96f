import { useMemo } from 'react';
import { NO_ENTRIES, type PersonalEntries } from '../../../life/personal-entries.ts';
import { useResults } from '../results-context.ts';
import { useLateCode } from '../use-late-code.ts';
import { loadEntriesCode, loadedEntriesCode } from './entries-code.ts';

/** The chapters, moments and people of the life in the results, and the code that shows them, once it is loaded. */
export function useEntries() {
  const { entries, shown } = useResults();
  // The example's own come with that code. A link to it has no dates to place them by.
  const isExample = !entries && shown.example && shown.dates !== null;
  const code = useLateCode(isExample || entries !== null, loadEntriesCode, loadedEntriesCode);
  const known: PersonalEntries = entries ?? (isExample && code ? code.EXAMPLE_ENTRIES : NO_ENTRIES);
  const birthdate = shown.dates?.birthdate ?? null;
  const marks = useMemo(() => code && code.createMarks(known, birthdate), [code, known, birthdate]);
  return { code, entries: known, marks };
}
