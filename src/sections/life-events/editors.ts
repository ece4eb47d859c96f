import type { ComponentType } from 'react';
import { CHAPTERS, ENTRY, MOMENTS, PERSON_EDITOR, TYPED_LIFE } from '#words/results.ts';
import { describeChapterTime, describeTime, type TimeContext } from '../../events/describe-events.ts';
import { writeLifetime } from '../../events/describe-time-together.ts';
import type { EventOf, KindName, Person } from '../../life/life-events.ts';
import { ChapterEditor } from './chapter-editor.tsx';
import { MomentEditor } from './moment-editor.tsx';
import { PersonEditor } from './person-editor.tsx';
import type { EventForm } from './use-event-form.ts';

/** How a kind of life events is edited, and the words for it. */
interface KindEditor<K extends KindName> {
  readonly name: () => string;
  /** The title of the dialog for a new one. */
  readonly adding: () => string;
  readonly Editor: ComponentType<EventForm<K>>;
  /** Of one that a line was read as: its time, and since when they know each other. */
  readonly describe: (context: TimeContext, event: EventOf<K>) => readonly string[];
}

function describeSince({ since, livedTogether }: Person): readonly string[] {
  if (since === null) return [];
  const together = livedTogether ? 'lived' : 'known';
  return [TYPED_LIFE.since({ together, year: String(since) })];
}

/** In the order of the menu. */
export const EDITED_KINDS = ['moments', 'chapters', 'people'] as const satisfies readonly KindName[];

export const EDITORS: { readonly [K in KindName]: KindEditor<K> } = {
  moments: {
    name: () => ENTRY.moment,
    adding: () => MOMENTS.adding,
    Editor: MomentEditor,
    describe: (context, { when }) => [describeTime(context, when)],
  },
  chapters: {
    name: () => ENTRY.chapter,
    adding: () => CHAPTERS.adding,
    Editor: ChapterEditor,
    describe: (context, chapter) => [describeChapterTime(context, chapter, null)],
  },
  people: {
    name: () => ENTRY.person,
    adding: () => PERSON_EDITOR.title.add,
    Editor: PersonEditor,
    describe: (_, person) => [
      person.diedIn === null ? TYPED_LIFE.born({ year: String(person.birthYear) }) : writeLifetime(person),
      ...describeSince(person),
    ],
  },
};
