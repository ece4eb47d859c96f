import type * as English from '../en/optimized-message.ts';
import type { Translated } from '../translated.ts';

export const describeOptimized: Translated<typeof English.describeOptimized> = (
  format,
  name,
  { before, after },
) => `${name}：从每天${format.exact(before)}小时改为${format.exact(after)}小时。`;
