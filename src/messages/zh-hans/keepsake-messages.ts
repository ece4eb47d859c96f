import type * as English from '../en/keepsake-messages.ts';
import type { Translated } from '../translated.ts';
import { weeks } from './units.ts';

export const KEEPSAKE_MESSAGES: Translated<typeof English.KEEPSAKE_MESSAGES> = {
  title: '留作纪念的图片',
  hint: '把你的人生周图做成挂在墙上的海报、手机壁纸，或可以发布的图片。',
  open: '选择图片样式',
  format: '格式',
  formats: {
    a3: 'A3打印',
    a4: 'A4打印',
    wallpaper: '手机壁纸',
    square: '方形',
    story: '竖图',
  },
  millimeters: (width, height) => `${width} × ${height}毫米`,
  pixels: (width, height) => `${width} × ${height}`,
  theme: '背景',
  themes: { light: '浅色', dark: '深色' },
  titleField: '标题（可选）',
  birthdate: '显示出生日期',
  birthdateHint: '即使不显示，从已度过的周数和图片的日期也能推算出来，误差在一周以内。',
  moments: '包含我的时刻',
  defaultTitle: { own: '我的人生周图', shared: '一份人生周图', example: '人生周图示例' },
  phone: '只有周图，并为时钟留出位置。',
  noPhone: '只有周图，并为时钟留出位置，采用常见手机的尺寸。在手机上打开本页，就能得到它屏幕的尺寸。',
  print: '打印或存为PDF',
  svg: '下载SVG',
  png: '下载PNG',
  send: '发送图片',
  set: '下载52张壁纸',
  setHint: '未来一年每周一张，装在一个zip文件里。每张都以开始使用的日期命名。',
  making: '正在制作图片……',
  progress: (done, total) => `已制作${done}张壁纸，共${total}张`,
  cancel: '取消',
  cancelled: '已取消。没有下载任何文件。',
  files: {
    a3: '人生周图-a3',
    a4: '人生周图-a4',
    wallpaper: '人生周图-壁纸',
    square: '人生周图-方形',
    story: '人生周图-竖图',
    set: '人生周图-52张壁纸',
  },
  saved: (name) => `已下载“${name}”。`,
  timedOut: '制作图片花的时间太长。没有下载任何文件。请再试一次，或选择其他格式。',
  noCanvas: '这个浏览器无法制作这么大的图片。请选择其他格式。',
  noPrint: '这个浏览器无法打印。请改为下载SVG。',
  notSent: '图片没能发送。请改为下载。',
  failed: '图片没能制作。没有下载任何文件。请稍后再试。',
};

export const KEEPSAKE_FIGURES: Translated<typeof English.KEEPSAKE_FIGURES> = {
  firstWeek: (format, ahead) => `第一周 · 未来约${weeks(format, ahead)}`,
  lived: (format, lived, ahead) => `已度过${weeks(format, lived)} · 未来约${weeks(format, ahead)}`,
  firstWeekAlone: '第一周，未完待续',
  livedAlone: (format, lived) => `已度过${weeks(format, lived)}，未完待续`,
  born: (date, figures) => `生于${date} · ${figures}`,
};

export const KEEPSAKE_PRINT: Translated<typeof English.KEEPSAKE_PRINT> = {
  lifeExpectancy: (format, age) => `预期寿命${format.decimal(age)}岁`,
  asOf: (date) => `截至${date}。`,
  moment: (number, text) => `${number} ${text}`,
  moments: (items) => items.join(' · '),
};
