import type * as English from '../en/messages.ts';
import type { Translated } from '../translated.ts';
import { years } from './units.ts';

export const MESSAGES: Translated<typeof English.MESSAGES> = {
  productName: 'Lifetime Visualizer',
  theme: { toLight: '明るいテーマに切り替える', toDark: '暗いテーマに切り替える' },
  calculating: { banner: '人生を図にしています…', button: '計算中…' },
  form: {
    title: 'あなたについて教えてください',
    lede: 'これまでの歩み、この先にあるかもしれない時間、時間の使いみちが見えてきます。',
    birthdate: '生年月日',
    country: '国・地域',
    chooseCountry: '国・地域を選ぶ',
    lookingUp: '調べています…',
    late: '時間がかかっています。このまま待つか、寿命の目安を自分で入力してください。',
    lifeExpectancyOf: (format, figure, source, year) =>
      `平均寿命${years(format, figure)} · ${source} ${year}`,
    lifeExpectancyFromSnapshot: (format, figure, source, year) =>
      `平均寿命${years(format, figure)} · ${source} ${year}、このページに保存されたデータ`,
    manual: '寿命の目安を自分で入力',
    lifeExpectancy: '寿命の目安（歳）',
    lifeExpectancyHint: (format) => `1〜150。例：${format.number(82.5)}`,
    activities: 'あなたの平均的な1日',
    activity: (position) => `活動${position}`,
    activityName: (position) => `活動${position}の名前`,
    activityNamePlaceholder: '活動の名前',
    activityHours: (position) => `活動${position}の1日の時間`,
    removeActivity: (position) => `活動${position}を削除`,
    addActivity: '活動を追加',
    dayBar: '1日の帯グラフ',
    hoursUnit: 'h',
    total: (format, { total, free }) =>
      `合計：24時間のうち${format.number(total)}時間、自由時間${format.number(free)}時間`,
    totalJustOver: (format, { total, free }) =>
      `合計：24時間のうち${format.number(total)}時間をわずかに上回り、自由時間は${format.number(free)}時間をわずかに下回ります`,
    totalFull: '合計：24時間のうち24時間、自由時間なし',
    totalOver: (format, { total, over }) =>
      `合計：${format.number(total)}時間、1日より${format.number(over)}時間多くなっています`,
    totalBarelyOver: '合計：24時間をわずかに上回り、1日に収まりません',
    submit: 'わたしの人生を見る',
    privacy: '入力内容は端末から出ません。送るのは、平均寿命を調べるための国・地域のコードだけです。',
    changed: '入力内容が変わりました。「わたしの人生を見る」を押すと、結果が更新されます。',
    problems: '入力内容に問題があります',
    problemOf: (activity, problem) => `${activity}：${problem}`,
    example: '例を見る',
    exampleCountry: 'カナダ',
    exampleShown: '例を表示しています。',
    exampleChanged: '例に戻す',
    averageDays: '平均的な1日から始める',
    setWhen: '時期を設定',
    day: { done: '活動を平均的な1日に入れ替えました。', undone: '活動を元に戻しました。' },
    applied: { done: '入力内容と結果が変わりました。', undone: '自分の入力内容に戻しました。' },
    tab: {
      done: '別のタブで入力内容が変更されました。',
      undone: 'このタブの入力内容に戻しました。',
    },
    backup: {
      button: 'バックアップ',
      title: 'バックアップファイル',
      done: 'バックアップファイルを開きました。',
      undone: '入力内容を元に戻しました。',
    },
    activityRemoved: (name) => (name ? `「${name}」を削除しました。` : '活動を削除しました。'),
    undo: '元に戻す',
    undoForm: '入力内容を元に戻す',
  },
  results: { title: '数字で見るあなたの人生' },
  days: { title: '平均的な1日' },
  remember: {
    label: 'この端末に記憶する',
    hint: 'チェックを外すまで、入力内容をこのブラウザーに保存します。共用の端末では使わないでください。',
    failed: 'このブラウザーは、ページによる保存を許可していません。',
    unread: '保存した入力内容を読み込めませんでした。開くには、ページを再読み込みしてください。',
    newer:
      'このページの新しいバージョンで保存された入力内容があります。開くには、ページを再読み込みしてください。',
  },
  link: {
    opening: '共有された人生を開いています…',
    failed: '共有された人生を表示できませんでした。ページを再読み込みするか、あとでもう一度お試しください。',
    heading: 'ある人が人生を共有してくれました',
  },
  picker: {
    title: '国・地域を選ぶ',
    search: '国・地域を検索…',
    loading: '国・地域を読み込み中…',
    failed: '国・地域の一覧を読み込めませんでした。もう一度試すか、寿命の目安を自分で入力してください。',
    retry: 'もう一度試す',
    manual: '代わりに寿命の目安を自分で入力',
    close: '閉じる',
  },
  toast: { announced: 'お知らせ：', dismiss: '閉じる', region: 'お知らせ' },
  broken: {
    part: (name) => `「${name}」を表示できませんでした。入力内容を含め、ほかはすべてそのままです。`,
    page: 'ページを表示できませんでした。再読み込みするか、あとでもう一度お試しください。',
    renewed:
      'ページを開いたあとに、このページが更新された可能性があります。もう一度試してもうまくいかない場合は、再読み込みしてください。入力内容は残ります。',
    again: 'もう一度試す',
    againOf: (name) => `もう一度試す：${name}`,
    reload: 'ページを再読み込み',
  },
};
