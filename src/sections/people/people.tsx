import { useState } from 'react';
import { BROKEN, namePerson } from '#words/form.ts';
import { DAY_DOTS, ENTRY, LIFE_TABLE, LIFE_TABLES, PERSON, PERSON_TABLE } from '#words/results.ts';
import { describeProblem } from '../../events/describe-problem.ts';
import { describeTimeTogether, withMoreDays } from '../../events/describe-time-together.ts';
import { changeAndFocus, focusElement } from '../../platform/focus.ts';
import { useFormat } from '../../platform/locale.ts';
import { scrollSmoothly } from '../../platform/scroll.ts';
import { useChartRoom } from '../../platform/use-chart-room.ts';
import { choosePerson } from '../../results/colorings/by-person.ts';
import { useColoringChoices } from '../../results/colorings/colorings.ts';
import { EventMenu } from '../../results/event-menu.tsx';
import { useColoring, useLife } from '../../results/results-context.ts';
import { useLifeEvents, useTimeContext } from '../../results/use-life-events.ts';
import type { FiguredPerson, PeopleFigures, PersonFigures } from '../../results/use-people-figures.ts';
import { Button } from '../../ui/button.tsx';
import { DayDots, type DaysToDraw, layOutDays } from '../../ui/charts/day-dots.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { OwnWords } from '../../ui/own-words.tsx';
import { SmallButton, useChartTable } from '../../ui/section.tsx';
import { idOf } from '../../ui/target-ids.ts';
import { isolateName } from '../../words/isolate-name.ts';
import { joinSentences, joinUnits } from '../../words/join-sentences.ts';
import { explainDaysBehind, explainTimeTogether, listFigures } from './explain-time-together.ts';
import './people.css';

const PEOPLE_TITLE_ID = idOf({ of: 'people' });

export function People() {
  const { dates } = useLife().shown;
  const { people } = useLifeEvents().events;
  return dates && people.length > 0 && <PeopleWithFigures />;
}

function PeopleWithFigures() {
  const { status, people, daysPerDot } = useColoringChoices().people;
  const isKnown = status === 'known';
  const format = useFormat();
  const isLiving = ({ person }: FiguredPerson) => person.diedIn === null;
  const hasLiving = people.some(isLiving);
  const drawn = people.filter(({ figures }) => figures && describeTimeTogether(format, figures).drawn);
  const key =
    drawn.length > 0 && DAY_DOTS[drawn.some(isLiving) ? 'key' : 'keyBehind'](format, { daysPerDot });
  const { button, table } = useChartTable(ENTRY.people, isKnown ? <PeopleTable people={people} /> : null);
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

function WithoutFigures({ status }: { readonly status: Exclude<PeopleFigures['status'], 'known'> }) {
  const { shownCountry } = useLife();
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

function PeopleTable({ people }: { readonly people: readonly FiguredPerson[] }) {
  const format = useFormat();
  return (
    <DataTable
      caption={ENTRY.people}
      columns={Object.values(PERSON_TABLE.columns)}
      rows={people.map(({ person, figures }) => ({
        id: person.id,
        cells: [<OwnWords key={person.id}>{person.name}</OwnWords>, ...listFigures(format, figures)],
      }))}
    />
  );
}

type DotScale = Pick<PeopleFigures, 'daysPerDot'>;

function PersonCard({ person, figures, problem, daysPerDot }: FiguredPerson & DotScale) {
  const { id, name } = person;
  const times = useTimeContext();
  return (
    <li className="stack people-card">
      <div className="between">
        <div className="row">
          <h5 id={idOf({ of: 'person', id })} tabIndex={-1}>
            <OwnWords>{name}</OwnWords>
          </h5>
          {figures && <WeeksButton person={person} />}
        </div>
        <EventMenu kind="people" id={id} name={name} />
      </div>
      {figures && <Figures figures={figures} daysPerDot={daysPerDot} />}
      {problem && <p className="note">{describeProblem(times, problem)}</p>}
    </li>
  );
}

/** Colors the weeks by the time with a person, and leads to them. */
function WeeksButton({ person }: Pick<FiguredPerson, 'person'>) {
  const { onChooseWeeksBy } = useColoring();
  const show = () => {
    const title = changeAndFocus(() => onChooseWeeksBy(choosePerson(person)), idOf({ of: 'weeks' }));
    if (title) scrollSmoothly(title);
  };
  return (
    <SmallButton aria-label={PERSON.inWeeks({ name: isolateName(namePerson(person.name)) })} onClick={show}>
      {PERSON.weeks}
    </SmallButton>
  );
}

function Figures({ figures, daysPerDot }: { readonly figures: PersonFigures } & DotScale) {
  const format = useFormat();
  const [isMore, setIsMore] = useState(false);
  const { hasMore } = describeTimeTogether(format, figures);
  const shown = hasMore && isMore ? withMoreDays(figures) : figures;
  const { headline, detail, drawn } = describeTimeTogether(format, shown);
  const { name } = figures.person;
  const counted = explainDaysBehind(format, figures);
  const basis = explainTimeTogether(format, figures);
  return (
    <>
      <p className="sentence" aria-live="polite">
        {joinUnits(headline)}
      </p>
      {detail && <p>{joinUnits(detail)}</p>}
      {drawn && <DrawnDays time={shown.time} daysPerDot={daysPerDot} />}
      {counted && <p className="note">{counted}</p>}
      {hasMore && (
        <Checkbox
          label={PERSON.more({ name: isolateName(namePerson(name)) })}
          checked={isMore}
          onChange={setIsMore}
        />
      )}
      {basis.length > 0 && (
        <Disclosure
          summary={
            <span>
              <span aria-hidden>{PERSON.rests}</span>
              <span className="visually-hidden">{PERSON.restsLabel({ name })}</span>
            </span>
          }
        >
          <div className="stack people-card-basis">
            {basis.map((sentence) => (
              <p key={sentence} className="note">
                {sentence}
              </p>
            ))}
          </div>
        </Disclosure>
      )}
    </>
  );
}

function DrawnDays({ time, daysPerDot }: Omit<DaysToDraw, 'width'>) {
  const format = useFormat();
  const [ref, { width, scale }] = useChartRoom<HTMLDivElement>();
  const dots = layOutDays({ time, daysPerDot, width });
  const [behind, ahead] = [dots.behind.length, dots.ahead.length];
  return (
    <div ref={ref} className="people-card-days">
      {width > 0 && (
        <DayDots
          dots={dots}
          role="img"
          aria-label={
            ahead === 0
              ? DAY_DOTS.descriptionBehind(format, { daysPerDot, behind })
              : DAY_DOTS.description(format, { daysPerDot, behind, ahead })
          }
          width={width * scale}
          height={dots.height * scale}
        />
      )}
    </div>
  );
}
