import { BROKEN, namePerson } from '#words/form.ts';
import {
  DAY_DOTS,
  ENTRY,
  LIFE_TABLE,
  LIFE_TABLES,
  PERSON,
  PERSON_TABLE,
  SHARE_BEHIND,
} from '#words/results.ts';
import { describeProblem } from '../../events/describe-problem.ts';
import { describeTimeTogether, isApart } from '../../events/describe-time-together.ts';
import { endsAtLeavingHome, LEAVING_HOME } from '../../life/relations.ts';
import { changeAndFocus, focusElement } from '../../platform/focus.ts';
import { useFormat } from '../../platform/locale.ts';
import { scrollSmoothly } from '../../platform/scroll.ts';
import { useChartRoom } from '../../platform/use-chart-room.ts';
import { choosePerson } from '../../results/colorings/by-person.ts';
import { useColoringChoices } from '../../results/colorings/colorings.ts';
import { EventMenu } from '../../results/event-menu.tsx';
import { useColoring, useEditing, useLife } from '../../results/results-context.ts';
import { useLifeEvents, useTimeContext } from '../../results/use-life-events.ts';
import type { FiguredPerson, PeopleFigures, PersonFigures } from '../../results/use-people-figures.ts';
import { Button } from '../../ui/button.tsx';
import {
  chooseDaysPerDot,
  DayDots,
  type DaysToDraw,
  DOT_PITCH,
  layOutDays,
} from '../../ui/charts/day-dots.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { OwnWords } from '../../ui/own-words.tsx';
import { useChartTable } from '../../ui/section.tsx';
import { idOf } from '../../ui/target-ids.ts';
import { UndoButton } from '../../ui/undo-button.tsx';
import { isolateName } from '../../words/isolate-name.ts';
import { joinSentences, joinUnits } from '../../words/join-sentences.ts';
import { DaysAYear } from './days-a-year.tsx';
import { explainPeople, explainPerson, listFigures } from './explain-time-together.ts';
import './people.css';

const PEOPLE_TITLE_ID = idOf({ of: 'people' });

export function People() {
  const { dates } = useLife().shown;
  const { people } = useLifeEvents().events;
  return dates && people.length > 0 && <PeopleWithFigures />;
}

function PeopleWithFigures() {
  const { status, people, mostDays } = useColoringChoices().people;
  const isKnown = status === 'known';
  const hasLiving = people.some(({ person }) => person.diedIn === null);
  const daysPerDot = chooseDaysPerDot(mostDays);
  const { button, table } = useChartTable(ENTRY.people, isKnown ? <PeopleTable people={people} /> : null);
  return (
    <section className="stack people" aria-labelledby={PEOPLE_TITLE_ID}>
      <div className="row people-head">
        <h4 id={PEOPLE_TITLE_ID} tabIndex={-1}>
          {ENTRY.people}
        </h4>
        {button}
      </div>
      <Notes people={people} daysPerDot={daysPerDot} />
      {table}
      {hasLiving && !isKnown && <WithoutFigures status={status} />}
      <ul className="auto-grid people-list">
        {people.map((each) => (
          <PersonCard key={each.person.id} {...each} daysPerDot={daysPerDot} />
        ))}
      </ul>
      <Basis people={people} />
    </section>
  );
}

interface SomePeople {
  readonly people: readonly FiguredPerson[];
}

/** What all cards have in common: how days are counted, and what a dot is. */
function Notes({ people, daysPerDot }: SomePeople & DotScale) {
  const format = useFormat();
  const { dates } = useLife().shown;
  const isLiving = ({ person }: FiguredPerson) => person.diedIn === null;
  // Of those without any days, their sentence says all.
  const counted = people.filter(
    ({ figures }) => figures && figures.time.daysBehind + figures.time.daysAhead > 0,
  );
  const drawn = counted.filter(({ figures }) => figures && describeTimeTogether(format, figures).drawn);
  const notes = joinSentences(
    people.some(({ figures }) => figures?.tables) && PERSON.hint,
    counted.some(({ person }) => person.livedTogether) && PERSON.together,
    counted.some(
      ({ figures }) => dates && figures && endsAtLeavingHome(figures.person, dates.birthdate.year),
    ) && PERSON.parents(format, { age: LEAVING_HOME }),
    drawn.length > 0 && DAY_DOTS[drawn.some(isLiving) ? 'key' : 'keyBehind'](format, { daysPerDot }),
  );
  return notes && <p className="note">{notes}</p>;
}

/** Where the figures come from: for all people first, then for each. */
function Basis({ people }: SomePeople) {
  const format = useFormat();
  const counted = people.flatMap(({ figures }) => figures ?? []);
  const each = counted.map((figures) => ({ ...figures.person, text: explainPerson(format, figures) }));
  const explained = each.filter(({ text }) => text !== '');
  if (explained.length === 0) return null;
  return (
    <Disclosure summary={PERSON.rests}>
      <div className="stack people-basis">
        {explainPeople(format, counted).map((sentence) => (
          <p key={sentence} className="note">
            {sentence}
          </p>
        ))}
        <dl>
          {explained.map(({ id, name, text }) => (
            <div key={id}>
              <dt>
                <OwnWords>{name}</OwnWords>
              </dt>
              <dd className="note">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Disclosure>
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

type DotScale = Pick<DaysToDraw, 'daysPerDot'>;

function PersonCard({ person, figures, problem, daysPerDot }: FiguredPerson & DotScale) {
  const format = useFormat();
  const times = useTimeContext();
  const { id, name } = person;
  const described = figures && { figures, ...describeTimeTogether(format, figures) };
  return (
    <li className="stack people-card">
      <div className="between people-card-head">
        <h5 id={idOf({ of: 'person', id })} className="sentence" tabIndex={-1}>
          {described ? joinUnits(described.headline) : <OwnWords>{name}</OwnWords>}
        </h5>
        {figures ? <CardMenu person={person} /> : <EventMenu kind="people" id={id} name={name} />}
      </div>
      {described?.drawn && <DrawnDays time={described.figures.time} daysPerDot={daysPerDot} />}
      {described && <Details {...described} />}
      {problem && <p className="note">{describeProblem(times, problem)}</p>}
    </li>
  );
}

/** Has the weeks as well: colors them by the time with a person, and leads to them. */
function CardMenu({ person }: Pick<FiguredPerson, 'person'>) {
  const { onChooseWeeksBy } = useColoring();
  const { id, name } = person;
  const show = () => {
    const title = changeAndFocus(() => onChooseWeeksBy(choosePerson(person)), idOf({ of: 'weeks' }));
    if (title) scrollSmoothly(title);
  };
  const weeks = {
    label: PERSON.weeks,
    name: PERSON.inWeeks({ name: isolateName(namePerson(name)) }),
    onChoose: show,
  };
  return <EventMenu kind="people" id={id} name={name} label={PERSON.menuLabel({ name })} more={[weeks]} />;
}

type DetailsProps = ReturnType<typeof describeTimeTogether> & { readonly figures: PersonFigures };

function Details({ figures, headline, detail, share, more }: DetailsProps) {
  const { whose } = useLife().shown;
  const editing = useEditing();
  return (
    <>
      <div className="between people-card-details">
        {share && <p>{SHARE_BEHIND.about({ share, whose })}</p>}
        {detail && <p>{joinUnits(detail)}</p>}
        {isApart(figures) && <DaysAYear person={figures.person} result={headline} />}
      </div>
      <div className="row people-card-more">
        {more && <p className="note">{joinUnits(more)}</p>}
        {editing && <UndoButton undo={editing.undo} origin="people" id={figures.person.id} />}
      </div>
    </>
  );
}

/** From one dot to the next, in pixels. */
const PITCH = 9;

function DrawnDays({ time, daysPerDot }: Omit<DaysToDraw, 'width'>) {
  const format = useFormat();
  const [ref, { width, scale }] = useChartRoom<HTMLDivElement>();
  const dots = layOutDays({ time, daysPerDot, width: (width / PITCH) * DOT_PITCH });
  const [behind, ahead] = [dots.behind.length, dots.ahead.length];
  return (
    <div ref={ref} className="people-card-days">
      {width > 0 && (
        <DayDots
          dots={dots}
          role="img"
          aria-label={
            ahead === 0 || behind === 0
              ? DAY_DOTS.descriptionBehind(format, { daysPerDot, behind: behind + ahead })
              : DAY_DOTS.description(format, { daysPerDot, behind, ahead })
          }
          width={width * scale}
          height={(dots.height / DOT_PITCH) * PITCH * scale}
        />
      )}
    </div>
  );
}
