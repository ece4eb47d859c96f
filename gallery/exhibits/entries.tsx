import { AddEvents } from '../../src/app/results/add-events.tsx';
import { createExampleLife } from '../../src/document/example-life.ts';
import { type LifeEvents, NO_LIFE_EVENTS } from '../../src/life/life-events.ts';
import { whenOf } from '../../src/life/when.ts';
import { type EventEdit, EventEditContext, useEventEditing } from '../../src/sections/event-edit-context.ts';
import { Events } from '../../src/sections/events/events.tsx';
import type { SaveState } from '../../src/sections/save-state.ts';
import { SEEN_ON, sampleLife } from '../../tests/fixtures/lives.ts';
import type { Exhibit } from '../exhibit.ts';
import { InResults, useEventsModel } from '../in-results.tsx';
import { press, type, unfold } from '../interactions.ts';

/** The example's person. */
const SAMPLE = sampleLife({
  birthdate: { year: 1990, month: 5, day: 15 },
  lifeExpectancy: 81.7,
  activities: [],
});
const OF_EXAMPLE: LifeEvents = { ...createExampleLife(SEEN_ON).events, people: [] };
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
    { id: 'before', name: 'Before me', from: whenOf('1970'), until: whenOf('1980'), color: '#B58567' },
    { id: 'long', name: LONG.slice(0, 80), from: whenOf('1990'), until: whenOf('20'), color: '#59D4A6' },
    { id: 'hebrew', name: 'לימודים', from: whenOf('2012'), until: null, color: '#D6293B' },
  ],
};

const MANY: LifeEvents = {
  ...NO_LIFE_EVENTS,
  moments: Array.from({ length: 50 }, (_, index) => ({
    id: `moment-${index}`,
    text: `Birthday ${index}`,
    when: whenOf(String(index)),
  })),
};

interface EntriesProps {
  readonly initial: LifeEvents;
  readonly initialEdit?: EventEdit;
  readonly fixed?: boolean;
  readonly save?: SaveState | null;
}

function Entries({ initial, initialEdit, fixed = false, save = null }: EntriesProps) {
  const model = useEventsModel(initial);
  const editing = useEventEditing(initialEdit);
  return (
    <InResults sample={SAMPLE} model={{ ...(fixed ? { events: initial } : model), save }}>
      <EventEditContext value={editing}>
        <AddEvents />
        <Events />
      </EventEditContext>
    </InResults>
  );
}

const LISTS = [
  'app/results/add-events.tsx',
  'sections/undo-button.tsx',
  'sections/type-or-paste/typed-life.tsx',
  'sections/events/events.tsx',
  'sections/events/next-round-day.tsx',
];
const EDITORS = [
  'sections/events/event-dialog.tsx',
  'sections/events/event-form.tsx',
  'sections/events/time-field.tsx',
  'ui/live-line.tsx',
];
const MOMENT_EDITOR = [...EDITORS, 'sections/events/moment-editor.tsx'];
const CHAPTER_EDITOR = [...EDITORS, 'sections/events/chapter-editor.tsx'];

const TYPED_LIFE = [
  'sections/type-or-paste/typed-life.tsx',
  'sections/type-or-paste/typed-box.tsx',
  'sections/type-or-paste/typed-entries.tsx',
];
const LINES = `2001 Music school, Mum 1958, 24 Aug 2019 wedding, asdf
3/4/2019 dinner
2009–2011 Toronto
24 أغسطس 2018 زفاف`;

/** Moments and chapters, and how they are entered. */
export const EVENT_EXHIBITS: readonly Exhibit[] = [
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
    interact: unfold,
  },
  {
    id: 'entries-unsaved',
    title: 'Whether to save moments and chapters',
    shows: ['sections/events/save-offer.tsx'],
    render: () => <Entries initial={OF_EXAMPLE} save={{ status: 'off', onToggle: () => undefined }} />,
  },
  { id: 'entries-odd', title: 'Odd texts and times', shows: LISTS, render: () => <Entries initial={ODD} /> },
  { id: 'entries-many', title: 'Fifty moments', shows: LISTS, render: () => <Entries initial={MANY} /> },
  {
    id: 'entries-removed',
    title: 'A removed moment',
    shows: LISTS,
    render: () => <Entries initial={OF_EXAMPLE} />,
    interact: press('[aria-label="Remove First job"]'),
    over: true,
  },
  {
    id: 'typed-life',
    title: 'A life typed in lines',
    shows: TYPED_LIFE,
    render: () => <Entries initial={OF_EXAMPLE} />,
    interact: (exhibit) => {
      press('.add-events-menu button:last-child')(exhibit);
      requestAnimationFrame(() => type('#typed-life-text', LINES)(exhibit));
    },
    over: true,
  },
  {
    id: 'moment-editor',
    title: 'Adding a moment',
    shows: MOMENT_EDITOR,
    render: () => <Entries initial={NO_LIFE_EVENTS} initialEdit={{ kind: 'moments', id: null }} />,
    over: true,
  },
  {
    id: 'moment-editor-week',
    title: 'Adding a moment to a week',
    shows: MOMENT_EDITOR,
    render: () => <Entries initial={OF_EXAMPLE} initialEdit={{ kind: 'moments', id: null, week: 1144 }} />,
    over: true,
  },
  {
    id: 'moment-editor-problems',
    title: 'A moment that cannot be read',
    shows: MOMENT_EDITOR,
    render: () => <Entries initial={NO_LIFE_EVENTS} initialEdit={{ kind: 'moments', id: null }} />,
    interact: (exhibit) => {
      type('#moment-when', '05/06/2012')(exhibit);
      press('button[type="submit"]')(exhibit);
    },
    over: true,
  },
  {
    id: 'chapter-editor',
    title: 'Changing a chapter',
    shows: CHAPTER_EDITOR,
    render: () => <Entries initial={OF_EXAMPLE} initialEdit={{ kind: 'chapters', id: 'berlin' }} />,
    over: true,
  },
  {
    id: 'chapter-editor-problems',
    title: 'A chapter that overlaps another',
    shows: CHAPTER_EDITOR,
    render: () => <Entries initial={OF_EXAMPLE} initialEdit={{ kind: 'chapters', id: 'berlin' }} />,
    interact: (exhibit) => {
      type('#chapter-from', '2010')(exhibit);
      press('button[type="submit"]')(exhibit);
    },
    over: true,
  },
];
