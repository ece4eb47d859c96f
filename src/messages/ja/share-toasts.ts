import type * as English from '../en/share-toasts.ts';
import type { Translated } from '../translated.ts';

export const SHARE_TOASTS: Translated<typeof English.SHARE_TOASTS> = {
  screenshotFailed: { title: '画像を作成できませんでした', text: 'あとでもう一度お試しください。' },
  screenshotCaptured: { title: '画像を作成しました', text: '人生の図を画像としてダウンロードしました。' },
};
