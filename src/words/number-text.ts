const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/** Unicode encodes the digits 0 to 9 of a script in sequence; some sets of ten follow each other directly. */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let start = code;
  while (isDigit(start - 1)) start -= 1;
  return String((code - start) % 10);
}

/**
 * Normalizes text for number inputs: digits of any script become ASCII, a comma becomes a decimal point, a minus sign
 * becomes a hyphen, and outer spaces are trimmed. Text that is not a number does not become one.
 * @example toPlainNumber('٧٫٥') // '7.5'
 */
export function toPlainNumber(text: string): string {
  return text
    .trim()
    .replace(/(?!\d)\p{Nd}/gu, toAsciiDigit)
    .replace(/[,٫，．]/g, '.')
    .replace(/[−－]/g, '-');
}

/** Whether a number input can hold the text: a number, the beginning of one, or nothing. It empties itself for infinite ones. */
export function isNumberText(text: string): boolean {
  return /^-?(\d*\.)?\d*(e[-+]?\d+)?$/i.test(text) && Math.abs(Number(text)) !== Number.POSITIVE_INFINITY;
}
