import opentype from 'opentype.js';

/** The outlines of a typeface's letters, in units of which `em` make the size of the type. */
interface GlyphOutlines {
  readonly em: number;
  /** By character: its width, and its shape as a path of SVG with absolute points, from its place on the baseline. */
  readonly glyphs: Readonly<Record<string, readonly [width: number, path: string]>>;
}

/** Reads the outlines of those characters that a font has. @param font in the TrueType format */
export function readOutlines(font: Buffer, characters: string): GlyphOutlines {
  const typeface = opentype.parse(new Uint8Array(font).buffer);
  const glyphs = Array.from(new Set(characters))
    .filter((character) => typeface.charToGlyphIndex(character) > 0)
    .map((character) => {
      const glyph = typeface.charToGlyph(character);
      const path = glyph.getPath(0, 0, typeface.unitsPerEm).toPathData(0);
      return [character, [glyph.advanceWidth, path]] as const;
    });
  return { em: typeface.unitsPerEm, glyphs: Object.fromEntries(glyphs) };
}
