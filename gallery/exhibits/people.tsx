import { createExampleLife } from '../../src/document/example-life.ts';
import { NO_LIFE_EVENTS, type Person } from '../../src/life/life-events.ts';
import { type EventEdit, EventEditContext, useEventEditing } from '../../src/sections/event-edit-context.ts';
import { EventDialog } from '../../src/sections/events/event-dialog.tsx';
import { People } from '../../src/sections/people/people.tsx';
import type { ResultsModel } from '../../src/sections/results-context.ts';
import { LIVES, type SampleLife, SEEN_ON } from '../../tests/fixtures/lives.ts';
import { shownJapan } from '../../tests/fixtures/places.ts';
import type { Exhibit } from '../exhibit.ts';
import { InResults, useEventsModel } from '../in-results.tsx';
import { press, unfold } from '../interactions.ts';

interface ChangingPeopleProps {
  readonly people: readonly Person[];
  readonly sample?: SampleLife;
  readonly editing?: EventEdit;
  readonly model?: Partial<ResultsModel>;
}

/** People that can be added, changed and removed. */
function ChangingPeople({ people, sample = LIVES.everyday, editing, model }: ChangingPeopleProps) {
  const events = useEventsModel({ ...NO_LIFE_EVENTS, people });
  const context = useEventEditing(editing);
  return (
    <InResults sample={sample} model={{ shownCountry: shownJapan(), ...events, ...model }}>
      <EventEditContext value={context}>
        <People />
        <EventDialog onSaid={() => undefined} />
      </EventEditContext>
    </InResults>
  );
}

const EXAMPLE = createExampleLife(SEEN_ON).events.people;
const [MOTHER] = EXAMPLE;

function person(change: Partial<Person>): Person {
  return {
    id: 'someone',
    name: 'Sam',
    birthYear: 1991,
    daysPerYear: 12,
    since: null,
    livedTogether: null,
    ...change,
  };
}

const MANY = [
  person({ id: 'sam', since: 2015, livedTogether: { until: null } }),
  person({ id: 'noa', name: 'Noa', birthYear: 2026, livedTogether: { until: 2044 }, daysPerYear: 30 }),
  person({ id: 'jo', name: 'Jo', birthYear: 1988, since: 2006, daysPerYear: 0 }),
  person({ id: 'oma', name: 'Grandma', birthYear: 1924, daysPerYear: 2 }),
  person({ id: 'opa', name: 'Grandpa', birthYear: 1935, daysPerYear: 12 }),
  person({ id: 'wrong', name: 'Ana', birthYear: 2100 }),
  person({ id: 'rtl', name: 'סבתא רחל', birthYear: 1941, daysPerYear: 5.5 }),
  person({ id: 'long', name: 'M'.repeat(80), birthYear: 1962, daysPerYear: 300 }),
];

const SHOWS = ['sections/people/people.tsx', 'sections/people/person-card.tsx'];
const EDITOR = ['sections/events/person-editor.tsx', 'ui/select.tsx', 'ui/text-field.tsx'];

/** The time with people. */
export const PEOPLE_EXHIBITS: readonly Exhibit[] = [
  {
    id: 'people-example',
    title: 'Time with people: those of the example',
    shows: SHOWS,
    render: () => <ChangingPeople people={EXAMPLE} />,
  },
  {
    id: 'people-open',
    title: 'Time with people: with the table, and what it rests on',
    shows: SHOWS,
    render: () => <ChangingPeople people={EXAMPLE} />,
    interact: unfold,
  },
  {
    id: 'people-many',
    title: 'Time with people: every kind of sentence, long and Hebrew names',
    shows: SHOWS,
    render: () => <ChangingPeople people={MANY} />,
  },
  {
    id: 'people-no-country',
    title: 'Time with people: without a country',
    shows: SHOWS,
    render: () => (
      <ChangingPeople
        people={[person({}), person({ id: 'other', name: 'Jo' })]}
        model={{ shownCountry: null }}
      />
    ),
  },
  {
    id: 'people-failed',
    title: 'Time with people: the life table could not be loaded',
    shows: SHOWS,
    render: () => (
      <ChangingPeople
        people={EXAMPLE}
        model={{ shownCountry: { ...shownJapan(), facts: undefined, failed: true } }}
      />
    ),
  },
  {
    id: 'people-removed',
    title: 'Time with people: one removed',
    shows: SHOWS,
    render: () => <ChangingPeople people={EXAMPLE} />,
    interact: press('.person-card-buttons button:last-child'),
    over: true,
  },
  {
    id: 'person-new',
    title: 'A person: empty, refused',
    shows: EDITOR,
    render: () => <ChangingPeople people={[]} editing={{ kind: 'people', id: null }} />,
    interact: press('.event-form [type="submit"]'),
    over: true,
  },
  {
    id: 'person-change',
    title: 'A person: changed, beside another',
    shows: EDITOR,
    render: () => <ChangingPeople people={EXAMPLE} editing={{ kind: 'people', id: MOTHER?.id ?? null }} />,
    over: true,
  },
];
