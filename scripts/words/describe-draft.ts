/** Says what a draft of a language lacks, for those who translate. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readFileOf } from './catalogue.ts';
import { BESIDE, SOURCE } from './languages.ts';
import { UNDERSTOOD } from './write-languages.ts';

interface Draft {
  readonly folder: string;
  /** How many messages are not in its catalogues. */
  readonly missing: number;
  /** What is wrong in those that are. */
  readonly problems: readonly string[];
}

/** Says what a draft needs before it is whole. @param root the folder of the words */
export function describeDraft({ folder, missing, problems }: Draft, root: string): string {
  const begun = Object.values(BESIDE)
    .flat()
    .filter((name) => readFileOf(folder, name) === readFileSync(join(root, SOURCE, name), 'utf8'));
  const files = [
    ...Object.values(UNDERSTOOD).map((name) => join(folder, name)),
    `data/quotes/${basename(folder)}.csv`,
  ].filter((file) => !existsSync(file));
  return [
    `${folder} is a draft, in English where it lacks something. It needs:`,
    ...(missing > 0 ? [`  messages: ${missing}`] : []),
    ...begun.map((name) => `  ${name}, which is still the English one`),
    ...files.map((file) => `  ${file}`),
    ...problems.map((problem) => `  ${problem}`),
  ].join('\n');
}
