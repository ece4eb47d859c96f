import type * as English from '../en/head-messages.ts';
import type { Translated } from '../translated.ts';

export const HEAD_MESSAGES: Translated<typeof English.HEAD_MESSAGES> = {
  title: 'Lifetime Visualizer：用年和周看你的人生',
  notFoundTitle: '找不到页面 · Lifetime Visualizer',
  description:
    '用年和周看你的人生：已度过的年数、剩余的周数，以及睡眠、工作和其他活动占去的年数。免费，无需登录，你输入的内容只留在你的设备上。',
  appName: 'Lifetime',
  appDescription: '用年和周看你的人生：已度过的年数、剩余的周数，以及睡眠、工作和其他活动占去的年数。',
  previewText: '用年和周看你的人生：走过的岁月、可能还有的未来，以及时间花在了哪里。',
  previewAlt: '一幅虚构的人生图：按活动划分年数的圆环，旁边是用点表示的每一周。',
  noScript: '你的浏览器关闭了JavaScript。本页需要它才能在你的设备上计算结果。请开启后重新加载页面。',
  notStarted: '页面还没有启动，所以按钮暂时不起作用。',
};
