import type * as English from '../en/comparison-messages.ts';
import type { Translated } from '../translated.ts';
import { phrase } from './plural.ts';

const ON_FOOT = '時速5kmで歩くとすると、';
const AWAKE = '（1日に起きている時間を16時間として）';

/** Without those that rest on English: its reading speed, and the class hours of its speakers. */
export const COMPARISONS: Translated<typeof English.COMPARISONS> = {
  sleep: {
    days: phrase({ other: '眠っている時間は、1日24時間で数えて年に#日分です。' }),
    winters: phrase({ other: 'この年齢までの睡眠は、3か月の冬に換算して#回分です。' }),
    wakingHours: phrase({ other: '起きている時間は、1週間に#時間あります。' }),
  },
  work: {
    coffees: phrase({ other: '4時間ごとに1杯とすると、年に#杯のコーヒーになります。' }),
    weeks: phrase({ other: '1年の仕事は、週40時間で数えて#週分です。' }),
    wakingYears: phrase({ other: `この年齢までの仕事は#年分です${AWAKE}。` }),
  },
  commute: {
    songs: phrase({ other: '4分の曲を年に#曲聴ける時間です。' }),
    laps: phrase({ other: `${ON_FOOT}一生で赤道を#周する時間です。` }),
  },
  exercise: {
    minutes: phrase({
      other: '1週間に#分です。WHOは成人に150〜300分を推奨しています（高強度ならその半分）。',
    }),
    walk: phrase({ other: `${ON_FOOT}年に#kmになります。` }),
  },
  socialMedia: {
    average: phrase({ other: '世界平均の#倍です（インターネット利用者、2025年）。' }),
    notes: phrase({ other: '友だちへの5分の便りを、週に#通書ける時間です。' }),
  },
  cooking: {
    meals: phrase({ other: '1食45分とすると、年に#食を作る時間です。' }),
    weeks: phrase({ other: 'この年齢までに台所で過ごす時間は、週40時間で数えて#週分です。' }),
  },
  reading: { novels: null, words: null },
  gaming: {
    adventures: phrase({ other: '40時間の冒険を、年に#回楽しめる時間です。' }),
    evenings: phrase({ other: '一生では、3時間ゲームをする夜を#回過ごす計算です。' }),
  },
  eating: {
    meals: phrase({ other: '1食30分とすると、年に#食になります。' }),
    days: phrase({ other: 'この年齢までに食卓で過ごす時間は、1日24時間で数えて#日分です。' }),
  },
  entertainment: {
    movies: phrase({ other: '2時間の映画を、年に#本見られる時間です。' }),
  },
  studying: { hardLanguage: null, languages: null },
  hobbies: {
    weekends: phrase({ other: '週末に起きている時間を32時間とすると、趣味は年に週末#回分です。' }),
    afternoons: phrase({ other: '一生では、4時間の日曜の午後を#回過ごす計算です。' }),
  },
};

export const GENERAL_COMPARISONS: Translated<typeof English.GENERAL_COMPARISONS> = {
  days: phrase({ other: '1年分を合わせると、1日24時間で数えて#日分です。' }),
  laps: phrase({ other: `${ON_FOOT}この年齢までに赤道を#周できる時間です。` }),
  workWeeks: phrase({ other: '1年分は、週40時間の仕事#週分です。' }),
  novels: null,
  seasons: phrase({ other: 'この年齢までの合計は、3か月の季節に換算して#回分です。' }),
  languages: null,
  movies: phrase({ other: '30日分を合わせると、2時間の映画#本分です。' }),
  minutes: phrase({ other: '1日を通して見ると、1時間のうち#分にあたります。' }),
  coffees: phrase({ other: '30分のコーヒータイムを、週に#回とれる時間です。' }),
  songs: phrase({ other: '4分の曲を、1日に#曲聴ける時間です。' }),
  wakingYears: phrase({ other: `一生では#年分です${AWAKE}。` }),
};
