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

test('what is wrong with the form is announced by its summary alone; the toast is there to see', async () => {
  await mountPage();
  await button('Visualize My Life').click();
  await expect.element(page.getByRole('group', { name: 'There is a problem' })).toHaveFocus();
  const shownToast = page.getByText('Life expectancy missing').element().closest('.toast');
  expect(shownToast?.checkVisibility()).toBe(true);
  expect(shownToast?.querySelector('[aria-live]')?.ariaLive).toBe('off');
  // Any other toast is announced again.
  for (let press = 0; press < 3; press++) await button('Add activity').click();
  await expect.element(page.getByText('Maximum activities reached')).toBeVisible();
  expect(document.querySelector('.toast [aria-live]')?.ariaLive).toBe('assertive');
});

test.each([
  [320, 568],
  [360, 740],
  [768, 1024],
  [1280, 800],
])('in a window of %d × %d, the toast leaves the headline of the summary free', async (width, height) => {
  await page.viewport(width, height);
  await mountPage();
  // As many problems as make a summary that is higher than the window of a phone.
  for (const position of [1, 2, 3]) await field(`Activity ${position} name`).fill('');
  await field('Activity 1 hours per day').fill('25');
  for (const _ of [1, 2]) {
    await button('Visualize My Life').click();
    await expect.poll(() => document.activeElement?.id).toBe('problems');
    await expect.element(page.getByText('Life expectancy missing')).toBeVisible();
    const title = document.querySelector('#problems-title');
    const box = title?.getBoundingClientRect();
    const shownToast = document.querySelector('.toast')?.getBoundingClientRect();
    if (!box || !shownToast) throw new Error('There is no summary, or no toast');
    const range = document.createRange();
    range.selectNodeContents(title ?? document.body);
    const words = range.getBoundingClientRect();
    expect(words.bottom).toBeLessThanOrEqual(innerHeight);
    expect(
      words.top >= shownToast.bottom || words.right <= shownToast.left,
      `${words.top} below ${shownToast.bottom}`,
    ).toBe(true);
  }
});
