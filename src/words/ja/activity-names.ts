import type * as English from '../en/activity-names.ts';
import { listNames } from '../language.ts';

export const ACTIVITY_NAMES: typeof English.ACTIVITY_NAMES = {
  sleep: listNames('睡眠, 睡眠時間, すいみん, 寝る, ねる, 就寝, 眠り, 眠る, 昼寝, 仮眠'),
  work: listNames(
    '仕事, しごと, お仕事, 勤務, 労働, 働く, 会社, 職場, アルバイト, バイト, パート, 在宅勤務, ' +
      'テレワーク, リモートワーク, 残業, 副業',
  ),
  commute: listNames('通勤, 通学, 通勤・通学, 通勤通学, 通勤時間, 通学時間'),
  exercise: listNames(
    '運動, スポーツ, 筋トレ, トレーニング, エクササイズ, フィットネス, ジム, ワークアウト, ' +
      'ランニング, ジョギング, ウォーキング, 散歩, ストレッチ, ラジオ体操, ゴルフ, 登山, ' +
      'サイクリング, ダンス, 体操, ヨガ, 水泳, 部活',
  ),
  socialMedia: listNames(
    'SNS, ソーシャルメディア, インスタ, インスタグラム, Instagram, TikTok, ツイッター, LINE, スマホ',
  ),
  entertainment: listNames(
    'テレビ・娯楽, テレビ・動画, テレビ・映画, 娯楽, エンタメ, 映画, 映画鑑賞, 動画, 動画視聴, ' +
      'ドラマ, アニメ, YouTube, ユーチューブ, Netflix, ネットフリックス',
  ),
  eating: listNames('食事, ごはん, ご飯, 食べる, 飲食, 食事時間, 朝食, 昼食, 夕食, ランチ'),
  familyTime: listNames(
    '家族との時間, 家族, 家族の時間, 家族と過ごす, 家族と過ごす時間, 家族団らん, 団らん, ' +
      '子どもとの時間, 子供との時間, 子どもと遊ぶ, 子供と遊ぶ, 孫と遊ぶ, 孫との時間',
  ),
  cooking: listNames(
    '料理, 炊事, 自炊, 調理, 食事の支度, 食事の準備, ご飯作り, ごはん作り, 弁当作り, お弁当作り, ' +
      'お菓子作り',
  ),
  shopping: listNames('買い物, 買物, お買い物, 買い出し, ショッピング'),
  hobbies: listNames(
    '趣味, 習い事, 手芸, 編み物, 園芸, ガーデニング, 楽器, 写真, 釣り, 音楽, 庭いじり, 家庭菜園, ' +
      '囲碁, 将棋, カラオケ, 推し活',
  ),
  reading: listNames('読書, 本, 本を読む, 読み物, 新聞, 漫画, マンガ'),
  gaming: listNames('ゲーム, テレビゲーム, ビデオゲーム, オンラインゲーム, スマホゲーム, ゲームをする'),
  studying: listNames('勉強, 学習, 学校, 授業, 学業, 大学, 宿題, 自習, 受験勉強, 資格の勉強, 塾, 研究'),
  cleaning: listNames('掃除, そうじ, お掃除, 片付け, 片づけ, 整理整頓'),
  meditation: listNames('瞑想, めいそう, マインドフルネス, 座禅, 坐禅'),
  phoneCalls: listNames('電話, 通話, ビデオ通話, 長電話'),
  socialActivities: listNames(
    '人付き合い, 人づきあい, 付き合い, つきあい, 交際, 交流, 社交, 友だち, 友達, 友人, ' +
      '友だちと会う, 友達と会う, 友人と会う, 友人との時間, 友達との時間, 飲み会, デート',
  ),
  travel: listNames('旅行, 旅, お出かけ, おでかけ, ドライブ'),
  television: listNames('テレビ, てれび, テレビ視聴, テレビ鑑賞, テレビを見る'),
  household: listNames('家のこと, 家事全般, 家の用事, 家の仕事, 家庭の用事'),
  housework: listNames('家事, 洗濯, 皿洗い, 掃除・洗濯, 掃除洗濯'),
  familyCare: listNames(
    '家族の世話, 育児, 子育て, 介護, 看護, 介護・看護, 育児・介護, 家族の介護, 子どもの世話, ' +
      '子供の世話, 赤ちゃんの世話, 孫の世話, 授乳, 寝かしつけ',
  ),
  gettingAround: listNames('移動, 移動時間, 外出, 運転, 車の運転'),
  gamesAndComputer: listNames(
    'ゲーム・パソコン, ゲームとパソコン, パソコン, PC, コンピューター, コンピュータ',
  ),
  personalCare: listNames(
    '休養・身の回りの用事, 身の回りの用事, 身の回りのこと, 身支度, 休養, 休息, 休憩, くつろぎ, ' +
      '入浴, 風呂, お風呂',
  ),
};

export const ACTIVITY_STEMS: typeof English.ACTIVITY_STEMS = {
  // 寝 alone would also find 寝かしつけ, which is care for a child.
  sleep: ['睡眠', 'すいみん', '就寝', '昼寝', '仮眠', '寝る', '寝て', '眠'],
  exercise: [
    '運動',
    'スポーツ',
    'トレーニング',
    '筋トレ',
    'エクササイズ',
    'フィットネス',
    'ジム',
    'ワークアウト',
    'ランニング',
    'ジョギング',
    'ウォーキング',
    '体操',
    '水泳',
    '散歩',
    'ヨガ',
    'ストレッチ',
    'サイクリング',
    'ダンス',
    '登山',
  ],
};
