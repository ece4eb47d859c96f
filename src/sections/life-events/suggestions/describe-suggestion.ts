import { EXAMPLE_CHAPTERS } from '#words/form.ts';
import { SUGGESTIONS } from '#words/results.ts';
import type { SuggestedChapter } from '../../../life/suggest-chapters.ts';
import type { Format } from '../../../words/format.ts';

interface SuggestionWords {
  /** The name of its chapter; `null` for one that the visitor has to name. */
  readonly chapter: string | null;
  /** What its button shows. */
  readonly text: string;
  /** The full name of its button. */
  readonly label: string;
}

/** A name and its ages, which it says so that nothing is added unseen. */
function describeAges(format: Format, name: string, { from, until }: NonNullable<SuggestedChapter['ages']>) {
  if (until !== null) return SUGGESTIONS.between(format, { name, from, until });
  return from === 0 ? SUGGESTIONS.sinceBirth({ name }) : SUGGESTIONS.since(format, { name, age: from });
}

/** The words of a suggested chapter. The full name of its button has what it shows, for those who speak to their device. */
export function describeSuggestion(
  format: Format,
  { name, ages }: Pick<SuggestedChapter, 'name' | 'ages'>,
): SuggestionWords {
  const isNamed = name !== 'later' && name !== 'place' && ages !== null;
  const chapter = isNamed ? EXAMPLE_CHAPTERS[name] : null;
  const what =
    chapter !== null && ages
      ? describeAges(format, chapter, ages)
      : SUGGESTIONS[name === 'later' ? 'later' : 'place'];
  return { chapter, text: `+ ${what}`, label: SUGGESTIONS.add({ what }) };
}
