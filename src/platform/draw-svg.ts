/** The image could not be drawn in time. */
export class DrawTimeoutError extends Error {
  override readonly name = 'DrawTimeoutError';
}

/** The browser has no canvas to draw on, or no memory for one. */
export class NoCanvasError extends Error {
  override readonly name = 'NoCanvasError';
}

interface DrawOptions {
  /** Pixels of the image to each pixel of the drawing. */
  readonly scale: number;
  readonly timeoutMs: number;
}

async function loadImage(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

async function draw(drawing: Promise<string>, scale: number): Promise<Blob> {
  const image = await loadImage(await drawing);
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth * scale;
  canvas.height = image.naturalHeight * scale;
  const context = canvas.getContext('2d');
  if (!context) throw new NoCanvasError();
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new NoCanvasError();
  return blob;
}

/**
 * Draws a self-contained SVG into a PNG, without any request.
 * @param drawing the SVG, or the wait for it, which counts towards the time-out
 * @throws DrawTimeoutError, NoCanvasError
 */
export async function drawSvg(drawing: Promise<string>, { scale, timeoutMs }: DrawOptions): Promise<Blob> {
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
