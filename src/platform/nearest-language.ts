/**
 * The language of the page that fits a visitor best: the first of theirs that the page has, in any region and script.
 * The page contains the text of this function, so it cannot use anything from outside.
 * @param asked BCP 47 tags, in order of preference; anything else is skipped
 * @param languages the page's, as BCP 47 tags
 * @returns one of `languages`; `undefined` if it has none of theirs
 * @example nearestLanguage(['nl', 'pt-PT', 'en'], ['en', 'pt-BR']) // 'pt-BR'
 */
export function nearestLanguage(asked: readonly string[], languages: readonly string[]): string | undefined {
  const primary = (tag: string) => tag.split('-', 1)[0]?.toLowerCase();
  for (const tag of asked) {
    const found = languages.find((language) => primary(language) === primary(tag));
    if (found) return found;
  }
  return undefined;
}
