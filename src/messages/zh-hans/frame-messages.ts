import type * as English from '../en/frame-messages.ts';
import type { Translated } from '../translated.ts';

export const FRAME_MESSAGES: Translated<typeof English.FRAME_MESSAGES> = {
  language: (name) => `语言：${name}`,
  notFound: {
    heading: '404 找不到页面',
    text: '是不是忘了把这个页面加进路由？',
    home: '前往Lifetime Visualizer',
  },
  footer: {
    contact: '联系我们',
    licenses: '许可证',
    tip: '请我们喝杯咖啡',
    copyright: (year) => `© ${year} Lifetime Visualizer`,
  },
};
