import type { KindName } from '../life/life-events.ts';
import type { EventKind } from './kind.ts';
import { CHAPTER } from './kinds/chapter.ts';
import { MOMENT } from './kinds/moment.ts';
import { PERSON } from './kinds/person.ts';

export const KINDS: { readonly [K in KindName]: EventKind<K> } = {
  chapters: CHAPTER,
  moments: MOMENT,
  people: PERSON,
};
