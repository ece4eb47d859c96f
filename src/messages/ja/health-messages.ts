import type * as English from '../en/health-messages.ts';
import type { Translated } from '../translated.ts';

export const EXERCISE_NOTES: Translated<typeof English.EXERCISE_NOTES> = {
  Sedentary: {
    level: '座りがち',
    lead: '少しでも動くほうが、まったく動かないよりよいものです。数分でも意味があります。',
    healthImpact: (format) =>
      `65万人を超える成人の研究では、週75分までの早歩きは、余暇に体を動かさない場合と比べて、40歳以降の人生が${format.number(1.8)}年長いことと関連していました。`,
    recommendations: [
      '食後に10分歩くなど、好きで小さなことから始めましょう。',
      '慣れてきたら、週ごとに少しずつ増やしましょう。世界保健機関（WHO）は、成人に週150〜\u2060300分の中強度の身体活動を推奨しています。',
    ],
  },
  'Lightly Active': {
    level: 'やや活動的',
    lead: '早歩きの散歩をあと1、2回増やせば、週150分に届くかもしれません。',
    healthImpact: (format) =>
      `66万人を超える成人の研究では、まったく動かない場合と比べて、推奨の下限に満たない身体活動は死亡率が${format.wholePercent(20)}低いこと、下限の1〜\u20602倍の身体活動は${format.wholePercent(31)}低いことと関連していました。`,
    recommendations: [
      '高強度の身体活動は2倍に数えます。週75〜\u2060150分で十分です。',
      '通勤や買い物など、ふだんしていることのついでに、足りない分を補いましょう。',
    ],
  },
  Active: {
    level: '活動的',
    lead: '世界保健機関（WHO）が成人に推奨する、週150〜\u2060300分の中強度の身体活動の範囲に入っています。',
    healthImpact: (format) =>
      `66万人を超える成人の研究では、推奨の下限の1〜\u20602倍の身体活動は、まったく動かない場合と比べて、死亡率が${format.wholePercent(31)}低いことと関連していました。`,
    recommendations: [
      '楽しめることをそのまま続けましょう。増やす必要はありません。',
      '中強度と高強度の身体活動を、その週に合わせて組み合わせましょう。',
      '忙しい週のために短い内容を用意しておくと、習慣に戻りやすくなります。',
    ],
  },
  'Highly Active': {
    level: 'とても活動的',
    lead: '静かに過ごす週があっても後戻りではありません。いまの半分に満たない、週150分の中強度の身体活動で十分です。',
    healthImpact: (format) =>
      `ある大規模な研究では、推奨の下限の2〜\u20603倍の身体活動は、まったく動かない場合と比べて、死亡率が${format.wholePercent(37)}低いことと関連していました。別の研究では、週450分を超える早歩きは、余暇に体を動かさない場合と比べて、40歳以降の人生が${format.number(4.5)}年長いことと関連していました。`,
    recommendations: ['休む日を計画に入れましょう。', '痛みが続くときは、再開する前に医師に相談しましょう。'],
  },
};

export const SLEEP_NOTES: Translated<typeof English.SLEEP_NOTES> = {
  'Severely Insufficient': {
    level: '大きく不足',
    lead: '米国睡眠医学会（AASM）と睡眠研究学会（SRS）は、成人に7時間以上の睡眠を推奨しています。',
    healthImpact: (format) =>
      `140万人近くを対象とした研究では、短い睡眠は、死亡率が${format.wholePercent(12)}高いことと関連していました。`,
    recommendations: [
      '1週間、15分早く床についてみましょう。次の週にもう15分早め、体調の変化を見ましょう。',
      'できれば、仕事の日も休みの日も同じ時刻に起きましょう。',
      'もっと眠りたいのに眠れないときは、原因を知るために医師に相談しましょう。',
    ],
  },
  Insufficient: {
    level: '不足',
    lead: '米国睡眠医学会（AASM）と睡眠研究学会（SRS）が成人に推奨する7時間以上まで、あと1時間以内です。',
    healthImpact: (format) =>
      `140万人近くを対象とした16の研究では、短い睡眠は、死亡率が${format.wholePercent(12)}高いことと関連していました。`,
    recommendations: [
      '床につくのを最大1時間早めれば、7時間になります。',
      '起きる時刻から逆算して、朝ではなく夜にアラームを設定しましょう。',
      '夜更かしの原因になりやすいことをひとつ選び、もっと早い時間に済ませましょう。',
    ],
  },
  Optimal: {
    level: '適切',
    lead: '全米睡眠財団（National Sleep Foundation）は、成人に7〜\u20609時間、65歳以上の人に7〜\u20608時間の睡眠を推奨しています。',
    healthImpact: () =>
      '140万人近くを対象とした研究では、およそ7〜\u20608時間より短い睡眠も長い睡眠も、死亡率が高いことと関連していました。',
    recommendations: [
      'ほとんどの成人に推奨される範囲に入っています。',
      '夜の予定が増えても、自分に合った就寝時刻を守りましょう。',
      '起きても疲れが残るようなら、医師に相談しましょう。',
    ],
  },
  Excessive: {
    level: '長め',
    lead: '全米睡眠財団（National Sleep Foundation）が推奨する成人の7〜\u20609時間、65歳以上の人の7〜\u20608時間より長くなっています。',
    healthImpact: (format) =>
      `140万人近くを対象とした研究では、長い睡眠は、死亡率が${format.wholePercent(30)}高いことと関連していました。睡眠が原因だったという意味ではありません。これらの研究では、ふだんの睡眠時間を本人に尋ねています。このページの平均的な1日は日記式の調査にもとづき、昼寝や眠らずに横になっている時間も数えるため、長めに見えます。`,
    recommendations: [
      '2週間、眠った時間と、どのくらい休まった感じがするかを書き留めましょう。',
      '夜の睡眠を短くしたいときは、目覚ましを15分早め、心地よい長さを保ちましょう。',
      '長く眠っても疲れが残るようなら、医師に相談しましょう。',
    ],
  },
};

export const HEALTH_DISCLAIMER: Translated<typeof English.HEALTH_DISCLAIMER> =
  'これは大きな集団に見られる傾向で、一人ひとりの予測ではありません。年数は、このページ独自の大まかな概算です。';

export const MEDICAL_DISCLAIMER: Translated<typeof English.MEDICAL_DISCLAIMER> =
  'これは医学的な助言ではありません。示しているのは平均と簡単な計算で、平均そのものの人はいません。これをもとに暮らし方を変える前に、医師に相談してください。';
