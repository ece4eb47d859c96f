import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { button, mountPage, setClock, summary, visualize } from '../../../tests/support/mount-page.tsx';

const slider = () => document.querySelector<HTMLInputElement>('#timeline-slider');

test('after the example, one’s own results have the slider where it was', async () => {
  await mountPage();
  await visualize();
  await expect.element(button('Play')).toBeInTheDocument();
  await page.getByRole('slider').fill('104');
  location.hash = '#example';
  await expect.poll(() => summary('Years Lived')).toBe('35');
  await expect.poll(() => slider()?.value).toBe('0');
  location.hash = '#top';
  await expect.poll(() => summary('Years Lived')).toBe('41');
  await expect.poll(() => slider()?.value).toBe('104');
});

test('results that stay open are of the new day, with the slider where it was', async () => {
  await mountPage();
  await visualize('1984-06-12', '82');
  await expect.element(button('Play')).toBeInTheDocument();
  await page.getByRole('slider').fill('104');
  await expect.poll(() => summary('Weeks Left')).toBe('2,132');
  setClock(new Date(2026, 5, 12, 0, 1));
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => summary('Years Lived')).toBe('42');
  expect([summary('Years Remaining'), summary('Weeks Left')]).toEqual(['40', '2,080']);
  expect(slider()?.value).toBe('104');
});

test('the slider is at the end of what is ahead on the new day', async () => {
  await mountPage();
  await visualize('1984-06-12', '82');
  await expect.element(button('Play')).toBeInTheDocument();
  await page.getByRole('slider').fill('2132');
  setClock(new Date(2026, 5, 12, 0, 1));
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => slider()?.value).toBe('2080');
});
