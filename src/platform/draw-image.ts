import { withTimeout } from './with-timeout.ts';

/** Drawing took too long, or the browser has no canvas to draw on, or no memory for one. */
export class DrawError extends Error {
  override readonly name = 'DrawError';
  readonly reason: 'timedOut' | 'noCanvas';

  constructor(reason: DrawError['reason']) {
    super(reason);
    this.reason = reason;
  }
}

/** A line of text with its position in pixels of the drawing. Colors are CSS colors. */
export interface PlacedText {
  readonly text: string;
  readonly left: number;
  /** The middle of its line, from the top. */
  readonly middle: number;
  /** A CSS font, such as `15px Figtree`. */
  readonly font: string;
  readonly fill: string;
  /** The outline behind the letters; `none` for no outline. */
  readonly stroke: string;
  readonly strokeWidth: number;
  readonly direction: CanvasDirection;
}

/** A drawing in two layers: an SVG without text, and the text on top of it. */
export interface Drawing {
  readonly shapes: string;
  readonly texts: readonly PlacedText[];
}

const DRAW_TIMEOUT_MS = 15_000;

async function loadImage(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

function drawText(context: CanvasRenderingContext2D, placed: PlacedText): void {
  const { text, left, middle, font, fill, stroke, strokeWidth, direction } = placed;
  context.font = font;
  context.textAlign = 'left';
  context.direction = direction;
  const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = context.measureText(text);
  const y = middle + (ascent - descent) / 2;
  if (stroke !== 'none') {
    context.strokeStyle = stroke;
    context.lineWidth = strokeWidth;
    context.lineJoin = 'round';
    context.strokeText(text, left, y);
  }
  context.fillStyle = fill;
  context.fillText(text, left, y);
}

/**
 * The text is not part of the SVG: an SVG image counts as decoded before its fonts have loaded, and then has no text.
 * The canvas has the page's fonts.
 */
async function draw({ shapes, texts }: Drawing, scale: number): Promise<Blob> {
  const image = await loadImage(shapes);
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth * scale;
  canvas.height = image.naturalHeight * scale;
  const context = canvas.getContext('2d');
  if (!context) throw new DrawError('noCanvas');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  for (const text of texts) drawText(context, text);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new DrawError('noCanvas');
  return blob;
}

/**
 * Draws an SVG with its text to a PNG. It requests nothing.
 * @param scale image pixels per pixel of the drawing
 * @throws DrawError
 */
export const drawImage = (drawing: Drawing, scale: number): Promise<Blob> =>
  withTimeout(draw(drawing, scale), DRAW_TIMEOUT_MS, () => new DrawError('timedOut'));
