import { crc32, deflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

interface IndexedPixels {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of each color. */
  readonly palette: readonly number[];
  /** A byte for each pixel: the position of its color in the palette. */
  readonly base64: string;
}

/** Colors that are this near to each other, of 255 in each channel, become one. */
const NEAR = 12;

/** Takes the most frequent colors, up to 256, and for each other color the nearest of them. Runs in a browser. */
async function indexColors({
  png,
  near,
}: {
  readonly png: string;
  readonly near: number;
}): Promise<IndexedPixels> {
  const bytes = Uint8Array.from(atob(png), (byte) => byte.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes]));
  const { width, height } = image;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('The browser has no canvas');
  context.drawImage(image, 0, 0);
  // A screenshot has no transparency: the byte for it is the same everywhere.
  const pixels = new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
  const channelsOf = (color: number): [number, number, number] => [
    color & 255,
    (color >> 8) & 255,
    (color >> 16) & 255,
  ];
  const counts = new Map<number, number>();
  for (const color of pixels) counts.set(color, (counts.get(color) ?? 0) + 1);
  const palette: [number, number, number][] = [];
  const findNearest = (color: number) => {
    const [red, green, blue] = channelsOf(color);
    const distances = palette.map(([r, g, b]) => Math.hypot(r - red, g - green, b - blue));
    const distance = Math.min(...distances);
    return { distance, index: distances.indexOf(distance) };
  };
  for (const [color] of [...counts].toSorted(([, a], [, b]) => b - a))
    if (palette.length < 256 && findNearest(color).distance > near) palette.push(channelsOf(color));
  const indexOf = new Map(Array.from(counts.keys(), (color) => [color, findNearest(color).index]));
  const indices = Uint8Array.from(pixels, (color) => indexOf.get(color) ?? 0);
  const base64 = btoa(Array.from(indices, (index) => String.fromCharCode(index)).join(''));
  return { width, height, palette: palette.flat(), base64 };
}

function chunk(type: string, data: Uint8Array): Buffer {
  const content = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, check]);
}

/** Writes a screenshot with 256 colors: a third of its bytes, and the eye sees no difference. */
export async function reduceColors(page: Page, png: Buffer): Promise<Buffer> {
  const { width, height, palette, base64 } = await page.evaluate(indexColors, {
    png: png.toString('base64'),
    near: NEAR,
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits for each pixel, which are positions in the palette.
  header.set([8, 3], 8);
  const indices = Buffer.from(base64, 'base64');
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++)
    rows.set(indices.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette)),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
