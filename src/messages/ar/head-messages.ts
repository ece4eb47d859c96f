import type * as English from '../en/head-messages.ts';
import type { Translated } from '../translated.ts';

export const HEAD_MESSAGES: Translated<typeof English.HEAD_MESSAGES> = {
  title: 'حياتك بالسنوات والأسابيع · Lifetime Visualizer',
  notFoundTitle: 'الصفحة غير موجودة · Lifetime Visualizer',
  description:
    'حياتك بالسنوات والأسابيع: سنوات عشتها، وأسابيع متبقية، وسنوات يأخذها النوم والعمل وسائر أنشطتك. مجانًا، من دون تسجيل دخول، وبياناتك تبقى على جهازك.',
  appName: 'Lifetime',
  appDescription:
    'حياتك بالسنوات والأسابيع: سنوات عشتها، وأسابيع متبقية، وسنوات يأخذها النوم والعمل وسائر أنشطتك.',
  previewText: 'حياتك بالسنوات والأسابيع: ما مضى منها، وما قد يأتي، وأين يذهب الوقت.',
  previewAlt: 'حياة متخيَّلة في صورة: حلقة من السنوات بحسب النشاط، وإلى جانبها الأسابيع نقاطًا.',
  noScript:
    'لغة JavaScript معطّلة في متصفحك. تحتاج إليها هذه الصفحة لحساب نتائجك على جهازك. يُرجى تفعيلها ثم إعادة تحميل الصفحة.',
  notStarted: 'لم تبدأ هذه الصفحة بالعمل بعد، لذلك لا تعمل أزرارها.',
};
