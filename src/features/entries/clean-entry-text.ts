import { cleanText } from '../../content/clean-text.ts';
import { MAX_ENTRY_LENGTH } from '../../life/personal-entries.ts';

/**
 * A name, or the words of a moment, as they are saved.
 * @returns empty for a text without any visible character
 */
export const cleanEntryText = (text: string): string => cleanText(cleanText(text).slice(0, MAX_ENTRY_LENGTH));
