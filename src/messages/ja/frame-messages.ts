import type * as English from '../en/frame-messages.ts';
import type { Translated } from '../translated.ts';

export const FRAME_MESSAGES: Translated<typeof English.FRAME_MESSAGES> = {
  language: (name) => `言語：${name}`,
  notFound: {
    heading: '404 ページが見つかりません',
    text: 'このページをルーターに追加し忘れていませんか？',
    home: 'Lifetime Visualizerへ',
  },
  footer: {
    contact: 'お問い合わせ',
    licenses: 'ライセンス',
    tip: 'コーヒー1杯で応援する',
    copyright: (year) => `© ${year} Lifetime Visualizer`,
  },
};
