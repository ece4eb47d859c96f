import type { ReactNode } from 'react';
import { ENTRY } from '#words/results.ts';
import { createExampleLife } from '../../src/document/example-life.ts';
import { type LifeEvents, NO_LIFE_EVENTS, type Person } from '../../src/life/life-events.ts';
import { whenOf } from '../../src/life/when.ts';
import { ColoringChoicesContext, useListedColorings } from '../../src/results/colorings/colorings.ts';
import { type EventEdit, EventEditContext, useEventEditing } from '../../src/results/event-edit-context.ts';
import type { ShownCountry } from '../../src/results/results-context.ts';
import type { SaveState } from '../../src/results/save-state.ts';
import { AddEvents } from '../../src/sections/life-events/add-events.tsx';
import { EventDialog } from '../../src/sections/life-events/event-dialog.tsx';
import { Events } from '../../src/sections/life-events/events.tsx';
import { useTypedDraft } from '../../src/sections/life-events/typed-draft.ts';
import TypedLife from '../../src/sections/life-events/typed-life.tsx';
import { People } from '../../src/sections/people/people.tsx';
import { Dialog } from '../../src/ui/dialog.tsx';
import { LIVES, sampleLife } from '../../tests/fixtures/lives.ts';
import { shownJapan } from '../../tests/fixtures/places.ts';
import { type Exhibits, press, type, unfold } from '../exhibit.tsx';
import { InResults, useEventsModel } from '../in-results.tsx';

/** The example's person. */
const SAMPLE = sampleLife({
  birthdate: { year: 1990, month: 5, day: 15 },
  lifeExpectancy: 81.7,
  activities: [],
});
const OF_EXAMPLE: LifeEvents = { ...createExampleLife().events, people: [] };
const LONG = 'A walk through the old town and along the river bank with everybody I love, twice';

/** Texts that are long, in other scripts, or before the birth. */
const ODD: LifeEvents = {
  ...NO_LIFE_EVENTS,
  moments: [
    { id: 'early', text: 'My parents meet', when: whenOf('1985') },
    { id: 'long', text: LONG.slice(0, 80), when: whenOf('2012-05-15') },
    { id: 'wide', text: 'W'.repeat(80), when: whenOf('30') },
    { id: 'arabic', text: 'زفاف في بيروت', when: whenOf('w1144') },
    { id: 'emoji', text: '👩‍👩‍👧‍👦 & <b>cake</b>', when: whenOf('2080') },
  ],
  chapters: [
    { id: 'before', name: 'Before me', from: whenOf('1970'), until: whenOf('1980'), color: 'brown' },
    { id: 'longest', name: LONG.slice(0, 80), from: whenOf('1990'), until: whenOf('20'), color: 'green' },
    { id: 'hebrew', name: 'לימודים', from: whenOf('2012'), until: null, color: 'red' },
  ],
};

const WithColorings = ({ children }: { readonly children: ReactNode }) => (
  <ColoringChoicesContext value={useListedColorings()}>{children}</ColoringChoicesContext>
);

interface EntriesProps {
  readonly initial?: LifeEvents;
  readonly edit?: EventEdit;
  /** Whether they cannot be changed. */
  readonly fixed?: boolean;
  readonly save?: SaveState;
}

function Entries({ initial = OF_EXAMPLE, edit, fixed = false, save }: EntriesProps) {
  const model = useEventsModel(initial, save);
  const editing = useEventEditing(edit);
  return (
    <InResults sample={SAMPLE} model={fixed ? { events: initial, editing: null } : model}>
      <EventEditContext value={editing}>
        <WithColorings>
          <AddEvents>
            <Events />
          </AddEvents>
        </WithColorings>
      </EventEditContext>
    </InResults>
  );
}

const LINES = `2001 Music school, Mum 1958, 24 Aug 2019 wedding, asdf
3/4/2019 dinner
friend Aiko, born 1991
2009–2011 Toronto
24 أغسطس 2018 زفاف`;

function Typing() {
  const [draft, onChange] = useTypedDraft();
  return (
    <InResults sample={SAMPLE} model={useEventsModel(OF_EXAMPLE)}>
      <Dialog open onClose={() => undefined} title={ENTRY.typed} wide>
        <TypedLife draft={draft} onChange={onChange} onAdded={() => undefined} />
      </Dialog>
    </InResults>
  );
}

const EXAMPLE = createExampleLife().events.people;
const [MOTHER] = EXAMPLE;

interface ChangingPeopleProps {
  readonly people?: readonly Person[];
  readonly editing?: EventEdit;
  readonly shownCountry?: ShownCountry | null;
}

/** People that can be added, changed and removed. */
function ChangingPeople({ people = EXAMPLE, editing, shownCountry = shownJapan() }: ChangingPeopleProps) {
  const events = useEventsModel({ ...NO_LIFE_EVENTS, people });
  const context = useEventEditing(editing);
  return (
    <InResults sample={LIVES.everyday} model={{ shownCountry, ...events }}>
      <EventEditContext value={context}>
        <WithColorings>
          <People />
        </WithColorings>
        <EventDialog />
      </EventEditContext>
    </InResults>
  );
}

const person = (change: Partial<Person>): Person => ({
  id: 'someone',
  name: 'Sam',
  birthYear: 1991,
  diedIn: null,
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

/** Moments, chapters and people, and how they are entered. */
export const EVENT_EXHIBITS: Exhibits = {
  entries: { render: () => <Entries /> },
  'entries-fixed': { render: () => <Entries fixed />, interact: unfold },
  'entries-unsaved': {
    render: () => <Entries save={{ status: 'off', onToggle: () => undefined }} />,
  },
  'entries-odd': { render: () => <Entries initial={ODD} /> },
  'typed-life': {
    render: () => <Typing />,
    interact: type('#typed-life-text', LINES),
  },
  'moment-editor': { render: () => <Entries edit={{ kind: 'moments', id: null }} /> },
  'chapter-editor': { render: () => <Entries edit={{ kind: 'chapters', id: 'berlin' }} /> },
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
