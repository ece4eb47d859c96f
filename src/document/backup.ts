import { BACKUP } from '#words/entries.ts';
import { type CalendarDate, formatIsoDate } from '../life/calendar-date.ts';
import { cleanText } from '../words/clean-text.ts';
import type { Format } from '../words/format.ts';
import { type BackupIssue, describeBackupIssue } from './describe-backup-issue.ts';
import type { Draft } from './draft.ts';
import { type DraftIssue, type ReadDraft, readDraft, serializeIdentified } from './saved-draft.ts';
import { isBackup, MAX_BACKUP_BYTES, PRODUCT, parseJson } from './saved-format.ts';

/** The maximum number of problems that are listed. */
const MAX_LINES = 8;

/** The text of a backup file: the form as it is saved, with the name of this page. */
export function writeBackup(draft: Draft): string {
  const saved: object = JSON.parse(serializeIdentified(draft));
  return `${JSON.stringify({ product: PRODUCT, ...saved }, null, 2)}\n`;
}

/** @example nameBackup({ year: 2026, month: 11, day: 22 }) // 'lifetime-visualizer-2026-11-22.json' */
export const nameBackup = (today: CalendarDate): string =>
  `${BACKUP.file({ day: formatIsoDate(today) })}.json`;

const toIssue = ({ path, type, input }: DraftIssue): BackupIssue => ({
  path: (path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key))),
  count: type === 'max_length' && Array.isArray(input) ? input.length : null,
});

/** Describes the problems, a line for each, without repetition. */
function listProblems(format: Format, issues: readonly DraftIssue[]): string[] {
  const lines = [...new Set(issues.map((issue) => describeBackupIssue(format, toIssue(issue))))];
  const rest = lines.length - MAX_LINES;
  return rest > 0 ? [...lines.slice(0, MAX_LINES), BACKUP.more(format, { count: rest })] : lines;
}

/**
 * The form with its texts cleaned: a file can contain invisible characters, or some that change the direction of a
 * sentence.
 */
function readClean(content: unknown): ReadDraft {
  const read = readDraft(content);
  if (!('draft' in read)) return read;
  const clean = (key: string, value: unknown) =>
    typeof value === 'string' && (key === 'name' || key === 'text') ? cleanText(value) : value;
  return readDraft(JSON.parse(serializeIdentified(read.draft), clean));
}

/**
 * Reads a backup file. It is read completely or not at all.
 * @returns the form, or what is wrong in a line for each problem
 */
export async function readBackup(
  file: Blob,
  format: Format,
): Promise<{ draft: Draft } | { problems: readonly string[] }> {
  if (file.size > MAX_BACKUP_BYTES) return { problems: [BACKUP.tooLarge] };
  const content = parseJson(await file.text());
  const read = isBackup(content) ? readClean(content) : { problem: 'foreign' as const };
  if ('draft' in read) return read;
  return { problems: 'issues' in read ? listProblems(format, read.issues) : [BACKUP[read.problem]] };
}
