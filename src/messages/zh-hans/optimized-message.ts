import type * as English from '../en/optimized-message.ts';
import type { Translated } from '../translated.ts';

export const describeOptimized: Translated<typeof English.describeOptimized> = (name, before, after) =>
  `${name}：从每天${before}小时改为${after}小时。`;
