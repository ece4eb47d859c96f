import type * as English from '../en/optimized-message.ts';
import type { Translated } from '../translated.ts';

export const describeOptimized: Translated<typeof English.describeOptimized> = (
  format,
  name,
  { before, after },
) => `${name}، الساعات في اليوم الآن: ${format.exact(after)} بدلًا من ${format.exact(before)}.`;
