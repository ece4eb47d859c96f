import { BACKUP_ISSUES } from '#messages/backup-messages.ts';
import { MAX_ACTIVITIES } from '../life/activity.ts';
import { ENTRY_LIMITS } from '../life/personal-entries.ts';
import type { Format } from '../messages/format.ts';

/** Something in a backup that is not as it should be. */
export interface BackupIssue {
  /** Where it stands: names of properties, and positions from 0. */
  readonly path: readonly (string | number)[];
  /** How many there are, of a list that is too long; `null` for anything else. */
  readonly count: number | null;
}

/** How many of each kind fit. */
const MOST = {
  activities: MAX_ACTIVITIES,
  chapters: ENTRY_LIMITS.chapters,
  moments: ENTRY_LIMITS.moments,
  people: ENTRY_LIMITS.people,
} as const;

/** What has a word of its own. */
const PARTS = [
  'birthdate',
  'birthYear',
  'color',
  'country',
  'daysPerYear',
  'from',
  'hours',
  'lifeExpectancy',
  'livedTogether',
  'name',
  'population',
  'schedule',
  'since',
  'text',
  'until',
  'when',
] as const;

type Key = string | number | undefined;

const isList = (key: Key): key is keyof typeof MOST => key !== undefined && Object.hasOwn(MOST, key);
const findPart = (key: Key) => PARTS.find((part) => part === key);

/**
 * One thing that is wrong in a backup.
 * @example describeBackupIssue(format, { path: ['personal', 'moments', 2, 'when'], count: null }) // 'Moment 3: the time can’t be read.'
 */
export function describeBackupIssue(format: Format, { path, count }: BackupIssue): string {
  const parts = path.filter((key) => key !== 'personal');
  const [first, second, third] = parts;
  const words = BACKUP_ISSUES;
  if (!isList(first)) {
    const part = findPart(first);
    return part ? words.part(part) : words.something;
  }
  if (count !== null) return words.tooMany(format, first, count, MOST[first]);
  if (typeof second !== 'number') return words.list(first);
  const part = findPart(third);
  const position = format.number(second + 1);
  return part ? words.partOfItem(first, position, part) : words.item(first, position);
}
