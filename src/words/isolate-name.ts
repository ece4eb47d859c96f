import { LANGUAGE } from '#words/form.ts';
import { RIGHT_TO_LEFT } from '../life/right-to-left.ts';

/**
 * Isolates a name that may be written in the other direction within a sentence, so that the text around it stays in
 * order.
 * @param direction of the sentence
 * @example isolateName('Choir', 'ltr') // 'Choir'
 */
export function isolateName(name: string, direction = LANGUAGE.direction): string {
  return direction === 'rtl' || RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}
