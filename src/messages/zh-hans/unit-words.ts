import type * as English from '../en/unit-words.ts';
import type { Translated } from '../translated.ts';

export const UNIT_WORDS: Translated<typeof English.UNIT_WORDS> = [];
