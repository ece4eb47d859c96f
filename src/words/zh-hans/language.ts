import type { Language } from '../language.ts';

export const LANGUAGE: Language = {
  tag: 'zh-Hans',
  path: 'zh-hans/',
  name: '简体中文',
  offer: '阅读本页的简体中文版',
  direction: 'ltr',
  dateRange: (from, to) => `${from}至${to}`,
  comma: '，',
  space: '',
};
