import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, field, mountPage } from '../../../tests/support/mount-page.tsx';

const search = () => page.getByRole('combobox');

async function openPicker(): Promise<void> {
  await mountPage();
  await button('Country Choose a country').click();
  await expect.element(page.getByRole('option', { name: 'Aruba' })).toBeVisible();
}

test.each(['?', '!!', '🎉', 'asdf'])('%j chooses no country with Enter, and says why', async (text) => {
  await openPicker();
  await search().fill(text);
  await expect.element(page.getByText(`No country matches “${text}”.`)).toBeVisible();
  expect(page.getByRole('option').elements()).toEqual([]);
  await expect.element(search()).not.toHaveAttribute('aria-activedescendant');
  await userEvent.keyboard('{Enter}');
  await expect.element(search()).toHaveFocus();
  await expect.element(search()).toHaveValue(text);
});

test('spaces alone choose no country with Enter', async () => {
  await openPicker();
  await search().fill('  ');
  await expect.element(search()).not.toHaveAttribute('aria-activedescendant');
  await userEvent.keyboard('{Enter}');
  await expect.element(search()).toHaveFocus();
});

test('a name with a slip chooses its country with Enter', async () => {
  await openPicker();
  await search().fill('belgim');
  await userEvent.keyboard('{Enter}');
  await expect.element(button(/^Country Belgium/)).toHaveFocus();
});

test('a place without a figure is named, and leads to the field for one', async () => {
  await openPicker();
  await search().fill('taiwna');
  await expect
    .element(page.getByText('There’s no figure here for “Taiwan”. You can enter a life expectancy yourself.'))
    .toBeVisible();
  await button('Enter life expectancy manually instead').click();
  await expect.element(field('Life expectancy (years)')).toHaveFocus();
});
