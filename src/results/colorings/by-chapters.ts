import { WEEKS } from '#words/results.ts';
import { partsByChapters } from '../../weeks/parts.ts';
import { PAGE } from '../../weeks/styles.ts';
import { type ColoredLife, type Coloring, USUAL } from './coloring.ts';

/** Offered as soon as there is a chapter, and chosen then unless the visitor chooses. */
export function byChapters({ marks }: ColoredLife): Coloring[] {
  const chapters = marks?.chapters ?? [];
  if (chapters.length === 0) return [];
  const parts = partsByChapters(PAGE, chapters);
  return [{ ...USUAL, choice: 'chapters', label: WEEKS.by.chapters, isUsual: true, parts, chapters }];
}
