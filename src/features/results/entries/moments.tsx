import { useMemo, useState } from 'react';
import { MOMENT_MESSAGES } from '#messages/moment-messages.ts';
import { describeTime, type TimeContext } from '../../../content/describe-entry-times.ts';
import { describeUnplaced, listMomentRows } from '../../../content/list-moment-rows.ts';
import { type ListedMoment, listMoments } from '../../../life/list-entries.ts';
import type { Moment } from '../../../life/personal-entries.ts';
import { placeMoments } from '../../../life/place-entries.ts';
import { isolateName } from '../../../messages/isolate-name.ts';
import { createId } from '../../../platform/id.ts';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { useResults } from '../results-context.ts';
import { EntryList } from './entry-list.tsx';
import { EntryPart } from './entry-part.tsx';
import { EntryRow } from './entry-row.tsx';
import { MomentEditor } from './moment-editor.tsx';
import { SaveCalendar } from './save-calendar.tsx';
import { useEntries } from './use-entries.ts';
import { editButtonId, useEntryList } from './use-entry-list.ts';
import { useTimeContext, useTimeReader } from './use-time-reader.ts';

const words = MOMENT_MESSAGES;
/** How many moments a list has before it is opened in full. */
const FIRST = 10;

function useMomentList(context: TimeContext) {
  const { onChangeEntries } = useResults();
  const { entries } = useEntries();
  return useEntryList<Moment>({
    kind: 'moment',
    items: entries.moments,
    onChange: onChangeEntries && ((moments) => onChangeEntries({ ...entries, moments })),
    nameOf: ({ text }) => text,
    describeAdded: ({ id, text }, moments) => {
      const placed = placeMoments(moments, context.birthdate).find(({ moment }) => moment.id === id);
      return words.added(context.format, isolateName(text), placed?.number ?? moments.length);
    },
  });
}

/** The visitor's moments: a list with its editor, a table, and a calendar file. */
export function Moments() {
  const { entries } = useEntries();
  const context = useTimeContext();
  const list = useMomentList(context);
  const { moments } = entries;
  const listed = useMemo(() => listMoments(moments, context.birthdate), [moments, context]);
  const table = (
    <DataTable
      caption={words.title}
      columns={Object.values(words.columns)}
      rows={listMomentRows(context, listed)}
    />
  );
  return (
    <EntryPart
      id="moments"
      title={words.title}
      status={list.status}
      isEmpty={listed.length === 0 && !list.edit && !list.removal}
      table={listed.length > 0 ? table : null}
    >
      {list.edit?.id === null && <Editor list={list} moment={null} />}
      <MomentRows list={list} listed={listed} context={context} />
      {context.birthdate && listed.some(({ placed }) => placed) && (
        <SaveCalendar moments={moments} birthdate={context.birthdate} />
      )}
    </EntryPart>
  );
}

interface PartProps {
  readonly list: ReturnType<typeof useMomentList>;
}

function Editor({ list, moment }: PartProps & { readonly moment: Moment | null }) {
  const { life } = useResults().shown;
  const { entries } = useEntries();
  const reader = useTimeReader();
  const [newId] = useState(createId);
  const id = moment?.id ?? newId;
  const { edit, submit, close } = list;
  if (!edit || !reader) return null;
  return (
    <MomentEditor
      edit={edit}
      id={id}
      moment={moment}
      others={entries.moments.filter((each) => each.id !== id)}
      reader={reader}
      life={life}
      onSubmit={submit}
      onCancel={close}
    />
  );
}

interface MomentRowsProps extends PartProps {
  readonly listed: readonly ListedMoment[];
  readonly context: TimeContext;
}

function MomentRows({ list, listed, context }: MomentRowsProps) {
  const [showsAll, setShowsAll] = useState(false);
  const { edit, removal, canChange, onOpen, remove, restore } = list;
  const isLong = listed.length > FIRST;
  const shown = listed.filter(({ moment }, index) => showsAll || index < FIRST || moment.id === edit?.id);
  const rows = shown.map(({ moment, placed }, index) => ({
    id: moment.id,
    row:
      edit?.id === moment.id ? (
        <Editor list={list} moment={moment} />
      ) : (
        <EntryRow
          mark={placed?.number ?? null}
          name={moment.text}
          time={describeTime(context, moment.when)}
          note={placed ? null : describeUnplaced(context.birthdate)}
          editId={editButtonId('moment', moment.id)}
          actions={
            canChange ? { onEdit: () => onOpen(moment.id), onRemove: () => remove(moment, index) } : null
          }
        />
      ),
  }));
  return (
    <>
      <EntryList
        kind="moment"
        rows={rows}
        removed={removal && { name: removal.entry.text, row: removal.row, onUndo: () => restore(removal) }}
      />
      {isLong && (
        <p className="entry-list-more">
          <Button aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? words.showFirst(context.format, FIRST) : words.showAll(context.format, listed.length)}
          </Button>
        </p>
      )}
    </>
  );
}
