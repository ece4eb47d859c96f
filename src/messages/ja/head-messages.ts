import type * as English from '../en/head-messages.ts';
import type { Translated } from '../translated.ts';

export const HEAD_MESSAGES: Translated<typeof English.HEAD_MESSAGES> = {
  title: 'Lifetime Visualizer：年と週で見る人生',
  notFoundTitle: 'ページが見つかりません · Lifetime Visualizer',
  description:
    '人生を年と週で見てみませんか。これまでの年数、これからの週数、睡眠や仕事などの活動に使う年数が分かります。無料、ログイン不要で、入力内容はお使いの端末から出ません。',
  appName: 'Lifetime',
  appDescription:
    '人生を年と週で見てみませんか。これまでの年数、これからの週数、睡眠や仕事などの活動に使う年数が分かります。',
  previewText:
    '人生を年と週で見てみませんか。これまでの歩み、この先にあるかもしれない時間、時間の使いみちが見えてきます。',
  previewAlt: '架空の人生の図。活動ごとの年数を表す輪と、点で表した週。',
  noScript:
    'ブラウザーのJavaScriptが無効になっています。結果を端末上で計算するために必要です。有効にして、ページを再読み込みしてください。',
  notStarted: 'このページはまだ動き始めていないため、ボタンが使えません。',
};
