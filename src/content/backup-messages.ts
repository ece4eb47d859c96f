import { MAX_ACTIVITIES } from '../life/activity.ts';
import { ENTRY_LIMITS } from '../life/personal-entries.ts';

/** The words of the backup file. Loaded when they are opened. */
export const BACKUP_MESSAGES = {
  about:
    'A file with everything you entered: the form, and your moments, chapters and people. It’s plain text, so keep it somewhere private.',
  save: 'Save a backup file',
  open: 'Open a backup file',
  replaces: 'Opening a file replaces what’s here. You can undo it.',
  saved: 'Backup file saved.',
  refused: 'Nothing was changed, because the file has a problem:',
  foreign: 'It’s not a backup file from this page.',
  newer: 'It was made with a newer version of this page. Reload the page and try again.',
  tooLarge: 'It’s larger than any backup file from this page.',
  unreadable: 'Your browser couldn’t read the file. Try again.',
  more: (count: number) => `And ${count} more.`,
} as const;

/** Something in a backup that is not as it should be. */
export interface BackupIssue {
  /** Where it stands: names of properties, and positions from 0. */
  readonly path: readonly (string | number)[];
  /** How many there are, of a list that is too long; `null` for anything else. */
  readonly count: number | null;
}

const LISTS: Readonly<Record<string, { readonly one: string; readonly all: string; readonly most: number }>> =
  {
    activities: { one: 'Activity', all: 'activities', most: MAX_ACTIVITIES },
    chapters: { one: 'Chapter', all: 'chapters', most: ENTRY_LIMITS.chapters },
    moments: { one: 'Moment', all: 'moments', most: ENTRY_LIMITS.moments },
    people: { one: 'Person', all: 'people', most: ENTRY_LIMITS.people },
  };

const PARTS: Readonly<Record<string, string>> = {
  birthdate: 'birthdate',
  birthYear: 'year of birth',
  color: 'color',
  country: 'country',
  daysPerYear: 'days a year',
  from: 'beginning',
  hours: 'hours',
  lifeExpectancy: 'life expectancy',
  livedTogether: 'time of living together',
  name: 'name',
  population: 'choice of everyone, women or men',
  schedule: 'days and ages',
  since: 'year of meeting',
  text: 'words',
  until: 'end',
  when: 'time',
};

/**
 * One thing that is wrong in a backup.
 * @example describeBackupIssue({ path: ['personal', 'moments', 2, 'when'], count: null }) // 'Moment 3: the time can’t be read.'
 */
export function describeBackupIssue({ path, count }: BackupIssue): string {
  const parts = path.filter((key) => key !== 'personal');
  const [first, second, third] = parts;
  const list = LISTS[String(first)];
  if (!list) {
    const part = PARTS[String(first)];
    return part ? `The ${part} can’t be read.` : 'Something in it can’t be read.';
  }
  if (count !== null) return `It has ${count.toLocaleString('en')} ${list.all}. Up to ${list.most} fit.`;
  if (typeof second !== 'number') return `The ${list.all} can’t be read.`;
  const part = PARTS[String(third)];
  return `${list.one} ${second + 1}${part ? `: the ${part}` : ''} can’t be read.`;
}
