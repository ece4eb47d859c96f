import type * as English from '../en/toasts.ts';
import type { Translated } from '../translated.ts';

export const TOASTS: Translated<typeof English.TOASTS> = {
  countriesFailed: { title: '获取国家和地区列表时出错', text: '请稍后再试。' },
  noLifeExpectancyData: {
    title: '没有预期寿命数据',
    text: '这个国家或地区没有数据。请改为手动输入预期寿命。',
  },
  lifeExpectancyFailed: {
    title: '获取预期寿命时出错',
    text: '无法从世界银行API取得数据。请改为手动输入预期寿命。',
  },
  tooManyActivities: {
    title: '活动数量已达上限',
    text: '最多可以有5项活动。请先删除一项，再添加新的活动。',
  },
  tooManyHours: {
    title: '总小时数超过上限',
    text: '各项活动的总时间每天不能超过24小时。',
  },
  lifeExpectancyMissing: {
    title: '缺少预期寿命',
    text: '请选择国家或地区，或手动输入预期寿命。',
  },
  lifeExpectancyInvalid: {
    title: '预期寿命无效',
    text: '预期寿命请输入有效的正数。',
  },
  visualizeFailed: {
    title: '描绘人生时出错',
    text: '请检查你输入的内容，然后再试。',
  },
};
