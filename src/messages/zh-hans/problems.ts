import type * as English from '../en/problems.ts';
import type { Translated } from '../translated.ts';

export const PROBLEM_MESSAGES: Translated<typeof English.PROBLEM_MESSAGES> = {
  birthdateInvalid: '请输入有效的出生日期，不能是将来的日期',
  countryMissing: '请选择国家或地区',
  figureMissing: '请选择国家或地区，或手动输入预期寿命。',
  lifeExpectancyInvalid: '预期寿命请输入有效的正数。',
  activitiesMissing: '至少需要一项活动',
  activityNameMissing: '请填写活动名称',
  hoursUnreadable: '这不是数字。请输入一个，例如8。',
  hoursNegative: '小时数不能小于0',
  hoursTooMany: '小时数不能大于24',
  totalTooMany: '各项活动的总时间每天不能超过24小时',
};

export const UNREADABLE_MESSAGES: Translated<typeof English.UNREADABLE_MESSAGES> = {
  years: '这不是数字。请输入一个，例如84。',
  date: '无法识别这个日期。请输入或粘贴成1990-05-31这样的格式。',
};
