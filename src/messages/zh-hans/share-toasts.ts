import type * as English from '../en/share-toasts.ts';
import type { Translated } from '../translated.ts';

export const SHARE_TOASTS: Translated<typeof English.SHARE_TOASTS> = {
  screenshotFailed: { title: '截图失败', text: '请稍后再试。' },
  screenshotCaptured: {
    title: '截图完成',
    text: '你的人生图已下载为图片。',
  },
};
