import type * as English from '../en/example-entry-names.ts';
import type { Translated } from '../translated.ts';

export const EXAMPLE_NAMES: Translated<typeof English.EXAMPLE_NAMES> = {
  chapters: {
    childhood: '幼いころ',
    school: '学校時代',
    montreal: 'モントリオールで学ぶ',
    berlin: 'ベルリン',
    toronto: 'トロント',
  },
  moments: {
    bike: 'はじめての自転車',
    sea: 'はじめて見た海',
    home: '実家を出る',
    job: 'はじめての仕事',
    met: 'サムと出会う',
    wedding: '結婚式',
    mila: 'ミラが生まれる',
    schoolOfMila: 'ミラが小学校に入る',
    camino: 'サンティアゴ巡礼路を歩く',
    stop: '仕事を離れる',
  },
  people: { mother: '母', mila: 'ミラ' },
};
