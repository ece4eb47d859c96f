import { useMemo, useState } from 'react';
import { MOMENTS } from '#words/results.ts';
import { eventElementId } from '../../document/undo.ts';
import type { Moment } from '../../life/life-events.ts';
import { type ListedMoment, listMoments } from '../../life/list-events.ts';
import { createId } from '../../platform/id.ts';
import { Button } from '../../ui/button.tsx';
import { describeTime, describeUnplaced, type TimeContext } from '../describe-event-times.ts';
import type { EventEdit } from '../event-edit-context.ts';
import { useResults } from '../results-context.ts';
import { type ListEditor, useListEditor } from '../use-list-editor.ts';
import { useTimeContext, useTimeReader } from '../use-time-reader.ts';
import { EventList } from './event-list.tsx';
import { describeLast, EventPart } from './event-part.tsx';
import { EventRow } from './event-row.tsx';
import { MomentEditor } from './moment-editor.tsx';
import { NextRoundDay } from './next-round-day.tsx';

/** How many moments a list has before it is opened in full. */
const FIRST = 10;

const useMomentList = () =>
  useListEditor<Moment>({
    kind: 'moments',
    listOf: ({ moments }) => moments,
    elementId: (id) => eventElementId('moments', id),
  });

/** The visitor's moments: a list with its editor, and the next round day. */
export function Moments() {
  const context = useTimeContext();
  const list = useMomentList();
  const moments = list.items;
  const listed = useMemo(() => listMoments(moments, context.birthdate), [moments, context]);
  const describeAdded = ({ name }: { readonly name: string }) => {
    const placed = listed.find(({ moment }) => moment.id === list.last?.event.id)?.placed;
    return MOMENTS.added(context.format, { name, number: placed?.number ?? moments.length });
  };
  return (
    <>
      <EventPart
        id="moments"
        title={MOMENTS.title}
        status={describeLast(list.last, ({ text }) => text, describeAdded)}
        isEmpty={moments.length === 0}
      >
        <MomentRows list={list} listed={listed} context={context} />
        {list.canChange && <NextRoundDay moments={moments} onAdd={list.onAdd} />}
      </EventPart>
      {list.edit && <Editor key={list.editorKey} list={list} edit={list.edit} />}
    </>
  );
}

interface PartProps {
  readonly list: ListEditor<Moment>;
}

function Editor({ list, edit }: PartProps & { readonly edit: EventEdit }) {
  const { life } = useResults().shown;
  const reader = useTimeReader();
  const [newId] = useState(createId);
  const id = edit.id ?? newId;
  const { items, edited, origin, onSave, onCancel, onRemove } = list;
  if (!reader) return null;
  return (
    <MomentEditor
      edit={edit}
      id={id}
      moment={edited}
      others={items.filter((each) => each.id !== id)}
      reader={reader}
      life={life}
      origin={origin}
      onSave={onSave}
      onCancel={onCancel}
      onRemove={edited && (() => onRemove(edited))}
    />
  );
}

interface MomentRowsProps extends PartProps {
  readonly listed: readonly ListedMoment[];
  readonly context: TimeContext;
}

function MomentRows({ list, listed, context }: MomentRowsProps) {
  const [showsAll, setShowsAll] = useState(false);
  const { edit, canChange, onOpen, onRemove } = list;
  const isLong = listed.length > FIRST;
  const shown = listed.filter(({ moment }, index) => showsAll || index < FIRST || moment.id === edit?.id);
  const renderRow = ({ moment, placed }: ListedMoment) => (
    <EventRow
      mark={placed?.number ?? null}
      name={moment.text}
      time={describeTime(context, moment.when)}
      note={placed ? null : describeUnplaced(context.birthdate)}
      editId={eventElementId('moments', moment.id)}
      actions={canChange ? { onEdit: () => onOpen(moment.id), onRemove: () => onRemove(moment) } : null}
    />
  );
  return (
    <>
      <EventList rows={shown.map((each) => ({ id: each.moment.id, row: renderRow(each) }))} />
      {isLong && (
        <p className="event-list-more">
          <Button aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {showsAll
              ? MOMENTS.showFirst(context.format, { count: FIRST })
              : MOMENTS.showAll(context.format, { count: listed.length })}
          </Button>
        </p>
      )}
    </>
  );
}
