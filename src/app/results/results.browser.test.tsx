import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { button, mountPage, summary, visualize } from '../../../tests/support/mount-page.tsx';

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
