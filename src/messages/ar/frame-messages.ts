import type * as English from '../en/frame-messages.ts';
import type { Translated } from '../translated.ts';
import { leftToRight } from './left-to-right.ts';

export const FRAME_MESSAGES: Translated<typeof English.FRAME_MESSAGES> = {
  language: (name) => `اللغة: ${name}`,
  notFound: {
    heading: '404: الصفحة غير موجودة',
    text: 'هل نسيت إضافة الصفحة إلى الموجِّه؟',
    home: 'الانتقال إلى Lifetime Visualizer',
  },
  footer: {
    contact: 'التواصل معنا',
    licenses: 'التراخيص',
    tip: 'دعمنا بفنجان قهوة',
    copyright: (year) => leftToRight(`© ${year} Lifetime Visualizer`),
  },
};
