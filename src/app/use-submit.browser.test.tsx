import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { button, field, mountPage } from '../../tests/support/mount-page.tsx';

const chooseAruba = async () => {
  await page.getByRole('button', { name: /^Country/ }).click();
  await page.getByRole('option', { name: 'Aruba', exact: true }).click();
};
const toast = () => page.getByText('Error fetching life expectancy').first();

test('where a figure does not come, the focus goes from its country to the field that takes its place', async () => {
  await mountPage();
  await chooseAruba();
  await expect.element(toast()).toBeVisible();
  await expect.element(field('Life expectancy (years)')).toHaveFocus();
});

test('a figure that does not come is said also while the field for it is open and empty', async () => {
  await mountPage();
  await field('Enter life expectancy manually').click();
  await chooseAruba();
  await expect.element(toast()).toBeVisible();
  await expect.element(button('Visualize My Life')).toBeEnabled();
});
