import { useMemo, useState } from 'react';
import { AddEntries } from '../../src/features/results/entries/add-entries.tsx';
import { EntriesSection } from '../../src/features/results/entries/entries-section.tsx';
import { type EntryEdit, EntryEditContext } from '../../src/features/results/entries/entry-edit-context.ts';
import { EXAMPLE_ENTRIES } from '../../src/features/results/entries/example-entries.ts';
import { NO_ENTRIES, type PersonalEntries } from '../../src/life/personal-entries.ts';
import { sampleLife } from '../../tests/fixtures/lives.ts';
import type { Exhibit } from '../exhibit.ts';
import { InResults } from '../in-results.tsx';
import { press, type, unfold } from '../interactions.ts';

/** The example's person. */
const SAMPLE = sampleLife({
  birthdate: { year: 1990, month: 5, day: 15 },
  lifeExpectancy: 81.7,
  activities: [],
});
const OF_EXAMPLE: PersonalEntries = { ...EXAMPLE_ENTRIES, people: [] };
const LONG = 'A walk through the old town and along the river bank with everybody I love, twice';

/** Texts that are long, in other scripts, or before the birth. */
const ODD: PersonalEntries = {
  ...NO_ENTRIES,
  moments: [
    { id: 'early', text: 'My parents meet', when: '1985' },
    { id: 'long', text: LONG.slice(0, 80), when: '2012-05-15' },
    { id: 'wide', text: 'W'.repeat(80), when: '30' },
    { id: 'arabic', text: 'زفاف في بيروت', when: 'w1144' },
    { id: 'emoji', text: '👩‍👩‍👧‍👦 & <b>cake</b>', when: '2080' },
  ],
  chapters: [
    { id: 'before', name: 'Before me', from: '1970', until: '1980', color: '#B58567' },
    { id: 'long', name: LONG.slice(0, 80), from: '1990', until: '20', color: '#59D4A6' },
    { id: 'hebrew', name: 'לימודים', from: '2012', until: null, color: '#D6293B' },
  ],
};

const MANY: PersonalEntries = {
  ...NO_ENTRIES,
  moments: Array.from({ length: 50 }, (_, index) => ({
    id: `moment-${index}`,
    text: `Birthday ${index}`,
    when: String(index),
  })),
};

interface EntriesProps {
  readonly initial: PersonalEntries;
  readonly initialEdit?: EntryEdit;
  readonly fixed?: boolean;
}

function Entries({ initial, initialEdit, fixed = false }: EntriesProps) {
  const [entries, setEntries] = useState(initial);
  const [edit, onEdit] = useState<EntryEdit | null>(initialEdit ?? null);
  const editing = useMemo(() => ({ edit, onEdit }), [edit]);
  return (
    <InResults sample={SAMPLE} model={{ entries, onChangeEntries: fixed ? null : setEntries }}>
      <EntryEditContext value={editing}>
        <AddEntries />
        <EntriesSection />
      </EntryEditContext>
    </InResults>
  );
}

const LISTS = [
  'features/results/entries/entries.tsx',
  'features/results/entries/add-entries.tsx',
  'features/results/entries/entries-section.tsx',
  'features/results/entries/moments-and-chapters.tsx',
  'features/results/entries/moments.tsx',
  'features/results/entries/chapters.tsx',
  'features/results/entries/entry-part.tsx',
  'features/results/entries/entry-list.tsx',
  'features/results/entries/entry-row.tsx',
  'features/results/entries/save-calendar.tsx',
];
const EDITORS = [
  'features/results/entries/entry-form.tsx',
  'features/results/entries/time-field.tsx',
  'features/live-line.tsx',
];
const MOMENT_EDITOR = [
  ...EDITORS,
  'features/results/entries/moment-editor.tsx',
  'features/results/entries/round-day-offer.tsx',
];
const CHAPTER_EDITOR = [
  ...EDITORS,
  'features/results/entries/chapter-editor.tsx',
  'features/results/entries/color-choice.tsx',
];

/** Waits until the code of the lists is loaded. */
const later = (interact: (exhibit: HTMLElement) => void) => (exhibit: HTMLElement) => {
  const attempt = () => {
    if (exhibit.querySelector('.marks')) interact(exhibit);
    else setTimeout(attempt, 50);
  };
  attempt();
};

/** Moments and chapters, and how they are entered. */
export const ENTRY_EXHIBITS: readonly Exhibit[] = [
  {
    id: 'entries',
    title: 'Moments and chapters',
    shows: LISTS,
    render: () => <Entries initial={OF_EXAMPLE} />,
  },
  {
    id: 'entries-fixed',
    title: 'Moments and chapters that cannot be changed, with their tables',
    shows: LISTS,
    render: () => <Entries initial={OF_EXAMPLE} fixed />,
    interact: later(unfold),
  },
  { id: 'entries-odd', title: 'Odd texts and times', shows: LISTS, render: () => <Entries initial={ODD} /> },
  { id: 'entries-many', title: 'Fifty moments', shows: LISTS, render: () => <Entries initial={MANY} /> },
  {
    id: 'entries-removed',
    title: 'A removed moment',
    shows: LISTS,
    render: () => <Entries initial={OF_EXAMPLE} />,
    interact: later(press('[aria-label="Remove First job"]')),
    over: true,
  },
  {
    id: 'moment-editor',
    title: 'Adding a moment',
    shows: MOMENT_EDITOR,
    render: () => <Entries initial={NO_ENTRIES} initialEdit={{ kind: 'moment', id: null }} />,
    over: true,
  },
  {
    id: 'moment-editor-week',
    title: 'Adding a moment to a week',
    shows: MOMENT_EDITOR,
    render: () => <Entries initial={OF_EXAMPLE} initialEdit={{ kind: 'moment', id: null, week: 1144 }} />,
    over: true,
  },
  {
    id: 'moment-editor-problems',
    title: 'A moment that cannot be read',
    shows: MOMENT_EDITOR,
    render: () => <Entries initial={NO_ENTRIES} initialEdit={{ kind: 'moment', id: null }} />,
    interact: later((exhibit) => {
      type('#moment-when', '05/06/2012')(exhibit);
      press('button[type="submit"]')(exhibit);
    }),
    over: true,
  },
  {
    id: 'chapter-editor',
    title: 'Changing a chapter',
    shows: CHAPTER_EDITOR,
    render: () => <Entries initial={OF_EXAMPLE} initialEdit={{ kind: 'chapter', id: 'berlin' }} />,
    over: true,
  },
  {
    id: 'chapter-editor-problems',
    title: 'A chapter that overlaps another',
    shows: CHAPTER_EDITOR,
    render: () => <Entries initial={OF_EXAMPLE} initialEdit={{ kind: 'chapter', id: 'berlin' }} />,
    interact: later((exhibit) => {
      type('#chapter-from', '2010')(exhibit);
      press('button[type="submit"]')(exhibit);
    }),
    over: true,
  },
];
