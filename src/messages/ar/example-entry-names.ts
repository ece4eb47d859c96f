import type * as English from '../en/example-entry-names.ts';
import type { Translated } from '../translated.ts';

export const EXAMPLE_NAMES: Translated<typeof English.EXAMPLE_NAMES> = {
  chapters: {
    childhood: 'الطفولة',
    school: 'المدرسة',
    montreal: 'الدراسة في مونتريال',
    berlin: 'برلين',
    toronto: 'تورونتو',
  },
  moments: {
    bike: 'أول دراجة',
    sea: 'رؤية البحر أول مرة',
    home: 'الانتقال من بيت الأهل',
    job: 'أول وظيفة',
    met: 'لقاء سام',
    wedding: 'الزفاف',
    mila: 'ولادة ميلا',
    schoolOfMila: 'أول يوم لميلا في المدرسة',
    camino: 'السير في درب سانتياغو',
    stop: 'التوقف عن العمل',
  },
  people: { mother: 'أمي', mila: 'ميلا' },
};
