import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render, renderHook } from 'vitest-browser-react';
import { button, field, mountPage, summary, visualize } from '../../tests/support/mount-page.tsx';
import { Toasts, useToasts } from './toasts.tsx';

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

test('a toast is kept for 1,000,000 ms after it is dismissed', async () => {
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { result, act } = await renderHook(() => useToasts());
  await act(() => result.current.showToast({ title: 'Title', text: 'Text' }));
  await act(() => result.current.dismissToast(result.current.toast?.id ?? 0));
  await act(() => void vi.advanceTimersByTime(999_999));
  expect(result.current.toast).toMatchObject({ title: 'Title', open: false });
  await act(() => void vi.advanceTimersByTime(1));
  expect(result.current.toast).toBeNull();
});

test.each([
  [49, 0],
  [51, 1],
])('a toast that is swiped by %d pixels is dismissed: %d', async (distance, dismissals) => {
  const onDismiss = vi.fn<(id: number) => void>();
  const toast = { id: 1, title: 'Title', text: 'Text', variant: 'default', open: true } as const;
  await render(<Toasts toast={toast} onDismiss={onDismiss} />);
  const shown = page.getByText('Text', { exact: true }).first();
  await expect.element(shown).toBeVisible();
  // No pointer of the browser's own could be captured.
  vi.spyOn(Element.prototype, 'setPointerCapture').mockReturnValue();
  onTestFinished(() => void vi.restoreAllMocks());
  for (const [type, clientX] of [
    ['pointerdown', 0],
    ['pointermove', 20],
    ['pointermove', distance],
    ['pointerup', distance],
  ] as const) {
    shown.element().dispatchEvent(new PointerEvent(type, { bubbles: true, clientX }));
  }
  expect(onDismiss).toHaveBeenCalledTimes(dismissals);
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
