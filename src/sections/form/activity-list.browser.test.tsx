import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { button, field, mountPage } from '../../../tests/support/mount-page.tsx';

function iconOf(position: number): SVGElement {
  const icon = document.querySelectorAll<SVGElement>('.activity-icon svg')[position - 1];
  if (!icon) throw new Error(`There is no activity ${position}`);
  return icon;
}
const iconNames = () =>
  Array.from(document.querySelectorAll<SVGElement>('.activity-icon svg'), ({ dataset }) => dataset['icon']);
const removeButtons = () => page.getByRole('button', { name: /^Remove activity/ }).elements();

test('activities have icons by their names; the fourth and fifth can go', async () => {
  await mountPage();
  for (const [position, name, hours] of [
    [1, 'Sleep', 8],
    [2, 'Work', 8],
    [3, 'Exercise', 1],
  ] as const) {
    await expect.element(field(`Activity ${position} name`)).toHaveValue(name);
    await expect.element(field(`Activity ${position} hours per day`)).toHaveValue(hours);
  }
  expect(iconNames()).toEqual(['bed', 'briefcase', 'dumbbell']);
  const limits = { min: '0', max: '24', step: '0.5' };
  expect(field('Activity 1 hours per day').element()).toMatchObject(limits);
  await field('Activity 2 name').fill(' social media ');
  expect(iconNames()).toEqual(['bed', 'share-2', 'dumbbell']);
  await field('Activity 2 name').fill('Whittling');
  expect(iconNames()).toEqual(['bed', 'circle', 'dumbbell']);

  // A new one has 1 hour, a circle, and red, then orange; only from the 4th on can one be removed.
  expect(removeButtons()).toEqual([]);
  await button('Add activity').click();
  await expect.element(field('Activity 4 name')).toHaveFocus();
  await button('Add activity').click();
  for (const [position, paint] of [
    [4, 'rgb(214, 41, 59)'],
    [5, 'rgb(247, 137, 59)'],
  ] as const) {
    await expect.element(field(`Activity ${position} hours per day`)).toHaveValue(1);
    expect(iconNames()[position - 1]).toBe('circle');
    expect(getComputedStyle(iconOf(position)).stroke).toBe(paint);
  }
  expect(removeButtons()).toHaveLength(2);
  await field('Activity 5 name').fill('Chess');
  await button('Remove activity 4').click();
  await expect.element(button('Undo removing Activity 4')).toHaveFocus();
  await expect.element(field('Activity 4 name')).toHaveValue('Chess');
  expect(getComputedStyle(iconOf(4)).stroke).toBe('rgb(247, 137, 59)');
});

test('the total is green up to 20 hours, amber up to 24, and red above', async () => {
  await mountPage();
  const total = document.querySelector<HTMLElement>('#total-hours');
  if (!total) throw new Error('There is no total');
  const red = 'rgb(255, 138, 128)';
  for (const [exercise, paint, words] of [
    ['4', 'rgb(92, 199, 149)', 'Total: 20 of 24 hours, 4 free'],
    ['4.5', 'rgb(255, 180, 84)', 'Total: 20.5 of 24 hours, 3.5 free'],
    ['8', 'rgb(255, 180, 84)', 'Total: 24 of 24 hours, none free'],
    ['8.5', red, 'Total: 24.5 hours, 0.5 more than a day has'],
  ] as const) {
    await field('Activity 3 hours per day').fill(exercise);
    await expect.poll(() => total.textContent).toBe(words);
    expect(getComputedStyle(total).color).toBe(paint);
    expect(total.querySelector('[data-icon="warning"]') !== null).toBe(paint === red);
  }
});

test('hours beyond those of any day can be added up and drawn', async () => {
  await mountPage();
  for (const [index, hours] of ['1e308', '1e308', '-20'].entries())
    await field(`Activity ${index + 1} hours per day`).fill(hours);
  const total = () => document.querySelector('#total-hours')?.textContent;
  await expect.poll(total).toBe('Total: 1,998 hours, 1,974 more than a day has');
  expect(document.querySelector('.activity-day-bar')?.innerHTML).not.toMatch(/NaN|Infinity|="-/);
});
