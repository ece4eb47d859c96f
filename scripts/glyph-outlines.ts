import { createRequire } from 'node:module';

interface PathCommand extends Readonly<Partial<Record<'x1' | 'y1' | 'x2' | 'y2' | 'x' | 'y', number>>> {
  readonly type: string;
}
interface Glyph {
  readonly advanceWidth: number;
  getPath(x: number, y: number, size: number): { readonly commands: readonly PathCommand[] };
}
interface Font {
  readonly unitsPerEm: number;
  charToGlyphIndex(character: string): number;
  charToGlyph(character: string): Glyph;
}
// The package has no types.
const { parse }: { parse: (font: ArrayBuffer) => Font } = createRequire(import.meta.url)('opentype.js');

/** The letters of a typeface, in units of which `em` make the size of the type. */
export interface Outlines {
  readonly em: number;
  readonly widths: Readonly<Record<string, number>>;
  /**
   * By character: a path of SVG from its place on the baseline, except that each point is the distance from the point
   * before it, whatever the command. That halves the compressed size.
   */
  readonly shapes: Readonly<Record<string, string>>;
}

/** Writes a path with all points of its commands, each as the distance from the one before. */
function writePath(commands: readonly PathCommand[]): string {
  let before = { x: 0, y: 0 };
  const step = (x: number, y: number) => {
    const point = { x: Math.round(x), y: Math.round(y) };
    const distance = [point.x - before.x, point.y - before.y];
    before = point;
    return distance;
  };
  return commands
    .map(({ type, x1, y1, x2, y2, x, y }) => {
      const points = [
        [x1, y1],
        [x2, y2],
        [x, y],
      ].flatMap(([across, down]) => (across === undefined || down === undefined ? [] : step(across, down)));
      // Fonts begin with a line to where they are.
      return type === 'L' && points.every((distance) => distance === 0) ? '' : type + points.join(' ');
    })
    .join('');
}

/** Reads the outlines of those characters that a font has. @param font in the TrueType format */
export function readOutlines(font: Buffer, characters: string): Outlines {
  const typeface = parse(new Uint8Array(font).buffer);
  const glyphs = Array.from(new Set(characters))
    .filter((character) => typeface.charToGlyphIndex(character) > 0)
    .map((character) => [character, typeface.charToGlyph(character)] as const);
  const em = typeface.unitsPerEm;
  return {
    em,
    widths: Object.fromEntries(glyphs.map(([character, { advanceWidth }]) => [character, advanceWidth])),
    shapes: Object.fromEntries(
      glyphs.map(([character, glyph]) => [character, writePath(glyph.getPath(0, 0, em).commands)]),
    ),
  };
}
