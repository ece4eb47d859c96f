import type * as English from '../en/shared-life-messages.ts';
import type { Translated } from '../translated.ts';

export const SHARED_LIFE_MESSAGES: Translated<typeof English.SHARED_LIFE_MESSAGES> = {
  about: 'الكلام أدناه موجَّه إلى الشخص الذي أرسل هذا الرابط، وهذه نتائجه يوم أنشأه؛ ولا يُحفظ شيء على جهازك.',
  results: 'هذه الحياة بالأرقام',
  own: 'عرض حياتي أنا',
  unreadable: 'تعذّر فتح هذا الرابط: جزء منه ناقص أو تغيّر. يُرجى طلب رابط جديد ممن أرسله.',
  newer: 'أُنشئ هذا الرابط بإصدار أحدث من هذه الصفحة. لفتحه، يُرجى إعادة تحميل الصفحة.',
};
