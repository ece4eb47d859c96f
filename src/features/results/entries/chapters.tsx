import { useMemo, useState } from 'react';
import { CHAPTER_MESSAGES } from '#messages/chapter-messages.ts';
import { activityPaint } from '../../../charts/paint.ts';
import {
  describeChapterNote,
  describeChapterTime,
  listChapterRows,
} from '../../../content/describe-chapters.ts';
import type { TimeContext } from '../../../content/describe-entry-times.ts';
import { nextColor } from '../../../life/activity-colors.ts';
import { type ListedChapter, listChapters } from '../../../life/list-entries.ts';
import type { Chapter } from '../../../life/personal-entries.ts';
import { isolateName } from '../../../messages/isolate-name.ts';
import { createId } from '../../../platform/id.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { useResults } from '../results-context.ts';
import { ChapterEditor } from './chapter-editor.tsx';
import { EntryList } from './entry-list.tsx';
import { EntryPart } from './entry-part.tsx';
import { EntryRow } from './entry-row.tsx';
import { useEntries } from './use-entries.ts';
import { editButtonId, useEntryList } from './use-entry-list.ts';
import { useTimeContext, useTimeReader } from './use-time-reader.ts';

const words = CHAPTER_MESSAGES;

function useChapterList() {
  const { onChangeEntries } = useResults();
  const { entries } = useEntries();
  return useEntryList<Chapter>({
    kind: 'chapter',
    items: entries.chapters,
    onChange: onChangeEntries && ((chapters) => onChangeEntries({ ...entries, chapters })),
    nameOf: ({ name }) => name,
    describeAdded: ({ name }) => words.added(isolateName(name)),
  });
}

/** The visitor's chapters: a list with its editor, and a table. */
export function Chapters() {
  const { entries } = useEntries();
  const context = useTimeContext();
  const list = useChapterList();
  const { chapters } = entries;
  const listed = useMemo(() => listChapters(chapters, context.birthdate), [chapters, context]);
  const table = (
    <DataTable
      caption={words.title}
      columns={Object.values(words.columns)}
      rows={listChapterRows(context, listed)}
    />
  );
  return (
    <EntryPart
      id="chapters"
      title={words.title}
      status={list.status}
      isEmpty={listed.length === 0 && !list.edit && !list.removal}
      table={listed.length > 0 ? table : null}
    >
      {list.edit?.id === null && <Editor list={list} chapter={null} />}
      <ChapterList list={list} listed={listed} context={context} />
    </EntryPart>
  );
}

interface PartProps {
  readonly list: ReturnType<typeof useChapterList>;
}

function Editor({ list, chapter }: PartProps & { readonly chapter: Chapter | null }) {
  const { life } = useResults().shown;
  const { chapters } = useEntries().entries;
  const reader = useTimeReader();
  const [ofNew] = useState(() => ({
    id: createId(),
    color: nextColor(
      chapters.map(({ color }) => color),
      Math.random(),
    ),
  }));
  const own = chapter ?? ofNew;
  const { edit, submit, close } = list;
  if (!edit || !reader) return null;
  return (
    <ChapterEditor
      edit={edit}
      own={own}
      chapter={chapter}
      others={chapters.filter(({ id }) => id !== own.id)}
      reader={reader}
      life={life}
      onSubmit={submit}
      onCancel={close}
    />
  );
}

interface ChapterListProps extends PartProps {
  readonly listed: readonly ListedChapter[];
  readonly context: TimeContext;
}

function ChapterList({ list, listed, context }: ChapterListProps) {
  const { edit, removal, canChange, onOpen, remove, restore } = list;
  const rows = listed.map(({ chapter, placed, problem }, index) => ({
    id: chapter.id,
    row:
      edit?.id === chapter.id ? (
        <Editor list={list} chapter={chapter} />
      ) : (
        <EntryRow
          mark={
            <svg width="0.75rem" height="0.75rem" aria-hidden>
              <rect width="100%" height="100%" rx="3" fill={activityPaint(chapter.color)} />
            </svg>
          }
          name={chapter.name}
          time={describeChapterTime(context, chapter, placed)}
          note={describeChapterNote(context, { placed, problem })}
          editId={editButtonId('chapter', chapter.id)}
          actions={
            canChange ? { onEdit: () => onOpen(chapter.id), onRemove: () => remove(chapter, index) } : null
          }
        />
      ),
  }));
  return (
    <EntryList
      kind="chapter"
      rows={rows}
      removed={removal && { name: removal.entry.name, row: removal.row, onUndo: () => restore(removal) }}
    />
  );
}
