import type { ComponentProps } from 'react';
import { DEFAULT_ACTIVITIES } from '#words/form.ts';
import { createDraft, type Draft } from '../../src/document/draft.ts';
import { reduceDraft } from '../../src/document/reduce-draft.ts';
import { reduceDocument } from '../../src/document/undo.ts';
import { ACTIVITY_COLORS } from '../../src/life/colors.ts';
import BackupChoice from '../../src/sections/form/backup-choice.tsx';
import { FoldedForm } from '../../src/sections/form/folded-form.tsx';
import type { CountryChoice } from '../../src/sections/form/form-model.ts';
import type { LifeExpectancy } from '../../src/world/life-expectancy.ts';
import { AT_36, LIVES, type LifeName } from '../../tests/fixtures/lives.ts';
import { JAPAN, JAPAN_FIGURE, LONG_COUNTRY } from '../../tests/fixtures/places.ts';
import type { Exhibit } from '../exhibit.ts';
import { press, type } from '../interactions.ts';
import { countId, SAVE, TypingForm, type TypingFormProps } from '../typing-form.tsx';

const ignore = () => undefined;

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
const ADDED = reduceDraft(CHOSEN, { type: 'activityAdded', chance: { id: countId(), roll: 0 } });
const LONG = activitiesOf('long');
const WRONG: Draft = {
  birthdate: '2026-03-02',
  country: null,
  manual: true,
  lifeExpectancy: '151',
  activities: ['-1', '25', '8'].map((hours, index) => ({
    id: `activity-${index}`,
    name: '',
    hours,
    color: ACTIVITY_COLORS[index] ?? ACTIVITY_COLORS[0],
    schedule: null,
  })),
  events: null,
};

const FORM = [
  'sections/form/life-form.tsx',
  'sections/form/life-preview.tsx',
  'sections/form/person-fields.tsx',
  'sections/form/country-field.tsx',
  'sections/form/activity-list.tsx',
  'sections/form/activity-offer.tsx',
  'sections/form/activity-row.tsx',
  'sections/form/backup-dialog.tsx',
  'sections/form/error-summary.tsx',
  'sections/form/total-hours.tsx',
  'sections/undo-button.tsx',
  'sections/form/day-bar.tsx',
  'weeks/month-field.tsx',
  'ui/icon.tsx',
];

const form = (id: string, title: string, props: TypingFormProps): Exhibit => ({
  id: `form-${id}`,
  title: `Form: ${title}`,
  shows: FORM,
  render: () => <TypingForm {...props} />,
  // The date input does not overwrite its initial value, so the date has to be typed.
  interact: type('#birthdate', props.from.birthdate),
});

const picker = (
  id: string,
  title: string,
  choice: Partial<CountryChoice>,
  interact: Exhibit['interact'] = ignore,
): Exhibit => ({
  id: `picker-${id}`,
  title: `Picker: ${title}`,
  shows: ['sections/form/country-search.tsx', 'ui/dialog.tsx'],
  render: () => <TypingForm from={CHOSEN} choice={choice} />,
  over: true,
  interact: (exhibit) => {
    press('#country')(exhibit);
    // The dialog's content is rendered in the next frame.
    requestAnimationFrame(() => interact(exhibit));
  },
});

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

const schedules = (id: string, title: string, props: TypingFormProps): Exhibit => ({
  ...form(`schedules${id}`, title, props),
  shows: ['sections/form/activity-schedule.tsx'],
});

const folded = (id: string, title: string, change: Partial<ComponentProps<typeof FoldedForm>>): Exhibit => ({
  id: `form-folded${id}`,
  title: `Form: ${title}`,
  shows: ['sections/form/folded-form.tsx'],
  render: () => (
    <FoldedForm
      shown={{
        profile: { ...AT_36, activities: LIVES.five.shown.life.activities },
        figure: null,
        draft: CHOSEN,
      }}
      undo={{ step: null, onUndo: ignore }}
      save={SAVE}
      onOpen={ignore}
      {...change}
    />
  ),
});

const backup: Exhibit = {
  id: 'backup',
  title: 'Backup file',
  shows: ['sections/form/backup-choice.tsx'],
  render: () => <BackupChoice draft={CHOSEN} onOpen={ignore} />,
};

const known = (value: LifeExpectancy) => ({ value, pending: false });

/** The form and the country picker. */
export const FORM_EXHIBITS: readonly Exhibit[] = [
  form('empty', 'initial state', { from: EMPTY }),
  form('filled', 'a country chosen', { from: CHOSEN, choice: { figure: known(JAPAN_FIGURE) } }),
  form('snapshot', 'a long country’s figure from the snapshot', {
    from: { ...CHOSEN, country: LONG_COUNTRY },
    choice: { figure: known({ ...JAPAN_FIGURE, fromSnapshot: true }) },
  }),
  form('looking-up', 'figure loading', { from: CHOSEN, choice: { figure: { pending: true } } }),
  form('looking-up-late', 'figure loading for long', {
    from: CHOSEN,
    choice: { figure: { pending: true, late: true } },
  }),
  form('calculating', 'calculating', { from: CHOSEN, choice: { figure: known(JAPAN_FIGURE) }, busy: true }),
  form('five', 'five activities that fill the day', {
    from: { ...CHOSEN, manual: true, lifeExpectancy: '84.5', activities: activitiesOf('five') },
  }),
  form('offer', 'an activity added, the known ones on offer', { from: ADDED }),
  form('long', 'names of 60 characters', { from: { ...CHOSEN, activities: activitiesOf('long') } }),
  form('rtl', 'Arabic and Hebrew names', { from: { ...CHOSEN, activities: activitiesOf('rtl') } }),
  form('unanswered', 'refused, nothing filled in', { from: EMPTY, refused: true }),
  form('wrong', 'refused, all fields invalid', { from: WRONG, refused: true }),
  form('too-full', 'refused, more than 24 hours', {
    from: {
      ...CHOSEN,
      activities: activitiesOf('five').map((activity) => ({ ...activity, hours: '5' })),
    },
    refused: true,
  }),
  form('other-tab', 'changed in another tab', {
    from: EMPTY,
    done: { type: 'replaced', draft: CHOSEN, by: 'tab' },
  }),
  form('removed', 'an activity with a long name removed', {
    from: { ...CHOSEN, activities: LONG },
    done: { type: 'activityRemoved', id: LONG.at(-1)?.id ?? '' },
  }),
  folded('', 'folded above its results', {}),
  folded('-backup', 'folded, with a backup file just opened that cannot be saved', {
    undo: {
      step:
        reduceDocument({ draft: EMPTY, steps: [] }, { type: 'replaced', draft: CHOSEN, by: 'backup' })
          .steps[0] ?? null,
      onUndo: ignore,
    },
    save: { ...SAVE, status: 'failed' },
  }),
  {
    ...schedules('', 'days and ages set', { from: SCHEDULED, choice: { figure: known(JAPAN_FIGURE) } }),
    interact: press('#activity-2-when'),
  },
  schedules('-wrong', 'an age refused', { from: SCHEDULED, refused: true }),
  picker('list', 'the list of countries', {}),
  picker('loading', 'list loading', { list: { pending: true } }),
  picker('late', 'list loading for long', { list: { pending: true, late: true } }),
  picker('failed', 'list failed', { list: { pending: false, error: new Error('down') } }),
  picker('no-match', 'no country matches', {}, type('dialog .input', 'Zzyzx, the long way round')),
  backup,
];
