import { BACKUP } from '#words/results.ts';
import { type CalendarDate, formatIsoDate } from '../life/calendar-date.ts';
import { cleanText } from '../words/clean-text.ts';
import type { Draft } from './draft.ts';
import { type ReadDraft, readDraft } from './saved-draft.ts';
import { isBackup, MAX_BACKUP_BYTES, PRODUCT, parseJson } from './saved-format.ts';
import { serializeDraft } from './serialize-draft.ts';

/** The text of a backup file: the form as it is saved, with the name of this page. */
export function writeBackup(draft: Draft): string {
  const saved: object = JSON.parse(serializeDraft(draft));
  return `${JSON.stringify({ product: PRODUCT, ...saved }, null, 2)}\n`;
}

/** @example nameBackup({ year: 2026, month: 11, day: 22 }) // 'lifetime-visualizer-2026-11-22.json' */
export const nameBackup = (today: CalendarDate): string =>
  `${BACKUP.file({ day: formatIsoDate(today) })}.json`;

/**
 * The form with its texts cleaned: a file can contain invisible characters, or some that change the direction of a
 * sentence.
 */
function readClean(content: unknown): ReadDraft {
  const read = readDraft(content);
  if (!('draft' in read)) return read;
  const clean = (key: string, value: unknown) =>
    typeof value === 'string' && (key === 'name' || key === 'text') ? cleanText(value) : value;
  return readDraft(JSON.parse(serializeDraft(read.draft), clean));
}

/**
 * Reads a backup file. It is read completely or not at all.
 * @returns the form, or the first thing that is wrong, as a sentence
 */
export async function readBackup(file: Blob): Promise<{ draft: Draft } | { problem: string }> {
  if (file.size > MAX_BACKUP_BYTES) return { problem: BACKUP.tooLarge };
  const content = parseJson(await file.text());
  const read = isBackup(content) ? readClean(content) : { problem: 'foreign' as const };
  if ('draft' in read) return read;
  return { problem: 'field' in read ? BACKUP.invalid({ field: read.field }) : BACKUP[read.problem] };
}
