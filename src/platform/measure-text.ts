let context: CanvasRenderingContext2D | null | undefined;

/**
 * The width of a text, in pixels; 0 in a browser that cannot measure it.
 * @param font a CSS font, such as `15px Figtree`
 */
export function measureText(text: string, font: string): number {
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return 0;
  context.font = font;
  return context.measureText(text).width;
}
