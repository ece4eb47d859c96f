/** The image could not be drawn in time. */
export class DrawTimeoutError extends Error {
  override readonly name = 'DrawTimeoutError';
}

/** The browser has no canvas to draw on, or no memory for one. */
export class NoCanvasError extends Error {
  override readonly name = 'NoCanvasError';
}

/** A line of text and where it stands, in pixels of the drawing; colours as CSS writes them. */
export interface PlacedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** As CSS writes it, such as `15px Figtree`. */
  readonly font: string;
  readonly fill: string;
  /** Drawn under the letters; `none` for nothing. */
  readonly stroke: string;
  readonly strokeWidth: number;
  readonly align: CanvasTextAlign;
  readonly direction: CanvasDirection;
}

/** A picture in two layers: shapes as an SVG without text, and the text over them. */
export interface Drawing {
  readonly shapes: string;
  readonly texts: readonly PlacedText[];
}

interface DrawOptions {
  /** Pixels of the image to each pixel of the drawing. */
  readonly scale: number;
  readonly timeoutMs: number;
}

const FONT_TIMEOUT_MS = 3000;

const wait = (delayMs: number) => new Promise((resolve) => setTimeout(resolve, delayMs));

async function loadImage(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

/** Waits for the typefaces of a text; where they cannot be had, what the device has takes their place. */
async function loadFonts(texts: readonly PlacedText[]): Promise<void> {
  const letters = texts.map(({ text }) => text).join('');
  const fonts = [...new Set(texts.map(({ font }) => font))];
  const loaded = Promise.allSettled(fonts.map((font) => document.fonts.load(font, letters)));
  await Promise.race([loaded, wait(FONT_TIMEOUT_MS)]);
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
 * The text is not drawn as part of the SVG: an image says that it is ready before its typefaces are, and then draws
 * nothing for them. The page's own canvas has the page's own typefaces.
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
 * Draws a picture into a PNG, without any request but for the page's own typefaces.
 * @throws DrawTimeoutError, NoCanvasError
 */
export async function drawSvg(drawing: Drawing, { scale, timeoutMs }: DrawOptions): Promise<Blob> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DrawTimeoutError()), timeoutMs);
  });
  try {
    return await Promise.race([draw(drawing, scale), timeout]);
  } finally {
    clearTimeout(timer);
  }
}
