import { useEffect, useRef } from 'react';
import { ENTRY, ENTRY_LIST, PERSON, PERSON_EDITOR, PERSON_TABLE } from '#words/results.ts';
import { eventElementId } from '../../document/undo.ts';
import type { Dates } from '../../life/life.ts';
import { EVENT_LIMITS, type Person } from '../../life/life-events.ts';
import { useChartTable } from '../../ui/chart-table.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { isolateName } from '../../words/isolate-name.ts';
import { useResults } from '../results-context.ts';
import { type ListEditor, useListEditor } from '../use-list-editor.ts';
import { listFigures } from './explain-time-together.ts';
import './people.css';
import { PersonCard } from './person-card.tsx';
import { PersonEditor } from './person-editor.tsx';
import { type FiguredPerson, usePeopleFigures } from './use-people-figures.ts';

/** The people that the visitor spends time with, and how much time with each may lie ahead. */
export function People() {
  const { dates } = useResults().shown;
  return dates && <PeopleWithFigures dates={dates} />;
}

function PeopleWithFigures({ dates }: { readonly dates: Dates }) {
  const list = useListEditor<Person>({
    kind: 'people',
    listOf: ({ people }) => people,
    elementId: (id) => eventElementId('people', id),
  });
  const { items: people, edit, edited } = list;
  const isRefused = edit !== null && !edited && people.length >= EVENT_LIMITS.people;
  const figured = usePeopleFigures(people, dates);
  const isKnown = figured.some(({ figures }) => figures.status === 'known');
  const { button, table } = useChartTable(ENTRY.people, isKnown ? <PeopleTable of={figured} /> : null);
  const added = list.last?.what === 'added' ? list.last.event : null;
  return (
    <>
      <p className="visually-hidden" role="status">
        {added && ENTRY_LIST.added({ name: isolateName(added.name) })}
      </p>
      {people.length > 0 && (
        <section className="people" aria-labelledby="people-title">
          <div className="people-head">
            <h4 id="people-title">{ENTRY.people}</h4>
            {button}
          </div>
          <p className="note">{PERSON.hint}</p>
          {table}
          <PeopleList of={figured} list={list} />
          <Refusal edit={edit} isRefused={isRefused} />
        </section>
      )}
      {edit && !isRefused && <PersonEditor key={list.editorKey} edit={edit} list={list} dates={dates} />}
    </>
  );
}

interface PeopleListProps {
  readonly of: readonly FiguredPerson[];
  readonly list: ListEditor<Person>;
}

/** A card for each person. */
function PeopleList({ of, list }: PeopleListProps) {
  const { countryFacts } = useResults();
  const { canChange, onOpen, onRemove } = list;
  return (
    <ul className="people-list">
      {of.map(({ person, figures }) => (
        <PersonCard
          key={person.id}
          person={person}
          figures={figures}
          onRetry={(code) => countryFacts.start(code, true)}
          actions={canChange ? { onEdit: () => onOpen(person.id), onRemove: () => onRemove(person) } : null}
        />
      ))}
    </ul>
  );
}

/** Says that no more people can be added. */
function Refusal({
  edit,
  isRefused,
}: Pick<PeopleListProps['list'], 'edit'> & { readonly isRefused: boolean }) {
  const { format } = useResults();
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that was pressed is far above it.
    if (isRefused) line.current?.focus();
  }, [isRefused, edit]);
  return (
    <div className="people-status" role="status">
      {isRefused && (
        <p ref={line} tabIndex={-1}>
          {PERSON_EDITOR.full(format, { count: EVENT_LIMITS.people })}
        </p>
      )}
    </div>
  );
}

function PeopleTable({ of }: { readonly of: readonly FiguredPerson[] }) {
  const { format } = useResults();
  return (
    <DataTable
      caption={ENTRY.people}
      columns={Object.values(PERSON_TABLE.columns)}
      rows={of.map(({ person, figures }) => ({
        id: person.id,
        cells: [person.name, ...listFigures(format, figures.status === 'known' ? figures.of : null)],
      }))}
    />
  );
}
