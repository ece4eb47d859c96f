import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderHook } from 'vitest-browser-react';
import { button, field, mountPage, summary, visualize } from '../../tests/support/mount-page.tsx';
import { useToasts } from './toasts.tsx';

test('what ends one toast leaves the next one open', async () => {
  const { result, act } = await renderHook(() => useToasts());
  await act(() => result.current.showToast({ title: 'First', text: 'One' }));
  const first = result.current.toast?.id ?? 0;
  await act(() => result.current.showToast({ title: 'Second', text: 'Two' }));
  await act(() => result.current.dismissToast(first));
  expect(result.current.toast).toMatchObject({ title: 'Second', open: true });
  await act(() => result.current.dismissToast(result.current.toast?.id ?? 0));
  expect(result.current.toast?.open).toBe(false);
});

test('results take away the toast about what was missing', async () => {
  await mountPage();
  await field('Birthdate').fill('1984-06-12');
  await button('Visualize My Life').click();
  const toast = page.getByText('Life expectancy missing').first();
  await expect.element(toast).toBeVisible();
  // A toast that is pointed at stays.
  await visualize();
  await expect.poll(() => summary('Years Lived')).toBe('41');
  expect(document.querySelector('.toast')).toBeNull();
});
