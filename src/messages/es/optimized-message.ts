import type * as English from '../en/optimized-message.ts';
import type { Translated } from '../translated.ts';

export const describeOptimized: Translated<typeof English.describeOptimized> = (name, before, after) =>
  `${name} pasa de ${before} a ${after} ${after === '1' ? 'hora' : 'horas'} al día.`;
