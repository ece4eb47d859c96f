import type { Language } from '../language.ts';

export const LANGUAGE: Language = {
  tag: 'ar',
  path: 'ar/',
  name: 'العربية',
  offer: 'قراءة هذه الصفحة بالعربية',
  direction: 'rtl',
  comma: '، ',
  space: ' ',
};
