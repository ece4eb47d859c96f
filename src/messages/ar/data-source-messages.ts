import type * as English from '../en/data-source-messages.ts';
import type { Translated } from '../translated.ts';
import { leftToRight } from './left-to-right.ts';

export const DATA_SOURCE_MESSAGES: Translated<typeof English.DATA_SOURCE_MESSAGES> = {
  worldBank: (source) => `العمر المتوقع: ${source}.`,
  unitedNations: (source) => `جداول الحياة: مقتبسة بتصرف من ${source}.`,
  withLicense: (title, license) => leftToRight(`${title} (${license})`),
  withAddress: (title, license, address) => leftToRight(`${title}, ${license} (${address})`),
};
