import { useEffect, useRef } from 'react';
import { ENTRY_MESSAGES } from '#messages/entry-messages.ts';
import { PERSON_EDITOR_MESSAGES } from '#messages/person-editor-messages.ts';
import { PERSON_MESSAGES } from '#messages/person-messages.ts';
import { PERSON_TABLE_MESSAGES } from '#messages/person-table-messages.ts';
import { listFigures } from '../../../content/explain-time-together.ts';
import type { Dates } from '../../../life/life.ts';
import { ENTRY_LIMITS, type Person } from '../../../life/personal-entries.ts';
import { isolateName } from '../../../messages/isolate-name.ts';
import { adoptStyles } from '../../../platform/adopt-styles.ts';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { useChartTable } from '../chart-table.tsx';
import { useResults } from '../results-context.ts';
import type { EntryEdit } from './entry-edit-context.ts';
import styles from './people-styles.css?inline';
import { PersonCard } from './person-card.tsx';
import { PersonEditor } from './person-editor.tsx';
import { type PeopleChanges, usePeopleChanges } from './use-people-changes.ts';
import { type FiguredPerson, usePeopleFigures } from './use-people-figures.ts';

// Only those who add somebody need them.
adoptStyles(styles);

/** The people that the visitor spends time with, and how much time with each may lie ahead. */
export default function People() {
  const { dates } = useResults().shown;
  return dates && <PeopleWithFigures dates={dates} />;
}

function PeopleWithFigures({ dates }: { readonly dates: Dates }) {
  const changes = usePeopleChanges();
  const { people, edit, removed } = changes;
  const figured = usePeopleFigures(people, dates);
  const isKnown = figured.some(({ figures }) => figures.status === 'known');
  const { button, table } = useChartTable(
    ENTRY_MESSAGES.people,
    isKnown ? <PeopleTable of={figured} /> : null,
  );
  if (people.length === 0 && !edit && !removed) return null;
  return (
    <section className="people" aria-labelledby="people-title">
      <div className="people-head">
        <h4 id="people-title">{ENTRY_MESSAGES.people}</h4>
        {button}
      </div>
      {people.length > 0 && <p className="note">{PERSON_MESSAGES.hint}</p>}
      {table}
      <PeopleList of={figured} changes={changes} dates={dates} />
      <Status changes={changes} />
    </section>
  );
}

interface PeopleListProps {
  readonly of: readonly FiguredPerson[];
  readonly changes: PeopleChanges;
  readonly dates: Dates;
}

/** A card for each person; for one who is changed or added, the fields. */
function PeopleList({ of, changes, dates }: PeopleListProps) {
  const { countryFacts } = useResults();
  const { edit, isRefused, onSave, onCancel, onEdit, onRemove } = changes;
  const renderEditor = (change: EntryEdit, person: Person | null) => (
    <li key={person?.id ?? ''}>
      <PersonEditor edit={change} person={person} dates={dates} onSave={onSave} onCancel={onCancel} />
    </li>
  );
  return (
    <ul className="people-list">
      {of.map(({ person, figures }) =>
        edit?.id === person.id ? (
          renderEditor(edit, person)
        ) : (
          <PersonCard
            key={person.id}
            person={person}
            figures={figures}
            onRetry={(code) => countryFacts.refetch(code)}
            onEdit={onEdit}
            onRemove={onRemove}
          />
        ),
      )}
      {edit?.id === null && !isRefused && renderEditor(edit, null)}
    </ul>
  );
}

/** That no more people can be added, or who was removed, with the way back. */
function Status({ changes }: Pick<PeopleListProps, 'changes'>) {
  const { edit, isRefused, removed, undoId, onUndo } = changes;
  const { format } = useResults();
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that was pressed is far above it.
    if (isRefused) line.current?.focus();
  }, [isRefused, edit]);
  return (
    <p ref={line} className="people-status" role="status" tabIndex={-1}>
      {isRefused && PERSON_EDITOR_MESSAGES.full(format, ENTRY_LIMITS.people)}
      {removed && (
        <>
          {PERSON_MESSAGES.removed(isolateName(removed.person.name))}{' '}
          <Button id={undoId} aria-label={PERSON_MESSAGES.undoLabel(removed.person.name)} onClick={onUndo}>
            {PERSON_MESSAGES.undo}
          </Button>
        </>
      )}
    </p>
  );
}

function PeopleTable({ of }: { readonly of: readonly FiguredPerson[] }) {
  const { format } = useResults();
  return (
    <DataTable
      caption={ENTRY_MESSAGES.people}
      columns={Object.values(PERSON_TABLE_MESSAGES.columns)}
      rows={of.map(({ person, figures }) => ({
        id: person.id,
        cells: [person.name, ...listFigures(format, figures.status === 'known' ? figures.of : null)],
      }))}
    />
  );
}
