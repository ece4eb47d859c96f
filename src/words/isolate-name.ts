import { LANGUAGE } from '#words/form.ts';

/** Matches a character of a script that is written from right to left, such as Hebrew or Arabic. */
export const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Isolates a name that may be written in the other direction within a sentence, so that the text around it stays in
 * order.
 * @param direction of the sentence
 * @example isolateName('Choir', 'ltr') // 'Choir'
 */
export function isolateName(name: string, direction = LANGUAGE.direction): string {
  return direction === 'rtl' || RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}
