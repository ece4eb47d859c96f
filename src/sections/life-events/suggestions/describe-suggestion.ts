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

const withSign = (what: string) => `+ ${what}`;

/** A suggestion that is asked about, or whose button says since when it goes on. */
const describeOpen = (chapter: string | null, what: string): SuggestionWords => ({
  chapter,
  text: withSign(what),
  label: SUGGESTIONS.add({ what }),
});

/** The words of a suggested chapter. They say its ages, so that nothing is added unseen. */
export function describeSuggestion(
  format: Format,
  { name, ages }: Pick<SuggestedChapter, 'name' | 'ages'>,
): SuggestionWords {
  if (name === 'later' || name === 'place' || !ages)
    return describeOpen(null, SUGGESTIONS[name === 'later' ? 'later' : 'place']);
  const chapter = EXAMPLE_CHAPTERS[name];
  const { from, until } = ages;
  if (until !== null)
    return {
      chapter,
      text: withSign(SUGGESTIONS.between(format, { name: chapter, from, until })),
      label: SUGGESTIONS.addBetween(format, { name: chapter, from, until }),
    };
  return describeOpen(
    chapter,
    from === 0
      ? SUGGESTIONS.sinceBirth({ name: chapter })
      : SUGGESTIONS.since(format, { name: chapter, age: from }),
  );
}
