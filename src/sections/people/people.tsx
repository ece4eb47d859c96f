import { BROKEN } from '#words/form.ts';
import { DAY_DOTS, ENTRY, LIFE_TABLE, LIFE_TABLES, PERSON, PERSON_TABLE } from '#words/results.ts';
import { PEOPLE_TITLE_ID } from '../../document/element-ids.ts';
import { describeTimeTogether } from '../../events/describe-time-together.ts';
import { focusElement } from '../../platform/focus.ts';
import { useResults } from '../../results/results-context.ts';
import { useLifeEvents } from '../../results/use-life-events.ts';
import type { FiguredPerson, PeopleFigures } from '../../results/use-people-figures.ts';
import { useWeeksView } from '../../results/weeks-view.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { useChartTable } from '../../ui/section.tsx';
import { joinSentences } from '../../words/join-sentences.ts';
import { listFigures } from './explain-time-together.ts';
import './people.css';
import { PersonCard } from './person-card.tsx';

/** The people that the visitor spends time with, and how much time with each may lie ahead. */
export function People() {
  const { dates } = useResults().shown;
  const { people } = useLifeEvents().events;
  return dates && people.length > 0 && <PeopleWithFigures />;
}

function PeopleWithFigures() {
  const { status, people, daysPerDot } = useWeeksView().people;
  const isKnown = status === 'known';
  const { format } = useResults();
  const isLiving = ({ person }: FiguredPerson) => person.diedIn === null;
  const hasLiving = people.some(isLiving);
  const drawn = people.filter(({ figures }) => figures && describeTimeTogether(format, figures).drawn);
  const key =
    drawn.length > 0 && DAY_DOTS[drawn.some(isLiving) ? 'key' : 'keyBehind'](format, { daysPerDot });
  const { button, table } = useChartTable(ENTRY.people, isKnown ? <PeopleTable of={people} /> : null);
  return (
    <section className="stack people" aria-labelledby={PEOPLE_TITLE_ID}>
      <div className="row people-head">
        <h4 id={PEOPLE_TITLE_ID} tabIndex={-1}>
          {ENTRY.people}
        </h4>
        {button}
      </div>
      {(hasLiving || key) && <p className="note">{joinSentences(hasLiving && PERSON.hint, key)}</p>}
      {table}
      {hasLiving && !isKnown && <WithoutFigures status={status} />}
      <ul className="people-list">
        {people.map((each) => (
          <PersonCard key={each.person.id} {...each} daysPerDot={daysPerDot} />
        ))}
      </ul>
    </section>
  );
}

/** Says why there are no figures, and what can be done. */
function WithoutFigures({ status }: { readonly status: Exclude<PeopleFigures['status'], 'known'> }) {
  const { shownCountry } = useResults();
  const notes = {
    loading: LIFE_TABLE.loading,
    failed: LIFE_TABLES.missing,
    noCountry: PERSON.noCountry,
    noTable: LIFE_TABLES.none({ country: shownCountry?.countryPhrase ?? '' }),
  };
  return (
    <>
      <p className="note">{notes[status]}</p>
      {status === 'failed' && shownCountry && (
        <p>
          <Button
            aria-label={BROKEN.againOf({ name: ENTRY.people })}
            onClick={() => {
              shownCountry.onTryAgain();
              // The button is removed while the table is fetched.
              focusElement(PEOPLE_TITLE_ID);
            }}
          >
            {BROKEN.again}
          </Button>
        </p>
      )}
    </>
  );
}

function PeopleTable({ of }: { readonly of: readonly FiguredPerson[] }) {
  const { format } = useResults();
  return (
    <DataTable
      caption={ENTRY.people}
      hasOwnNames
      columns={Object.values(PERSON_TABLE.columns)}
      rows={of.map(({ person, figures }) => ({
        id: person.id,
        cells: [person.name, ...listFigures(format, figures)],
      }))}
    />
  );
}
