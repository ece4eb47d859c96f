import type * as English from '../en/life-table-source.ts';
import type { Translated } from '../translated.ts';

export const describeTableSource: Translated<typeof English.describeTableSource> = (source, year) =>
  `${year}年生命表（预测），改编自${source}（CC BY 3.0 IGO）。`;
