/** Lone surrogates, and bidirectional control characters that would affect the rest of a sentence. */
const UNSAFE = /[\p{Surrogate}\u202a-\u202e\u2066-\u2069]/gu;
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
