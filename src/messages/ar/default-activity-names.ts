import type * as English from '../en/default-activity-names.ts';
import type { Translated } from '../translated.ts';

export const DEFAULT_ACTIVITY_NAMES: Translated<typeof English.DEFAULT_ACTIVITY_NAMES> = {
  sleep: 'النوم',
  work: 'العمل',
  exercise: 'الرياضة',
  familyTime: 'وقت العائلة',
  reading: 'القراءة',
};
