/**
 * Redraws the figure 1 of Instrument Serif, for make-fonts.ts. It is almost its letter l: "41" reads as "4l". Its
 * license lets anyone change it. Here the figure gets a flag that slants down to the left, as printed figures have. Its
 * width stays, so that no line breaks elsewhere.
 */

/** The contour, in units of a thousandth of the size; `true` for a point on the curve. */
const CONTOUR: readonly (readonly [x: number, y: number, onCurve: boolean])[] = [
  // The foot on the left and the stem up to the flag, as drawn.
  [20, 0, true],
  [5, 0, false],
  [5, 11, true],
  [5, 22, false],
  [18, 23, true],
  [57, 27, true],
  [78, 29, false],
  [93, 45, false],
  [93, 66, true],
  // The flag.
  [93, 634, true],
  [30, 572, true],
  [18, 561, false],
  [9, 576, true],
  [5, 588, false],
  [14, 598, true],
  [120, 723, true],
  [131, 735, false],
  // The stem down and the foot on the right, as drawn.
  [142, 735, true],
  [157, 735, false],
  [157, 713, true],
  [157, 66, true],
  [157, 45, false],
  [172, 29, false],
  [193, 27, true],
  [226, 23, true],
  [239, 22, false],
  [239, 11, true],
  [239, 0, false],
  [224, 0, true],
];

/** The tables of a TrueType font, by name: where their entry in the directory is, and their bytes. */
function readTables(font: Buffer) {
  const count = font.readUInt16BE(4);
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const entry = 12 + 16 * index;
      const [offset, length] = [font.readUInt32BE(entry + 8), font.readUInt32BE(entry + 12)];
      return [font.toString('latin1', entry, entry + 4), { entry, offset, length }] as const;
    }),
  );
}

function findTable(font: Buffer, name: string) {
  const table = readTables(font).get(name);
  if (!table) throw new Error(`The font has no table ${name}`);
  return table;
}

/** The index of a character's glyph, by the font's table for the Basic Multilingual Plane. */
export function findGlyph(font: Buffer, character: number): number {
  const { offset } = findTable(font, 'cmap');
  const subtables = Array.from(
    { length: font.readUInt16BE(offset + 2) },
    (_, index) => offset + font.readUInt32BE(offset + 8 + 8 * index),
  );
  const table = subtables.find((each) => font.readUInt16BE(each) === 4);
  if (table === undefined) throw new Error('The font has no character map of format 4');
  const width = font.readUInt16BE(table + 6);
  for (let at = table + 14; at < table + 14 + width; at += 2) {
    const start = font.readUInt16BE(at + 2 + width);
    if (character > font.readUInt16BE(at) || character < start) continue;
    const [delta, range] = [at + 2 + 2 * width, at + 2 + 3 * width];
    const rangeOffset = font.readUInt16BE(range);
    if (rangeOffset > 0) return font.readUInt16BE(range + rangeOffset + 2 * (character - start));
    return (character + font.readInt16BE(delta)) % 65_536;
  }
  throw new Error(`The font has no character ${character}`);
}

/** A glyph of one contour, as the table `glyf` has it. */
function writeGlyph(): Buffer {
  const steps = (axis: 0 | 1) =>
    CONTOUR.map((point, index) => point[axis] - (CONTOUR[index - 1]?.[axis] ?? 0));
  const bounds = [0, 1] as const;
  const words = [
    1,
    ...bounds.map((axis) => Math.min(...CONTOUR.map((point) => point[axis]))),
    ...bounds.map((axis) => Math.max(...CONTOUR.map((point) => point[axis]))),
    CONTOUR.length - 1,
    // No instructions.
    0,
  ];
  const inBytes = (values: readonly number[]) => {
    const bytes = Buffer.alloc(2 * values.length);
    for (const [index, value] of values.entries()) bytes.writeInt16BE(value, 2 * index);
    return bytes;
  };
  const flags = Buffer.from(CONTOUR.map(([, , onCurve]) => Number(onCurve)));
  const glyph = Buffer.concat([inBytes(words), flags, inBytes(steps(0)), inBytes(steps(1))]);
  // Each glyph starts at a multiple of four.
  return Buffer.concat([glyph, Buffer.alloc(-glyph.length & 3)]);
}

/** @param font a TrueType font with short offsets of glyphs; it is not changed */
export function redrawOne(font: Buffer): Buffer {
  const one = findGlyph(font, '1'.charCodeAt(0));
  const [glyphs, places] = [findTable(font, 'glyf'), findTable(font, 'loca')];
  if (font.readInt16BE(findTable(font, 'head').offset + 50) !== 0) throw new Error('The offsets are long');
  const placeOf = (glyph: number) => 2 * font.readUInt16BE(places.offset + 2 * glyph);
  const glyph = writeGlyph();
  const added = glyph.length - (placeOf(one + 1) - placeOf(one));
  const old = font.subarray(glyphs.offset, glyphs.offset + glyphs.length);
  const table = Buffer.concat([old.subarray(0, placeOf(one)), glyph, old.subarray(placeOf(one + 1))]);
  const padding = Buffer.alloc(-font.length & 3);
  const redrawn = Buffer.concat([font, padding, table]);
  redrawn.writeUInt32BE(font.length + padding.length, glyphs.entry + 8);
  redrawn.writeUInt32BE(table.length, glyphs.entry + 12);
  for (let next = one + 1; 2 * next < places.length; next += 1) {
    redrawn.writeUInt16BE((placeOf(next) + added) / 2, places.offset + 2 * next);
  }
  return redrawn;
}
