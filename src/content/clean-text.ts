/** Halves of characters, and marks that turn the order of whatever comes after them. */
const NOT_KEPT = /[\p{Surrogate}\u202a-\u202e\u2066-\u2069]/gu;
const VISIBLE = /[^\s\p{Control}\p{Default_Ignorable_Code_Point}]/u;

/**
 * What a visitor typed, as it can stand within a sentence and be stored: without what would break either, without
 * space around it, and nothing at all where none of it could be seen.
 * @example cleanText(' \u202eChoir ') // 'Choir'
 */
export function cleanText(text: string): string {
  const kept = text.replace(NOT_KEPT, '').trim();
  return VISIBLE.test(kept) ? kept : '';
}
