import type { ComponentType } from 'react';
import { CHAPTERS, MOMENTS, PERSON_EDITOR } from '#words/results.ts';
import type { KindName } from '../../life/life-events.ts';
import { ChapterEditor } from './chapter-editor.tsx';
import { MomentEditor } from './moment-editor.tsx';
import { PersonEditor } from './person-editor.tsx';
import type { EventForm } from './use-event-form.ts';

interface KindEditor<K extends KindName> {
  /** The title of the dialog for a new one. */
  readonly adding: () => string;
  readonly Editor: ComponentType<EventForm<K>>;
}

/** In the order of the menu. */
export const EDITED_KINDS = ['moments', 'chapters', 'people'] as const satisfies readonly KindName[];

export const EDITORS: { readonly [K in KindName]: KindEditor<K> } = {
  moments: { adding: () => MOMENTS.adding, Editor: MomentEditor },
  chapters: { adding: () => CHAPTERS.adding, Editor: ChapterEditor },
  people: { adding: () => PERSON_EDITOR.title.add, Editor: PersonEditor },
};
