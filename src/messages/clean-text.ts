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
 * Isolates a right-to-left name within a sentence, so that the figures after it stay in their order.
 * @example isolateName('Choir') // 'Choir'
 */
export function isolateName(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}
