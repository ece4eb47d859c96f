import type * as English from '../en/optimized-message.ts';
import type { Translated } from '../translated.ts';

export const describeOptimized: Translated<typeof English.describeOptimized> = (name, before, after) =>
  `「${name}」を1日${before}時間から${after}時間に変えました。`;
