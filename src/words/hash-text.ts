/**
 * 32-bit FNV-1a over UTF-16 code units.
 * @returns 0 up to but not 2³². Not for security.
 */
export function hashText(text: string): number {
  let bits = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    bits = Math.imul(bits ^ text.charCodeAt(index), 0x01000193);
  }
  return bits >>> 0;
}
