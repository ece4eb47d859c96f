import type * as English from '../en/life-table-source.ts';
import type { Translated } from '../translated.ts';

export const describeTableSource: Translated<typeof English.describeTableSource> = (source, year) =>
  `Tábua de mortalidade para ${year}, projetada, adaptada de ${source} (CC BY 3.0 IGO).`;
