import type * as English from '../en/example-entry-names.ts';
import type { Translated } from '../translated.ts';

export const EXAMPLE_NAMES: Translated<typeof English.EXAMPLE_NAMES> = {
  chapters: {
    childhood: '童年',
    school: '上学',
    montreal: '在蒙特利尔念大学',
    berlin: '柏林',
    toronto: '多伦多',
  },
  moments: {
    bike: '第一辆自行车',
    sea: '第一次看见大海',
    home: '离家独立生活',
    job: '第一份工作',
    met: '遇见Sam',
    wedding: '婚礼',
    mila: 'Mila出生',
    schoolOfMila: 'Mila上小学',
    camino: '徒步圣地亚哥朝圣之路',
    stop: '退休',
  },
  people: { mother: '我妈妈', mila: 'Mila' },
};
