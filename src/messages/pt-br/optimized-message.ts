import type * as English from '../en/optimized-message.ts';
import type { Translated } from '../translated.ts';

export const describeOptimized: Translated<typeof English.describeOptimized> = (
  format,
  name,
  { before, after },
) =>
  `${name}: de ${format.exact(before)} para ${format.exact(after)} ${after < 2 ? 'hora' : 'horas'} por dia.`;
