import type * as English from '../en/optimized-message.ts';
import type { Translated } from '../translated.ts';

export const describeOptimized: Translated<typeof English.describeOptimized> = (
  format,
  name,
  { before, after },
) => `${name}\u00a0: maintenant ${format.exact(after)}\u00a0h par jour au lieu de ${format.exact(before)}.`;
