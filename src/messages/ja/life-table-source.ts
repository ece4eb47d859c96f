import type * as English from '../en/life-table-source.ts';
import type { Translated } from '../translated.ts';

export const describeTableSource: Translated<typeof English.describeTableSource> = (source, year) =>
  `${year}年の生命表（将来推計）。${source}（CC BY 3.0 IGO）をもとに作成。`;
