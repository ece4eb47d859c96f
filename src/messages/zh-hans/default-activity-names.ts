import type * as English from '../en/default-activity-names.ts';
import type { Translated } from '../translated.ts';

export const DEFAULT_ACTIVITY_NAMES: Translated<typeof English.DEFAULT_ACTIVITY_NAMES> = {
  sleep: '睡眠',
  work: '工作',
  exercise: '运动',
  familyTime: '陪伴家人',
  reading: '阅读',
};
