import { createExampleLife } from '../../src/document/example-life.ts';
import { NO_LIFE_EVENTS, type Person } from '../../src/life/life-events.ts';
import { type EventEdit, EventEditContext, useEventEditing } from '../../src/sections/event-edit-context.ts';
import { EventDialog } from '../../src/sections/events/event-dialog.tsx';
import { People } from '../../src/sections/people/people.tsx';
import type { ResultsModel } from '../../src/sections/results-context.ts';
import { LIVES, SEEN_ON } from '../../tests/fixtures/lives.ts';
import { shownJapan } from '../../tests/fixtures/places.ts';
import type { Exhibits } from '../exhibit.tsx';
import { InResults, useEventsModel } from '../in-results.tsx';
import { press } from '../interactions.ts';

const EXAMPLE = createExampleLife(SEEN_ON).events.people;
const [MOTHER] = EXAMPLE;

interface ChangingPeopleProps {
  readonly people?: readonly Person[];
  readonly editing?: EventEdit;
  readonly shownCountry?: ResultsModel['shownCountry'];
}

/** People that can be added, changed and removed. */
function ChangingPeople({ people = EXAMPLE, editing, shownCountry = shownJapan() }: ChangingPeopleProps) {
  const events = useEventsModel({ ...NO_LIFE_EVENTS, people });
  const context = useEventEditing(editing);
  return (
    <InResults sample={LIVES.everyday} model={{ shownCountry, ...events }}>
      <EventEditContext value={context}>
        <People />
        <EventDialog onSaid={() => undefined} />
      </EventEditContext>
    </InResults>
  );
}

const person = (change: Partial<Person>): Person => ({
  id: 'someone',
  name: 'Sam',
  birthYear: 1991,
  daysPerYear: 12,
  since: null,
  livedTogether: null,
  ...change,
});

/** Every kind of sentence, and long and Hebrew names. */
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

/** The time with people. */
export const PEOPLE_EXHIBITS: Exhibits = {
  'people-example': { render: () => <ChangingPeople /> },
  'people-many': { render: () => <ChangingPeople people={MANY} /> },
  'people-no-country': { render: () => <ChangingPeople shownCountry={null} /> },
  'people-failed': {
    render: () => <ChangingPeople shownCountry={shownJapan({ facts: undefined, failed: true })} />,
  },
  'person-new': {
    render: () => <ChangingPeople people={[]} editing={{ kind: 'people', id: null }} />,
    interact: press('.event-form [type="submit"]'),
  },
  'person-change': {
    render: () => <ChangingPeople editing={{ kind: 'people', id: MOTHER?.id ?? null }} />,
  },
};
