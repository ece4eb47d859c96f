import { BACKUP_ISSUES } from '#words/entries.ts';
import { MAX_ACTIVITIES } from '../life/activity.ts';
import { EVENT_LIMITS } from '../life/life-events.ts';
import type { Format } from '../words/format.ts';

/** Something wrong in a backup. */
export interface BackupIssue {
  /** Names of properties, and positions from 0. */
  readonly path: readonly (string | number)[];
  /** The length of a list that is too long; otherwise `null`. */
  readonly count: number | null;
}

/** The maximum of each kind. */
const MOST = {
  activities: MAX_ACTIVITIES,
  chapters: EVENT_LIMITS.chapters,
  moments: EVENT_LIMITS.moments,
  people: EVENT_LIMITS.people,
} as const;

type Key = string | number | undefined;

const isList = (key: Key): key is keyof typeof MOST => key !== undefined && Object.hasOwn(MOST, key);
/** The word for a thing; `undefined` if it has none. */
const partOf = (key: Key): string | undefined =>
  Object.entries(BACKUP_ISSUES.parts).find(([part]) => part === key)?.[1];

/**
 * One thing that is wrong in a backup.
 * @example describeBackupIssue(format, { path: ['personal', 'moments', 2, 'when'], count: null }) // 'Moment 3: the time can’t be read.'
 */
export function describeBackupIssue(format: Format, { path, count }: BackupIssue): string {
  const parts = path.filter((key) => key !== 'personal');
  const [first, second, third] = parts;
  if (!isList(first)) {
    const part = partOf(first);
    return part ? BACKUP_ISSUES.part({ part }) : BACKUP_ISSUES.something;
  }
  if (count !== null) return BACKUP_ISSUES.tooMany(format, { list: first, count, most: MOST[first] });
  if (typeof second !== 'number') return BACKUP_ISSUES.list({ list: first });
  const part = partOf(third);
  const position = format.number(second + 1);
  return part
    ? BACKUP_ISSUES.partOfItem({ list: first, position, part })
    : BACKUP_ISSUES.item({ list: first, position });
}
