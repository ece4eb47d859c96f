import { EXAMPLE_CHAPTERS } from '#words/form.ts';
import { SUGGESTIONS } from '#words/results.ts';
import type { SuggestedChapter } from '../../../life/suggest-chapters.ts';
import type { Format } from '../../../words/format.ts';

/** A name and its ages, which it says so that nothing is added unseen. */
function describeAges(format: Format, name: string, { from, until }: NonNullable<SuggestedChapter['ages']>) {
  if (until !== null) return SUGGESTIONS.between(format, { name, from, until });
  return from === 0 ? SUGGESTIONS.sinceBirth({ name }) : SUGGESTIONS.since(format, { name, age: from });
}

/**
 * The name of a suggested chapter, `null` for one that the visitor has to name, and the words of its button. Their full form
 * has what it shows, for those who speak to their device.
 */
export function describeSuggestion(format: Format, { name, ages }: Pick<SuggestedChapter, 'name' | 'ages'>) {
  const isNamed = name !== 'later' && name !== 'place' && ages !== null;
  const chapter = isNamed ? EXAMPLE_CHAPTERS[name] : null;
  const what =
    chapter !== null && ages
      ? describeAges(format, chapter, ages)
      : SUGGESTIONS[name === 'later' ? 'later' : 'place'];
  return { chapter, text: `+ ${what}`, label: SUGGESTIONS.add({ what }) };
}
