import type * as English from '../en/result-messages.ts';
import type { Translated } from '../translated.ts';

export const RESULT_MESSAGES: Translated<typeof English.RESULT_MESSAGES> = {
  example: '这是一个示例：一位虚构的人，1990年生于加拿大。',
  ownInstead: '想看你自己的人生，请填写上面的表单。',
  figures: '你的年与周',
  rest: '其余的结果',
  yearsLived: '已度过的年数',
  yearsRemaining: '剩余年数',
  weeksLeft: '剩余周数',
  freeTime: '自由时间',
  counting: {
    alike: '这些合计假定，你一生中的每一天（包括童年）都与你输入的一天相同。',
    scheduled: '这些合计按你输入的天数和年龄计算每项活动。',
  },
};
