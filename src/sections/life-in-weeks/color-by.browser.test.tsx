import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fillDraft } from '../../../tests/fixtures/drafts.ts';
import { button, mountPage } from '../../../tests/support/mount-page.tsx';

beforeEach(() => localStorage.clear());

const radio = (name: string) => page.getByRole('radio', { name, exact: true });
async function showResults(birthdate: string) {
  await mountPage({
    draft: fillDraft({ birthdate, manual: true, lifeExpectancy: '84' }),
    results: true,
    status: 'off',
  });
  await expect.element(radio('Time')).toBeChecked();
}

test('with nobody added, “People” opens nothing by itself, and has a button that does', async () => {
  await showResults('1990-05-15');
  await radio('People').click();
  await expect.element(radio('People')).toBeChecked();
  expect(document.querySelector('dialog[open]')).toBeNull();
  await button('Add a person').click();
  await expect.element(page.getByRole('dialog', { name: 'Add a person' })).toBeVisible();
});

test('without chapters and suggestions, “Chapters” has a button to add one', async () => {
  await showResults('1990-05-15');
  await button('Not now').click();
  await radio('Chapters').click();
  await button('Add a chapter').click();
  await expect.element(page.getByRole('dialog', { name: 'Add a chapter' })).toBeVisible();
});

test('past life expectancy, what was lived comes first, and 0 is read once', async () => {
  await showResults('1935-02-28');
  await expect.element(page.getByText(/^You have lived [\d,]+ weeks\.$/)).toBeVisible();
  const textsOf = (selector: string) =>
    Array.from(document.querySelectorAll(selector), ({ textContent }) => textContent);
  expect(textsOf('.summary-figures dt')).toEqual(['Years Lived', 'Years Remaining', 'Weeks Left']);
  expect(textsOf('.summary-figures dd').slice(1)).toEqual(['0']);
});
