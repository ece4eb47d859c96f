import type * as English from '../en/detail-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';
import { decimalYears, years } from './units.ts';

const moreComparisons = plural({ other: 'ほかの比較#件' });

export const DETAIL_MESSAGES: Translated<typeof English.DETAIL_MESSAGES> = {
  cards: {
    title: '活動ごとに見る',
    soFar: (format, figure) => `これまで${decimalYears(format, figure)}`,
    atThisAge: (format, figure) => `この年齢で${decimalYears(format, figure)}`,
    from: (format, figure) => `いまは${decimalYears(format, figure)}`,
    share: (percentage) => `1日の${percentage}`,
    shareOfLife: (percentage) => `一生の${percentage}`,
    more: plural({ other: 'ほか#件' }),
    moreAbout: (format, count, name) => `${name}：${moreComparisons(format, count)}`,
  },
  projections: {
    title: 'これからの見通し',
    hint: 'これまでの年数と、いまと同じ日々が続く場合のこの先の年数です。',
    hintMoved: (format, age) =>
      `これまでの年数と、いまと同じ日々が続く場合の${format.number(age)}歳までの年数、その後の年数です。`,
    hintPast: 'これまでの年数です。この先の年数は、寿命の目安までしか数えません。',
    hintAtEnd: (format, age) =>
      `これまでの年数と、いまと同じ日々が続く場合の${format.number(age)}歳までの年数です。`,
    scheduled: {
      hint: '入力した日数と年齢にもとづく、これまでの年数と、この先の年数です。',
      hintMoved: (format, age) =>
        `入力した日数と年齢にもとづく、これまでの年数と、${format.number(age)}歳までの年数、その後の年数です。`,
      hintAtEnd: (format, age) =>
        `入力した日数と年齢にもとづく、これまでの年数と、${format.number(age)}歳までの年数です。`,
    },
    soFar: (format, figure) => `これまで${decimalYears(format, figure)}`,
    by: (format, figure, age) => `${format.number(age)}歳までに${decimalYears(format, figure)}`,
    until: (format, figure, age) => `${format.number(age)}歳まで${decimalYears(format, figure)}`,
    ahead: (format, figure) => `この先${decimalYears(format, figure)}`,
    axis: years,
    columns: {
      activity: '活動',
      soFar: 'これまでの年数',
      by: (format, age) => `${format.number(age)}歳までの年数`,
      ahead: 'この先の年数',
    },
  },
  health: {
    title: '健康の最適化',
    exercise: '運動の分析',
    sleep: '睡眠の分析',
    apply: '最適化を適用',
    current: 'いまの時間',
    recommended: 'WHOの推奨の下限',
    optimized: '最適化後',
    optimal: '推奨される7〜\u20609時間の中間',
    sleepDebt: '8時間に足りない分',
    yearsImpact: '寿命の年数（このページ独自の概算）',
    underAge: 'この分析は成人向けです。18歳未満には別の指針があります。',
    potentialGain: '増える見込み',
    more: { exercise: '運動についてもっと（出典つき）', sleep: '睡眠についてもっと（出典つき）' },
    sources: '出典：',
    none: '名前に「睡眠」か「運動」を含む活動を加えると、その時間について研究で分かっていることを見られます。',
  },
  share: {
    title: '保存・共有',
    file: 'my-life-visualization',
    full: '結果のすべて',
    fullHint: 'このページの内容を1枚の画像にします。',
    ways: { download: '結果を共有', svg: 'SVGで保存', send: '画像を送る' },
    includeMarks: 'できごとと人生の章を画像に入れる',
    capturing: '画像を作成中…',
    timedOut: '画像の作成に時間がかかりすぎました。もう一度試すか、SVGで保存してください。',
    noCanvas: 'このブラウザーではこの画像を作成できません。代わりにSVGで保存してください。',
    link: {
      title: 'リンク',
      copy: 'リンクをコピー',
      copied: 'リンクをコピーしました。',
      byHand: 'ブラウザーがコピーを許可しませんでした。下のリンクを選択してコピーしてください。',
      address: 'この結果へのリンク',
      note: 'リンクを知っている人はだれでも、年齢、寿命の目安、国・地域、活動を見られます。生年月日は含まれません（ただし、誕生日は1週間以内の誤差で割り出せます）。データはサーバーではなく、リンクそのものに入っています。',
      marks: 'できごとと人生の章を含める',
      moments: plural({ other: 'できごと#件' }),
      chapters: plural({ other: '人生の章#件' }),
      marksHint: (marks) =>
        `リンクに${marks}が入ります。入るのは入力した言葉と、人生の何週目かです。そこから日付を2週間以内の誤差で割り出せます。人の情報は決して入りません。`,
    },
  },
  jump: { toTop: 'いちばん上へ', toResults: '結果を見る' },
  poster: {
    asOf: (day) => `${day}現在`,
    marks: { moments: 'できごと', chapters: '人生の章', both: 'できごとと人生の章' },
  },
};
