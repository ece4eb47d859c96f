import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mountPage, summary, visualize } from '../../../tests/support/mount-page.tsx';

afterEach(() => history.replaceState(null, '', location.pathname + location.search));

test('one’s own results come back after the example without taking the focus again', async () => {
  await mountPage();
  await visualize();
  await expect.poll(() => document.activeElement?.id).toBe('results');
  location.hash = 'example';
  await expect.element(page.getByRole('heading', { name: 'You’re looking at an example' })).toHaveFocus();
  location.hash = 'top';
  await expect.poll(() => summary('Years Lived')).toBe('41');
  expect(document.activeElement).toBe(document.body);
});
