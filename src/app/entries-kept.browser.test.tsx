import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fillDraft } from '../../tests/fixtures/drafts.ts';
import { button, mountPage } from '../../tests/support/mount-page.tsx';
import { writeForm } from '../document/saved-form.ts';
import { NO_LIFE_EVENTS } from '../life/life-events.ts';

beforeEach(() => localStorage.clear());

const BY_HAND = { manual: true, lifeExpectancy: '84' } as const;
const SCHOOL = {
  id: 'school',
  name: 'School',
  from: { unit: 'age', age: 6 },
  until: null,
  color: '#59D4A6',
} as const;

test('the entries of an editor stay when another tab removes what is edited', async () => {
  const draft = fillDraft({ ...BY_HAND, events: { ...NO_LIFE_EVENTS, chapters: [SCHOOL] } });
  await mountPage({ draft, results: false, status: 'on' });
  await button('Visualize My Life').click();
  await button('Edit or remove School').click();
  await button('Edit School').click();
  const name = page.getByRole('dialog').getByLabelText('Name');
  await name.fill('School in Lyon');
  localStorage.setItem('form', writeForm({ ...draft, events: NO_LIFE_EVENTS }));
  dispatchEvent(new StorageEvent('storage', { key: 'form' }));
  await expect.element(page.getByRole('dialog', { name: 'Add a chapter' })).toBeVisible();
  await expect.element(name).toHaveValue('School in Lyon');
  await button('Add').click();
  await expect.element(button('Edit or remove School in Lyon')).toBeVisible();
});
