const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/** The digits of a script stand in a row, from 0 to 9, sometimes with others of ten behind them. */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let start = code;
  while (isDigit(start - 1)) start -= 1;
  return String((code - start) % 10);
}

/**
 * Text as number inputs take it: digits of any script as theirs, a comma as a decimal point, a minus sign as a hyphen,
 * no space around it. What is no number stays none.
 * @example toPlainNumber('٧٫٥') // '7.5'
 */
export function toPlainNumber(text: string): string {
  return text
    .trim()
    .replace(/\p{Nd}/gu, toAsciiDigit)
    .replace(/[,٫，．]/g, '.')
    .replace(/[−－]/g, '-');
}

/** Whether a number input can hold a text: a number, the beginning of one, or nothing. */
export function isNumberText(text: string): boolean {
  return /^-?(\d*\.)?\d*(e[-+]?\d+)?$/i.test(text);
}
