import type * as English from '../en/life-table-source.ts';
import type { Translated } from '../translated.ts';
import { leftToRight } from './left-to-right.ts';

export const describeTableSource: Translated<typeof English.describeTableSource> = (source, year) =>
  `جدول الحياة لعام ${year}، إسقاط، مقتبس بتصرف من ${leftToRight(`${source} (CC BY 3.0 IGO)`)}.`;
