import { withTimeout } from './with-timeout.ts';

/** Drawing the image took too long. */
export class DrawTimeoutError extends Error {
  override readonly name = 'DrawTimeoutError';
}

/** The browser has no canvas to draw on, or no memory for one. */
export class NoCanvasError extends Error {
  override readonly name = 'NoCanvasError';
}

/** A line of text with its position in pixels of the drawing. Colors are CSS colors. */
export interface PlacedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** A CSS font, such as `15px Figtree`. */
  readonly font: string;
  readonly fill: string;
  /** The outline behind the letters; `none` for no outline. */
  readonly stroke: string;
  readonly strokeWidth: number;
  readonly align: CanvasTextAlign;
  readonly direction: CanvasDirection;
}

/** A drawing in two layers: an SVG without text, and the text on top of it. */
export interface Drawing {
  readonly shapes: string;
  readonly texts: readonly PlacedText[];
}

interface DrawOptions {
  /** Image pixels per pixel of the drawing. */
  readonly scale: number;
  readonly timeoutMs: number;
}

/** How long an image waits for the page's fonts. */
const FONT_TIMEOUT_MS = 3000;

async function loadImage(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

/** Waits for the fonts of the texts. If they cannot be loaded in time, the device's own are used. */
async function loadFonts(texts: readonly PlacedText[]): Promise<void> {
  const letters = texts.map(({ text }) => text).join('');
  const fonts = [...new Set(texts.map(({ font }) => font))];
  const loaded = Promise.allSettled(fonts.map((font) => document.fonts.load(font, letters)));
  await withTimeout(loaded, FONT_TIMEOUT_MS).catch(() => undefined);
}

function drawText(context: CanvasRenderingContext2D, placed: PlacedText): void {
  const { text, x, y, font, fill, stroke, strokeWidth, align, direction } = placed;
  context.font = font;
  context.textAlign = align;
  context.direction = direction;
  if (stroke !== 'none') {
    context.strokeStyle = stroke;
    context.lineWidth = strokeWidth;
    context.lineJoin = 'round';
    context.strokeText(text, x, y);
  }
  context.fillStyle = fill;
  context.fillText(text, x, y);
}

/**
 * The text is not part of the SVG: an SVG image counts as decoded before its fonts have loaded, and then has no text.
 * The canvas has the page's fonts.
 */
async function draw({ shapes, texts }: Drawing, scale: number): Promise<Blob> {
  const [image] = await Promise.all([loadImage(shapes), loadFonts(texts)]);
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth * scale;
  canvas.height = image.naturalHeight * scale;
  const context = canvas.getContext('2d');
  if (!context) throw new NoCanvasError();
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  for (const text of texts) drawText(context, text);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new NoCanvasError();
  return blob;
}

/**
 * Draws an SVG with its text to a PNG. It requests nothing but the page's own fonts.
 * @throws DrawTimeoutError, NoCanvasError
 */
export async function drawSvg(drawing: Drawing, { scale, timeoutMs }: DrawOptions): Promise<Blob> {
  return withTimeout(draw(drawing, scale), timeoutMs, () => new DrawTimeoutError());
}
