/** Matches text whose first letter belongs to a right-to-left script. */
const RIGHT_TO_LEFT =
  /^\P{L}*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** The writing direction of a line. @example directionOf('قراءة 3 كتب') // 'rtl' */
export const directionOf = (line: string): 'ltr' | 'rtl' => (RIGHT_TO_LEFT.test(line) ? 'rtl' : 'ltr');
