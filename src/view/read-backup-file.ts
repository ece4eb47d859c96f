import { Backup, MAX_BACKUP_BYTES, readText } from '../document/codec.ts';
import { LIFE_EXPECTANCY_LIMITS } from '../life/input-limits.ts';
import { completeLife, countryOfForm } from './find-life.ts';

/**
 * Reads the text of a backup file for `findLife`.
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
  const read = readText(Backup, text);
  if (!('value' in read)) return { problem: read.problem === 'newer' ? 'newer' : 'foreign' };
  const form = read.value.document;
  // The figure of a country is not known yet; any will do.
  const figure = countryOfForm(form) === null ? null : LIFE_EXPECTANCY_LIMITS.min;
  return 'problem' in completeLife(form, figure) ? { problem: 'incomplete' } : { text };
}
