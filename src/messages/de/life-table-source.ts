import type * as English from '../en/life-table-source.ts';
import type { Translated } from '../translated.ts';

export const describeTableSource: Translated<typeof English.describeTableSource> = (source, year) =>
  `Sterbetafel für ${year}, vorausberechnet, bearbeitet nach ${source} (CC BY 3.0 IGO).`;
