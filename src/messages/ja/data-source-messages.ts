import type * as English from '../en/data-source-messages.ts';
import type { Translated } from '../translated.ts';

export const DATA_SOURCE_MESSAGES: Translated<typeof English.DATA_SOURCE_MESSAGES> = {
  worldBank: (source) => `平均寿命：${source}。`,
  unitedNations: (source) => `生命表：${source}をもとに作成。`,
  withLicense: (title, license) => `${title}（${license}）`,
  withAddress: (title, license, address) => `${title}、${license}（${address}）`,
};
