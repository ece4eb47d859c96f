import type * as English from '../en/optimized-message.ts';
import type { Translated } from '../translated.ts';

export const describeOptimized: Translated<typeof English.describeOptimized> = (
  format,
  name,
  { before, after },
) => `「${name}」を1日${format.exact(before)}時間から${format.exact(after)}時間に変えました。`;
