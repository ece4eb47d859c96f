import type * as English from '../en/optimized-message.ts';
import type { Translated } from '../translated.ts';
import { isSingular } from './written-figures.ts';

export const describeOptimized: Translated<typeof English.describeOptimized> = (name, before, after) =>
  `${name}: de ${before} para ${after} ${isSingular(after) ? 'hora' : 'horas'} por dia.`;
