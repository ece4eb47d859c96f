import type { Language } from '../language.ts';

export const LANGUAGE: Language = {
  tag: 'ja',
  path: 'ja/',
  name: '日本語',
  offer: 'このページを日本語で読む',
  direction: 'ltr',
  dateRange: (from, to) => `${from}〜${to}`,
  comma: '、',
  space: '',
};
