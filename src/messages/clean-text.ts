import { LANGUAGE } from '#messages/language.ts';

/** Lone surrogates, and bidirectional control characters that would affect the rest of a sentence. */
const UNSAFE = /[\p{Surrogate}\u202a-\u202e\u2066-\u2069]/gu;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufefc]/;
const VISIBLE = /[^\s\p{Control}\p{Default_Ignorable_Code_Point}]/u;

/**
 * Cleans text that a visitor entered, for use within a sentence and in storage: without unsafe characters or
 * surrounding space. Text without any visible character becomes empty.
 * @example cleanText(' \u202eChoir ') // 'Choir'
 */
export function cleanText(text: string): string {
  const cleaned = text.replace(UNSAFE, '').trim();
  return VISIBLE.test(cleaned) ? cleaned : '';
}

/**
 * Isolates a name that may be written in the other direction within a sentence, so that what stands around it stays in
 * its order.
 * @param direction of the sentence
 * @example isolateName('Choir', 'ltr') // 'Choir'
 */
export function isolateName(name: string, direction = LANGUAGE.direction): string {
  return direction === 'rtl' || RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}
