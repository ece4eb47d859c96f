import type * as English from '../en/life-table-source.ts';
import type { Translated } from '../translated.ts';

export const describeTableSource: Translated<typeof English.describeTableSource> = (source, year) =>
  `Tabla de mortalidad de ${year}, proyectada, adaptada de ${source} (CC BY 3.0 IGO).`;
