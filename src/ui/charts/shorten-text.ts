/**
 * The beginning of a text with an ellipsis, as much as fits a width.
 * @param measure the width of a text
 * @example shortenText('Studies in Montreal', 60, measure) // 'Studies…'
 */
export function shortenText(text: string, width: number, measure: (text: string) => number): string {
  const characters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  const shorten = () => `${characters.join('').trimEnd()}…`;
  while (characters.length > 0 && measure(shorten()) > width) characters.pop();
  return shorten();
}
