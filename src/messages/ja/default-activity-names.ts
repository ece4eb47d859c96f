import type * as English from '../en/default-activity-names.ts';
import type { Translated } from '../translated.ts';

export const DEFAULT_ACTIVITY_NAMES: Translated<typeof English.DEFAULT_ACTIVITY_NAMES> = {
  sleep: '睡眠',
  work: '仕事',
  exercise: '運動',
  familyTime: '家族との時間',
  reading: '読書',
};
