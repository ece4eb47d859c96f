import { useMemo, useState } from 'react';
import { type EntryEdit, EntryEditContext } from '../../src/features/results/entries/entry-edit-context.ts';
import { EXAMPLE_ENTRIES } from '../../src/features/results/entries/example-entries.ts';
import People from '../../src/features/results/entries/people.tsx';
import type { ResultsModel } from '../../src/features/results/results-context.ts';
import { ENTRY_LIMITS, NO_ENTRIES, type Person } from '../../src/life/personal-entries.ts';
import { LIVES, type SampleLife } from '../../tests/fixtures/lives.ts';
import { shownJapan } from '../../tests/fixtures/places.ts';
import type { Exhibit } from '../exhibit.ts';
import { InResults } from '../in-results.tsx';
import { press, unfold } from '../interactions.ts';

interface ChangingPeopleProps {
  readonly people: readonly Person[];
  readonly sample?: SampleLife;
  readonly editing?: EntryEdit;
  readonly model?: Partial<ResultsModel>;
}

/** People that can be added, changed and removed. */
function ChangingPeople({ people, sample = LIVES.everyday, editing, model }: ChangingPeopleProps) {
  const [entries, onChangeEntries] = useState({ ...NO_ENTRIES, people });
  const [edit, onEdit] = useState<EntryEdit | null>(editing ?? null);
  const context = useMemo(() => ({ edit, onEdit }), [edit]);
  return (
    <InResults sample={sample} model={{ shownCountry: shownJapan(), entries, onChangeEntries, ...model }}>
      <EntryEditContext value={context}>
        <People />
      </EntryEditContext>
    </InResults>
  );
}

const [MOTHER] = EXAMPLE_ENTRIES.people;
const EXAMPLE = EXAMPLE_ENTRIES.people;

function person(change: Partial<Person>): Person {
  return {
    id: 'someone',
    name: 'Sam',
    birthYear: 1991,
    daysPerYear: 12,
    since: null,
    livedTogether: null,
    country: null,
    population: 'everyone',
    ...change,
  };
}

const MANY = [
  person({ id: 'sam', since: 2015, livedTogether: { until: null } }),
  person({ id: 'noa', name: 'Noa', birthYear: 2026, livedTogether: { until: 2044 }, daysPerYear: 30 }),
  person({ id: 'jo', name: 'Jo', birthYear: 1988, since: 2006, daysPerYear: 0 }),
  person({ id: 'oma', name: 'Grandma', birthYear: 1924, population: 'women', daysPerYear: 2 }),
  person({ id: 'far', name: 'Ana in Brazil', birthYear: 1990, since: 2010, country: 'BRA' }),
  person({ id: 'rtl', name: 'סבתא רחל', birthYear: 1941, daysPerYear: 5.5 }),
  person({ id: 'long', name: 'M'.repeat(80), birthYear: 1962, daysPerYear: 300 }),
];

const SHOWS = [
  'features/results/entries/people.tsx',
  'features/results/entries/person-card.tsx',
  'charts/day-dots.tsx',
];
const EDITOR = ['features/results/entries/person-editor.tsx', 'features/results/entries/person-fields.tsx'];

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
    id: 'people-full',
    title: 'Time with people: no more can be added',
    shows: SHOWS,
    render: () => (
      <ChangingPeople
        people={Array.from({ length: ENTRY_LIMITS.people }, (_, index) =>
          person({ id: `person-${index}`, name: `Person ${index + 1}` }),
        )}
        editing={{ kind: 'person', id: null }}
      />
    ),
  },
  {
    id: 'people-no-country',
    title: 'Time with people: without a country',
    shows: SHOWS,
    render: () => (
      <ChangingPeople
        people={[person({ country: 'JPN' }), person({ id: 'other', name: 'Jo' })]}
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
        model={{
          countryFacts: {
            subscribe: () => () => undefined,
            getSnapshot: () => FAILED,
            refetch: () => undefined,
          },
        }}
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
    render: () => (
      <ChangingPeople people={[]} editing={{ kind: 'person', id: null }} model={{ shownCountry: null }} />
    ),
    interact: press('.person-editor [type="submit"]'),
    over: true,
  },
  {
    id: 'person-change',
    title: 'A person: changed, beside another',
    shows: EDITOR,
    render: () => <ChangingPeople people={EXAMPLE} editing={{ kind: 'person', id: MOTHER?.id ?? null }} />,
    over: true,
  },
];

const FAILED = { error: new Error('No connection') };
