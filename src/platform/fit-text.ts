let context: CanvasRenderingContext2D | null | undefined;

const ELLIPSIS = '…';

/**
 * Shortens a text, with an ellipsis, so that it fits a width.
 * @param font as CSS writes it, such as `500 15px Figtree`
 * @param width pixels
 */
export function fitText(text: string, font: string, width: number): string {
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return text;
  context.font = font;
  if (context.measureText(text).width <= width) return text;
  const characters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  let [fits, tooLong] = [0, characters.length];
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    const shortened = characters.slice(0, middle).join('') + ELLIPSIS;
    if (context.measureText(shortened).width <= width) fits = middle;
    else tooLong = middle;
  }
  return characters.slice(0, fits).join('') + ELLIPSIS;
}
