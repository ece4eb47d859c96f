import { isBackup, MAX_BACKUP_BYTES, parseJson } from '../document/saved-format.ts';
import { readSavedLife } from '../document/saved-life.ts';

/**
 * Reads the text of a backup file for `findLife`. What the view does not show, such as activities, may be damaged.
 * @returns the text, or why it is not a backup that this version of the page can read
 */
export async function readBackupFile(
  file: Blob,
): Promise<
  { readonly text: string } | { readonly problem: 'tooLarge' | 'unreadable' | 'foreign' | 'newer' }
> {
  if (file.size > MAX_BACKUP_BYTES) return { problem: 'tooLarge' };
  let text: string;
  try {
    text = await file.text();
  } catch {
    return { problem: 'unreadable' };
  }
  const life = isBackup(parseJson(text)) ? readSavedLife(text) : null;
  if (life === 'newer') return { problem: 'newer' };
  return life ? { text } : { problem: 'foreign' };
}
