/**
 * FNV-1a, 32 bits, over UTF-16 code units: spreads texts that differ in one character over the whole range.
 * @returns 0 up to but not 2³². No secret: whoever likes can find another text of the same hash.
 */
export function hashText(text: string): number {
  let bits = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    bits = Math.imul(bits ^ text.charCodeAt(index), 0x01000193);
  }
  return bits >>> 0;
}
