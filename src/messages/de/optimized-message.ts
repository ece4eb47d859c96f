import type * as English from '../en/optimized-message.ts';
import type { Translated } from '../translated.ts';

export const describeOptimized: Translated<typeof English.describeOptimized> = (
  format,
  name,
  { before, after },
) => `${name}: jetzt ${format.exact(after)} statt ${format.exact(before)} Stunden am Tag.`;
