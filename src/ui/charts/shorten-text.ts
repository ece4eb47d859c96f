/**
 * A text that fits a width: the whole one, or as much of its beginning as fits with an ellipsis.
 * @param measure the width of a text
 * @example shortenText('Studies in Montreal', 60, measure) // 'Studies…'
 */
export function shortenText(text: string, width: number, measure: (text: string) => number): string {
  if (measure(text) <= width) return text;
  const characters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  const shorten = () => `${characters.join('').trimEnd()}…`;
  while (characters.length > 0 && measure(shorten()) > width) characters.pop();
  return shorten();
}
