import { useMemo, useState } from 'react';
import { CHAPTERS } from '#words/entries.ts';
import { nextColor } from '../../life/activity-colors.ts';
import type { Chapter } from '../../life/life-events.ts';
import { type ListedChapter, listChapters } from '../../life/list-events.ts';
import { createId } from '../../platform/id.ts';
import { activityPaint } from '../../ui/charts/paint.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { describeChapterNote, describeChapterTime, listChapterRows } from '../describe-chapters.ts';
import type { TimeContext } from '../describe-event-times.ts';
import { useResults } from '../results-context.ts';
import { type ListEditor, useListEditor } from '../use-list-editor.ts';
import { useTimeContext, useTimeReader } from '../use-time-reader.ts';
import { ChapterEditor } from './chapter-editor.tsx';
import { EventList } from './event-list.tsx';
import { describeLast, EventPart } from './event-part.tsx';
import { EventRow, editButtonId } from './event-row.tsx';

const useChapterList = () =>
  useListEditor<Chapter>({
    kind: 'chapters',
    listOf: ({ chapters }) => chapters,
    elementId: (id) => editButtonId('chapters', id),
    focusAdded: false,
  });

/** The visitor's chapters: a list with its editor, and a table. */
export function Chapters() {
  const context = useTimeContext();
  const list = useChapterList();
  const chapters = list.items;
  const listed = useMemo(() => listChapters(chapters, context.birthdate), [chapters, context]);
  const table = (
    <DataTable
      caption={CHAPTERS.title}
      columns={Object.values(CHAPTERS.columns)}
      rows={listChapterRows(context, listed)}
    />
  );
  return (
    <EventPart
      id="chapters"
      title={CHAPTERS.title}
      status={describeLast(list.last, ({ name }) => name, CHAPTERS.added)}
      isEmpty={list.all.length === 0 && !list.edit}
      table={listed.length > 0 ? table : null}
    >
      {list.isAdding && <Editor list={list} chapter={null} />}
      <ChapterList list={list} listed={listed} context={context} />
    </EventPart>
  );
}

interface PartProps {
  readonly list: ListEditor<Chapter>;
}

function Editor({ list, chapter }: PartProps & { readonly chapter: Chapter | null }) {
  const { life } = useResults().shown;
  const chapters = list.items;
  const reader = useTimeReader();
  const [ofNew] = useState(() => ({
    id: createId(),
    color: nextColor(
      chapters.map(({ color }) => color),
      Math.random(),
    ),
  }));
  const own = chapter ?? ofNew;
  const { edit, onSave, onCancel } = list;
  if (!edit || !reader) return null;
  return (
    <ChapterEditor
      edit={edit}
      own={own}
      chapter={chapter}
      others={chapters.filter(({ id }) => id !== own.id)}
      reader={reader}
      life={life}
      onSave={onSave}
      onCancel={onCancel}
    />
  );
}

interface ChapterListProps extends PartProps {
  readonly listed: readonly ListedChapter[];
  readonly context: TimeContext;
}

function ChapterList({ list, listed, context }: ChapterListProps) {
  const { edit, all, canChange, onOpen, onRemove, onRestore } = list;
  const renderRow = (chapter: Chapter) => {
    const one = listed.find((each) => each.chapter === chapter);
    if (!one) return null;
    if (edit?.id === chapter.id) return <Editor list={list} chapter={chapter} />;
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
        editId={editButtonId('chapters', chapter.id)}
        actions={canChange ? { onEdit: () => onOpen(chapter.id), onRemove: () => onRemove(chapter) } : null}
      />
    );
  };
  return (
    <EventList
      kind="chapters"
      rows={listChapters(all, context.birthdate).map(({ chapter }) => ({
        id: chapter.id,
        name: chapter.name,
        row: renderRow(chapter),
        onUndo: () => onRestore(chapter),
      }))}
    />
  );
}
