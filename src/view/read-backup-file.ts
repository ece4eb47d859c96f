import { isBackup, MAX_BACKUP_BYTES, parseJson } from '../document/saved-format.ts';
import { completeLife, readSavedLife } from '../document/saved-life.ts';
import { LIFE_EXPECTANCY_LIMITS } from '../life/input-limits.ts';
import { today } from '../platform/clock.ts';

/**
 * Reads the text of a backup file for `findLife`. What the view does not show, such as activities, may be damaged.
 * @returns the text, or why it is not a backup that this version of the page can read
 */
export async function readBackupFile(
  file: Blob,
): Promise<
  | { readonly text: string }
  | { readonly problem: 'tooLarge' | 'unreadable' | 'foreign' | 'newer' | 'incomplete' }
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
  if (!life) return { problem: 'foreign' };
  // The figure of a country is not known yet; any will do.
  const figure = life.country === null ? null : LIFE_EXPECTANCY_LIMITS.min;
  return 'problem' in completeLife(life, figure, today()) ? { problem: 'incomplete' } : { text };
}
