/** The part of opentype.js, which has no types, that makes outlines. */
declare module 'opentype.js' {
  interface Glyph {
    readonly advanceWidth: number;
    getPath(x: number, y: number, size: number): { toPathData(decimals: number): string };
  }
  interface Font {
    readonly unitsPerEm: number;
    charToGlyphIndex(character: string): number;
    charToGlyph(character: string): Glyph;
  }
  const opentype: { parse(font: ArrayBufferLike): Font };
  export default opentype;
}
