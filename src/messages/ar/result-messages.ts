import type * as English from '../en/result-messages.ts';
import type { Translated } from '../translated.ts';

export const RESULT_MESSAGES: Translated<typeof English.RESULT_MESSAGES> = {
  example: 'هذا مثال: شخص متخيَّل وُلد عام 1990 في كندا.',
  ownInstead: 'لعرض حياتك أنت، يكفي ملء النموذج أعلاه.',
  figures: 'سنواتك وأسابيعك',
  rest: 'بقية النتائج',
  yearsLived: 'سنوات عشتها',
  yearsRemaining: 'سنوات متبقية',
  weeksLeft: 'أسابيع متبقية',
  freeTime: 'وقت الفراغ',
  counting: {
    alike: 'تفترض هذه المجاميع أن كل يوم من حياتك، ومنها الطفولة، مثل اليوم الذي أدخلته.',
    scheduled: 'تحسب هذه المجاميع كل نشاط في الأيام والأعمار التي أدخلتها.',
  },
};
