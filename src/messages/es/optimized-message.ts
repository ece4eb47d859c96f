import type * as English from '../en/optimized-message.ts';
import type { Translated } from '../translated.ts';

export const describeOptimized: Translated<typeof English.describeOptimized> = (
  format,
  name,
  { before, after },
) =>
  `${name} pasa de ${format.exact(before)} a ${format.exact(after)} ${after === 1 ? 'hora' : 'horas'} al día.`;
