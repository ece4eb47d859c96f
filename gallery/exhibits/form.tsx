import { useReducer, useState } from 'react';
import { DEFAULT_ACTIVITIES } from '#words/form.ts';
import { DailyQuote } from '../../src/app/daily-quote.tsx';
import { NotFound, PageFooter, PageHeader } from '../../src/app/page-frame.tsx';
import { createState, reduce } from '../../src/app/state.ts';
import { addActivity, removeActivity, replaceDraft } from '../../src/document/changes.ts';
import { createDraft, type Draft } from '../../src/document/draft.ts';
import type { Change } from '../../src/document/history.ts';
import { parseDraft } from '../../src/document/parse-draft.ts';
import { COLOR_NAMES } from '../../src/life/colors.ts';
import { LookUps } from '../../src/platform/look-ups.ts';
import BackupChoice from '../../src/sections/form/backup-choice.tsx';
import { FoldedForm } from '../../src/sections/form/folded-form.tsx';
import type { CountryChoice } from '../../src/sections/form/form-model.ts';
import { LifeForm } from '../../src/sections/form/life-form.tsx';
import { JumpButtons } from '../../src/sections/timeline/timeline-bar.tsx';
import { LIVES, type LifeName, SEEN_ON } from '../../tests/fixtures/lives.ts';
import { COUNTRIES, JAPAN, JAPAN_FIGURE, LONG_COUNTRY } from '../../tests/fixtures/places.ts';
import { type Exhibit, type Exhibits, press, type } from '../exhibit.tsx';
import { undoOf } from '../in-results.tsx';

const ignore = () => undefined;

const CHOICE: CountryChoice = {
  list: { value: COUNTRIES, pending: false },
  onLoad: ignore,
  figure: { pending: false },
  onChosen: ignore,
};

let lastId = 0;
const countId = () => {
  lastId += 1;
  return `activity-${lastId}`;
};

interface TypingFormProps {
  readonly from: Draft;
  /** Whether problems are shown. */
  readonly refused?: boolean;
  readonly busy?: boolean;
  readonly figure?: CountryChoice['figure'];
  /** What was done before. */
  readonly done?: Change;
}

/** A working form. */
function TypingForm({ from, refused = false, busy = false, figure, done }: TypingFormProps) {
  const start = createState(from);
  const [form, dispatch] = useReducer(reduce, done ? reduce(start, done) : start);
  const parsed = parseDraft(form.draft, SEEN_ON);
  return (
    <LifeForm
      form={{
        draft: form.draft,
        parsed,
        asOf: SEEN_ON,
        problems: refused ? parsed.problems : [],
        dispatch,
        countryChoice: { ...CHOICE, ...(figure && { figure }) },
        onTooManyActivities: ignore,
      }}
      save={{ status: 'off', onToggle: ignore }}
      undo={undoOf(form, dispatch)}
      changed={false}
      hasResults={false}
      folded={false}
      busy={busy}
      onSubmit={ignore}
      onBackup={ignore}
      onBegin={ignore}
    />
  );
}

const form = (from: Draft, props: Omit<TypingFormProps, 'from'> = {}): Exhibit => ({
  render: () => <TypingForm from={from} {...props} />,
  // The date input does not overwrite its initial value, so the date has to be typed.
  interact: type('#birthdate', from.birthdate),
});

const EMPTY = createDraft(countId);
const CHOSEN: Draft = { ...EMPTY, birthdate: '1989-11-21', country: JAPAN };
const activitiesOf = (life: LifeName) =>
  LIVES[life].shown.life.activities.map(({ id, name, hours, color }) => ({
    id,
    name,
    hours: String(hours),
    color,
    schedule: null,
  }));
const FIVE = activitiesOf('five');
const LONG = activitiesOf('long');
const WRONG: Draft = {
  ...createDraft(() => ''),
  birthdate: '2026-03-02',
  country: null,
  manual: true,
  lifeExpectancy: '151',
  activities: ['-1', '25', '8'].map((hours, index) => ({
    id: `activity-${index}`,
    name: '',
    hours,
    color: COLOR_NAMES[index] ?? 'blue',
    schedule: null,
  })),
  events: null,
};
/** Working years, and an age that is wrong. */
const SCHEDULED: Draft = {
  ...CHOSEN,
  activities: CHOSEN.activities.map((activity) => {
    if (activity.name === DEFAULT_ACTIVITIES.work)
      return { ...activity, schedule: { days: '5', from: '22', until: '65' } };
    return activity.name === DEFAULT_ACTIVITIES.exercise
      ? { ...activity, schedule: { days: '2', from: '30', until: '20' } }
      : activity;
  }),
};
const KNOWN = { value: JAPAN_FIGURE, pending: false };

/** The only one of a page. */
function Quote() {
  const [quotes] = useState(() => {
    const text = 'While we are postponing, life speeds by.';
    return new LookUps(async () => [{ text, author: 'Seneca', work: 'On the Shortness of Life' }]);
  });
  return <DailyQuote quotes={quotes} />;
}

const SETTINGS = {
  contactEmail: 'contact@example.org',
  tipUrl: 'https://example.org/tip',
  worldBankUrl: '',
};

/** The form, the country picker, and what is around the form and the results. */
export const FORM_EXHIBITS: Exhibits = {
  'form-empty': form(EMPTY),
  'form-filled': form(CHOSEN, { figure: KNOWN }),
  'form-snapshot': form(
    { ...CHOSEN, country: LONG_COUNTRY },
    { figure: { ...KNOWN, value: { ...JAPAN_FIGURE, fromSnapshot: true } } },
  ),
  'form-looking-up': form(CHOSEN, { figure: { pending: true } }),
  'form-looking-up-late': form(CHOSEN, { figure: { pending: true, late: true } }),
  'form-calculating': form(CHOSEN, { figure: KNOWN, busy: true }),
  'form-five': form({ ...CHOSEN, manual: true, lifeExpectancy: '84.5', activities: FIVE }),
  'form-offer': form(addActivity(countId(), 0).reduce(CHOSEN)),
  'form-unanswered': form(EMPTY, { refused: true }),
  'form-wrong': form(WRONG, { refused: true }),
  'form-too-full': form(
    { ...CHOSEN, activities: FIVE.map((activity) => ({ ...activity, hours: '5' })) },
    { refused: true },
  ),
  'form-other-tab': form(EMPTY, { done: replaceDraft(CHOSEN, 'tab') }),
  'form-removed': form({ ...CHOSEN, activities: LONG }, { done: removeActivity(LONG.at(-1)?.id ?? '') }),
  'form-schedules': { ...form(SCHEDULED, { figure: KNOWN }), interact: press('#activity-2-when') },
  'form-schedules-wrong': form(SCHEDULED, { refused: true }),
  'form-folded': {
    render: () => (
      <FoldedForm
        shown={{
          submitted: LIVES.five.submitted,
          draft: CHOSEN,
        }}
        undo={undoOf(createState(CHOSEN), ignore)}
        save={{ status: 'failed', onToggle: ignore }}
        onOpen={ignore}
      />
    ),
  },
  'picker-list': { ...form(CHOSEN), interact: press('#country') },
  backup: { render: () => <BackupChoice draft={CHOSEN} onOpen={ignore} /> },
  header: { render: () => <PageHeader /> },
  footer: { render: () => <PageFooter settings={SETTINGS} year={2026} /> },
  quote: { render: () => <Quote /> },
  'not-found': { render: () => <NotFound /> },
  'jump-buttons': { render: () => <JumpButtons isFloating /> },
};
