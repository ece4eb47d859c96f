import { WEEKS } from '#words/results.ts';
import { partsByTime } from '../../weeks/parts.ts';
import { PAGE } from '../../weeks/styles.ts';
import { type Coloring, USUAL } from './coloring.ts';

export const byTime = (): Coloring[] => [
  { ...USUAL, choice: 'time', label: WEEKS.by.time, parts: partsByTime(PAGE) },
];
