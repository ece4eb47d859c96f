import type * as English from '../en/share-toasts.ts';
import type { Translated } from '../translated.ts';

export const SHARE_TOASTS: Translated<typeof English.SHARE_TOASTS> = {
  screenshotFailed: { title: 'تعذّر التقاط الصورة', text: 'يُرجى المحاولة مجددًا لاحقًا.' },
  screenshotCaptured: { title: 'تم التقاط الصورة', text: 'صورة حياتك محفوظة الآن على جهازك.' },
};
