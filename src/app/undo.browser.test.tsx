import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { addActivities, fillDraft } from '../../tests/fixtures/drafts.ts';
import { button, field, mountPage } from '../../tests/support/mount-page.tsx';

const undo = () => page.getByRole('button', { name: /^Undo / });
const announced = () => page.getByText('Undone', { exact: false }).element();

test('each undo is announced, also right after another one', async () => {
  const draft = addActivities(fillDraft({ birthdate: '', country: null }), 2);
  await mountPage({ draft, results: false, status: 'off' });
  await button('Remove activity 5').click();
  await button('Remove activity 4').click();
  await undo().click();
  const first = announced();
  await undo().click();
  // A live region says what comes into it, not what stays.
  await expect.poll(() => announced() === first).toBe(false);
});

test('the focus goes to what an undo brings back, where its button leaves the page', async () => {
  const draft = addActivities(fillDraft({ birthdate: '', country: null }), 1);
  await mountPage({ draft, results: false, status: 'off' });
  await button('Remove activity 4').click();
  await expect.element(undo()).toHaveFocus();
  await undo().click();
  await expect.element(field('Activity 4 name')).toHaveFocus();
});
