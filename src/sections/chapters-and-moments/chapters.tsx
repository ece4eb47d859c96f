import { useMemo, useState } from 'react';
import { CHAPTERS, ENTRY_LIST } from '#words/results.ts';
import { eventElementId } from '../../document/undo.ts';
import { nextColor } from '../../life/colors.ts';
import type { Chapter } from '../../life/life-events.ts';
import { type ListedChapter, listChapters } from '../../life/list-events.ts';
import { createId } from '../../platform/id.ts';
import { activityPaint } from '../../ui/charts/paint.ts';
import { describeChapterNote, describeChapterTime } from '../describe-chapters.ts';
import type { TimeContext } from '../describe-event-times.ts';
import type { EventEdit } from '../event-edit-context.ts';
import { useResults } from '../results-context.ts';
import { type ListEditor, useListEditor } from '../use-list-editor.ts';
import { useTimeContext, useTimeReader } from '../use-time-reader.ts';
import { ChapterEditor } from './chapter-editor.tsx';
import { EventList } from './event-list.tsx';
import { describeLast, EventPart } from './event-part.tsx';
import { EventRow } from './event-row.tsx';

const useChapterList = () =>
  useListEditor<Chapter>({
    kind: 'chapters',
    listOf: ({ chapters }) => chapters,
    elementId: (id) => eventElementId('chapters', id),
  });

/** The visitor's chapters: a list with its editor. */
export function Chapters() {
  const context = useTimeContext();
  const list = useChapterList();
  const chapters = list.items;
  const listed = useMemo(() => listChapters(chapters, context.birthdate), [chapters, context]);
  return (
    <>
      <EventPart
        id="chapters"
        title={CHAPTERS.title}
        status={describeLast(list.last, ({ name }) => name, ENTRY_LIST.added)}
        isEmpty={chapters.length === 0}
      >
        <ChapterList list={list} listed={listed} context={context} />
      </EventPart>
      {list.edit && <Editor key={list.editorKey} list={list} edit={list.edit} />}
    </>
  );
}

interface PartProps {
  readonly list: ListEditor<Chapter>;
}

function Editor({ list, edit }: PartProps & { readonly edit: EventEdit }) {
  const { life } = useResults().shown;
  const { items: chapters, edited, origin, onSave, onCancel, onRemove } = list;
  const reader = useTimeReader();
  const [ofNew] = useState(() => ({
    id: edit.id ?? createId(),
    color: nextColor(
      chapters.map(({ color }) => color),
      Math.random(),
    ),
  }));
  const own = edited ?? ofNew;
  if (!reader) return null;
  return (
    <ChapterEditor
      edit={edit}
      own={own}
      chapter={edited}
      others={chapters.filter(({ id }) => id !== own.id)}
      reader={reader}
      life={life}
      origin={origin}
      onSave={onSave}
      onCancel={onCancel}
      onRemove={edited && (() => onRemove(edited))}
    />
  );
}

interface ChapterListProps extends PartProps {
  readonly listed: readonly ListedChapter[];
  readonly context: TimeContext;
}

function ChapterList({ list, listed, context }: ChapterListProps) {
  const { canChange, onOpen, onRemove } = list;
  const renderRow = (one: ListedChapter) => {
    const { chapter } = one;
    return (
      <EventRow
        mark={
          <svg width="0.75rem" height="0.75rem" aria-hidden>
            <rect width="100%" height="100%" rx="3" fill={activityPaint(chapter.color)} />
          </svg>
        }
        name={chapter.name}
        time={describeChapterTime(context, chapter, one.placed)}
        note={describeChapterNote(context, one)}
        editId={eventElementId('chapters', chapter.id)}
        actions={canChange ? { onEdit: () => onOpen(chapter.id), onRemove: () => onRemove(chapter) } : null}
      />
    );
  };
  return <EventList rows={listed.map((each) => ({ id: each.chapter.id, row: renderRow(each) }))} />;
}
