/** The value of each token of the style sheet that a font names. */
const tokens = new Map<string, string>();

function readToken(name: string): string {
  const value = tokens.get(name) ?? getComputedStyle(document.documentElement).getPropertyValue(name);
  tokens.set(name, value);
  return value;
}

let context: CanvasRenderingContext2D | null | undefined;

/**
 * The width of a text, in pixels; 0 in a browser that cannot measure it.
 * @param font a CSS font, such as `15px var(--sans)`: each language has its own typefaces
 */
export function measureText(text: string, font: string): number {
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return 0;
  context.font = font.replace(/var\((--[\w-]+)\)/, (_, name: string) => readToken(name));
  return context.measureText(text).width;
}
