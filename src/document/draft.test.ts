import { expect, test } from 'vitest';
import { fillDraft } from '../../tests/fixtures/drafts.ts';
import { changeActivity } from './changes.ts';
import { type ActivityDraft, type Draft, isSameSubmission } from './draft.ts';

test('Every part of an activity is an entry, except its id', () => {
  const draft = fillDraft();
  const [activity, ...others] = draft.activities;
  if (!activity) throw new Error('It has activities');
  const changes: Required<ActivityDraft> = {
    id: 'other',
    name: 'Nap',
    hours: '2',
    color: 'red',
    schedule: { days: '5', from: '22', until: '' },
  };
  for (const [part, value] of Object.entries(changes)) {
    const changed = fillDraft({ activities: [{ ...activity, [part]: value }, ...others] });
    expect(isSameSubmission(changed, draft), part).toBe(part === 'id');
  }
});

test('When activities happen is an entry; every day from birth on is the same as none', () => {
  const plan = (draft: Draft, schedule: Draft['activities'][number]['schedule']) =>
    changeActivity('id-2', { schedule }).reduce(draft);
  const scheduled = plan(fillDraft(), { days: '5', from: '22', until: '' });
  expect(isSameSubmission(scheduled, fillDraft())).toBe(false);
  for (const same of [null, { days: '7', from: '', until: '' }])
    expect(isSameSubmission(plan(scheduled, same), fillDraft())).toBe(true);
});
