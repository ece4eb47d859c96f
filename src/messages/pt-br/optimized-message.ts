import type * as English from '../en/optimized-message.ts';
import type { Translated } from '../translated.ts';

export const describeOptimized: Translated<typeof English.describeOptimized> = (name, before, after) =>
  `${name}: de ${before} para ${after} ${Number(after) < 2 ? 'hora' : 'horas'} por dia.`;
