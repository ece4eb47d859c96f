import { ENTRY, PERSON, PERSON_TABLE } from '#words/results.ts';
import type { Dates } from '../../life/life.ts';
import { changeAndFocus } from '../../platform/focus.ts';
import { useChartTable } from '../../ui/chart-table.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { useEventEdit } from '../event-edit-context.ts';
import { useResults } from '../results-context.ts';
import { UNDO_ID } from '../undo-button.tsx';
import { useLifeEvents } from '../use-life-events.ts';
import { listFigures } from './explain-time-together.ts';
import './people.css';
import { PersonCard } from './person-card.tsx';
import { type FiguredPerson, usePeopleFigures } from './use-people-figures.ts';

/** The people that the visitor spends time with, and how much time with each may lie ahead. */
export function People() {
  const { dates } = useResults().shown;
  const { people } = useLifeEvents().events;
  return dates && people.length > 0 && <PeopleWithFigures dates={dates} />;
}

function PeopleWithFigures({ dates }: { readonly dates: Dates }) {
  const figured = usePeopleFigures(useLifeEvents().events.people, dates);
  const isKnown = figured.some(({ figures }) => figures.status === 'known');
  const { button, table } = useChartTable(ENTRY.people, isKnown ? <PeopleTable of={figured} /> : null);
  return (
    <section className="people" aria-labelledby="people-title">
      <div className="people-head">
        <h4 id="people-title">{ENTRY.people}</h4>
        {button}
      </div>
      <p className="note">{PERSON.hint}</p>
      {table}
      <PeopleList of={figured} />
    </section>
  );
}

interface PeopleListProps {
  readonly of: readonly FiguredPerson[];
}

/** A card for each person. */
function PeopleList({ of }: PeopleListProps) {
  const { countryFacts } = useResults();
  const { onChange } = useLifeEvents();
  const { onEdit } = useEventEdit();
  return (
    <ul className="people-list">
      {of.map(({ person, figures }) => (
        <PersonCard
          key={person.id}
          person={person}
          figures={figures}
          onRetry={(code) => countryFacts.start(code, true)}
          actions={
            onChange && {
              onEdit: () => onEdit({ kind: 'people', id: person.id }),
              onRemove: () =>
                changeAndFocus(
                  () => onChange({ type: 'eventRemoved', kind: 'people', id: person.id }),
                  UNDO_ID,
                ),
            }
          }
        />
      ))}
    </ul>
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
