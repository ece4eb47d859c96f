import type * as English from '../en/keepsake-messages.ts';
import type { Translated } from '../translated.ts';
import { weeks } from './units.ts';

export const KEEPSAKE_MESSAGES: Translated<typeof English.KEEPSAKE_MESSAGES> = {
  title: '手元に残す画像',
  hint: '人生の週を、壁に飾るプリント、スマートフォンの壁紙、投稿用の画像にします。',
  open: '画像を選ぶ',
  format: '形式',
  formats: {
    a3: 'プリント（A3）',
    a4: 'プリント（A4）',
    wallpaper: 'スマホの壁紙',
    square: '正方形',
    story: 'ストーリー',
  },
  millimeters: (width, height) => `${width} × ${height} mm`,
  pixels: (width, height) => `${width} × ${height}`,
  theme: '背景',
  themes: { light: '明るい', dark: '暗い' },
  titleField: 'タイトル（任意）',
  birthdate: '生年月日を入れる',
  birthdateHint: '入れなくても、これまでの週数と画像の日付から、1週間以内の誤差で割り出せます。',
  moments: 'できごとを入れる',
  defaultTitle: { own: '週で見るわたしの人生', shared: '週で見る人生', example: '週で見る人生の例' },
  phone: '週だけを、時計の場所を空けて描きます。',
  noPhone:
    '週だけを、時計の場所を空けて、一般的なスマートフォンの大きさで描きます。お使いの機種に合わせるには、このページをスマートフォンで開いてください。',
  print: '印刷またはPDFで保存',
  svg: 'SVGをダウンロード',
  png: 'PNGをダウンロード',
  send: '画像を送る',
  set: '壁紙52枚をダウンロード',
  setHint:
    'これからの1年、1週間に1枚ずつの壁紙を、ひとつのZIPファイルにまとめます。ファイル名は使い始める日付です。',
  making: '画像を作成中…',
  progress: (done, total) => `壁紙${total}枚のうち${done}枚を作成`,
  cancel: 'キャンセル',
  cancelled: 'キャンセルしました。何もダウンロードしていません。',
  files: {
    a3: 'life-in-weeks-a3',
    a4: 'life-in-weeks-a4',
    wallpaper: 'life-in-weeks-wallpaper',
    square: 'life-in-weeks-square',
    story: 'life-in-weeks-story',
    set: 'life-in-weeks-wallpapers',
  },
  saved: (name) => `${name}をダウンロードしました。`,
  timedOut:
    '画像の作成に時間がかかりすぎました。何もダウンロードしていません。もう一度試すか、別の形式を選んでください。',
  noCanvas: 'このブラウザーではこの大きさの画像を作成できませんでした。別の形式を選んでください。',
  noPrint: 'このブラウザーでは印刷できません。代わりにSVGをダウンロードしてください。',
  notSent: '画像を送れませんでした。代わりにダウンロードしてください。',
  failed: '画像を作成できませんでした。何もダウンロードしていません。あとでもう一度お試しください。',
};

export const KEEPSAKE_FIGURES: Translated<typeof English.KEEPSAKE_FIGURES> = {
  firstWeek: (format, ahead) => `最初の1週間 · この先約${weeks(format, ahead)}`,
  lived: (format, lived, ahead) => `これまで${weeks(format, lived)} · この先約${weeks(format, ahead)}`,
  firstWeekAlone: '最初の1週間、そしてこれからも',
  livedAlone: (format, lived) => `これまで${weeks(format, lived)}、そしてこれからも`,
  born: (date, figures) => `${date}生まれ · ${figures}`,
};

export const KEEPSAKE_PRINT: Translated<typeof English.KEEPSAKE_PRINT> = {
  lifeExpectancy: (format, age) => `寿命の目安${format.decimal(age)}歳`,
  asOf: (date) => `${date}現在。`,
  moment: (number, text) => `${number} ${text}`,
  moments: (items) => items.join(' · '),
};
