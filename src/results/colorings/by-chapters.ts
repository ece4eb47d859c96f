import { partsByChapters } from '../../weeks/parts.ts';
import { PAGE } from '../../weeks/styles.ts';
import { type ColoredLife, type Coloring, USUAL } from './coloring.ts';

/** Chosen as soon as there is a chapter, unless the visitor chooses. Before, the weeks are those of time. */
export function byChapters({ marks, canAdd }: ColoredLife): Coloring[] {
  const chapters = marks?.chapters ?? [];
  const choice = { ...USUAL, choice: 'chapters', by: 'chapters' } as const;
  if (chapters.length === 0) return canAdd ? [choice] : [];
  return [{ ...choice, isUsual: true, parts: partsByChapters(PAGE, chapters), chapters }];
}
