import type * as English from '../en/data-source-messages.ts';
import type { Translated } from '../translated.ts';

export const DATA_SOURCE_MESSAGES: Translated<typeof English.DATA_SOURCE_MESSAGES> = {
  worldBank: (source) => `Expectativa de vida: ${source}.`,
  unitedNations: (source) => `Tábuas de mortalidade: adaptadas de ${source}.`,
  withLicense: (title, license) => `${title} (${license})`,
  withAddress: (title, license, address) => `${title}, ${license} (${address})`,
};
