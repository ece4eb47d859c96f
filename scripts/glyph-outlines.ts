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
  /** By character: a path of SVG with absolute points, from its place on the baseline. */
  readonly shapes: Readonly<Record<string, string>>;
}

/** Writes a path with all points of its commands, so that a program can place it point by point. */
function writePath(commands: readonly PathCommand[]): string {
  let end = '';
  return commands
    .map(({ type, x1, y1, x2, y2, x, y }) => {
      const points = [x1, y1, x2, y2, x, y].flatMap((each) => (each === undefined ? [] : Math.round(each)));
      // Fonts begin with a line to where they are.
      const isNowhere = type === 'L' && points.join(' ') === end;
      end = points.slice(-2).join(' ');
      return isNowhere ? '' : type + points.join(' ');
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
