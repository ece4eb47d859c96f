import type * as English from '../en/shared-life-messages.ts';
import type { Translated } from '../translated.ts';

export const SHARED_LIFE_MESSAGES: Translated<typeof English.SHARED_LIFE_MESSAGES> = {
  about: '下文中的“你”是指发送这个链接的人。这是对方制作链接当天的结果；你的设备上不会保存任何内容。',
  results: '用数字看这段人生',
  own: '看看我自己的人生',
  unreadable: '无法打开这个链接：它有一部分缺失或被改动。请让发送的人重新给你一个。',
  newer: '这个链接是用本页较新的版本制作的。请重新加载页面来打开。',
};
