import type { Population } from '../life/life-table.ts';

/** People of one age, as sentences name them. */
export interface People {
  readonly population: Population;
  /** Languages have names of their own for children and for newborns. */
  readonly stage: 'newborn' | 'child' | 'adult';
  /** Years; 0 for newborns. */
  readonly age: number;
}
