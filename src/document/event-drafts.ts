import type { Chapter } from '../life/life-events.ts';

/** A moment as it is typed. */
export type MomentDraft = { readonly [Part in 'text' | 'when']: string };

/** A chapter as it is typed; `until` may be empty. */
export type ChapterDraft = { readonly [Part in 'name' | 'from' | 'until']: string };

/** A chapter as it is typed, with the color that was chosen for it. */
export type ColoredChapterDraft = ChapterDraft & Pick<Chapter, 'color'>;
