import { type Coloring, USUAL } from './coloring.ts';

export const byTime = (): Coloring[] => [{ ...USUAL, choice: 'time', by: 'time' }];
