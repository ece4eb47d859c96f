import type * as English from '../en/saving-note.ts';
import type { Translated } from '../translated.ts';

export const SAVING_NOTE: Translated<typeof English.SAVING_NOTE> =
  'يزول ذلك عند إغلاق الصفحة، إلا إذا فُعّل خيار «حفظ بياناتي على هذا الجهاز» أو حُفظ ملف نسخة احتياطية.';
