import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render, renderHook } from 'vitest-browser-react';
import { button, field, mountPage, submit, summary, visualize } from '../../tests/support/mount-page.tsx';
import { Toaster, useToasts } from '../ui/toast.tsx';

test('what ends one toast leaves the next one open', async () => {
  const { result, act } = await renderHook(() => useToasts());
  await act(() => result.current[1].showToast({ title: 'First', text: 'One' }));
  const first = result.current[0]?.id ?? 0;
  await act(() => result.current[1].showToast({ title: 'Second', text: 'Two' }));
  await act(() => result.current[1].dismissToast(first));
  expect(result.current[0]).toMatchObject({ title: 'Second', open: true });
  await act(() => result.current[1].dismissToast(result.current[0]?.id ?? 0));
  expect(result.current[0]?.open).toBe(false);
});

test('a toast is kept for 1,000,000 ms after it is dismissed', async () => {
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { result, act } = await renderHook(() => useToasts());
  await act(() => result.current[1].showToast({ title: 'Title', text: 'Text' }));
  await act(() => result.current[1].dismissToast(result.current[0]?.id ?? 0));
  await act(() => void vi.advanceTimersByTime(999_999));
  expect(result.current[0]).toMatchObject({ title: 'Title', open: false });
  await act(() => void vi.advanceTimersByTime(1));
  expect(result.current[0]).toBeNull();
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

const shownToasts = () =>
  Array.from(
    document.querySelectorAll('.toast-destructive [role="status"]'),
    ({ textContent }) => textContent,
  );

test('toasts about entries come one at a time', async () => {
  await mountPage();
  await field('Birthdate').fill('1984-02-29');
  await submit();
  const missing =
    'Message: Life expectancy missing. Please select a country or enter life expectancy manually.';
  await expect.poll(shownToasts).toEqual([missing]);
  for (let press = 0; press < 3; press++) await button('Add activity').click();
  const tooMany =
    'Message: Maximum activities reached. You can have a maximum of 5 activities. Remove an existing one to add a new activity.';
  await expect.poll(shownToasts).toEqual([tooMany]);
  for (const position of [4, 5]) await field(`Activity ${position} name`).fill('Chess');
  await visualize('1984-02-29', '-3');
  const negative =
    'Message: Invalid life expectancy. Please enter a valid positive number for life expectancy.';
  await expect.poll(shownToasts).toEqual([negative]);
  await button('Dismiss').click();
  await expect.poll(shownToasts).toEqual([]);

  await field('Life expectancy (years)').fill('76');
  await field('Activity 1 hours per day').fill('20');
  await submit();
  const tooLong =
    'Message: Total hours exceed limit. The total time spent on activities cannot exceed 24 hours per day.';
  await expect.poll(shownToasts).toEqual([tooLong]);
});

describe('A toast', () => {
  const onDismiss = vi.fn<(id: number) => void>();
  const region = () => page.getByRole('region', { name: 'Messages (F8)' });
  const status = () => document.querySelector('[aria-live]');
  const TOAST = { id: 7, title: 'Title', text: 'Text', variant: 'default', open: true } as const;
  let before: Element | null;
  let show: (toast: typeof TOAST | (Omit<typeof TOAST, 'id'> & { id: number })) => Promise<void>;

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const { rerender } = await render(<Toaster toast={null} onDismiss={onDismiss} />);
    show = (toast) => rerender(<Toaster toast={toast} onDismiss={onDismiss} />);
    before = status();
    await show(TOAST);
  });
  afterEach(() => {
    vi.useRealTimers();
    onDismiss.mockReset();
    document.dir = '';
  });

  test('goes as a dialog opens, whose title it would cover; one that comes later is in the dialog', async () => {
    const dialog = document.body.appendChild(document.createElement('dialog'));
    onTestFinished(() => dialog.remove());
    dialog.showModal();
    await expect.poll(() => dialog.contains(status())).toBe(true);
    expect(onDismiss.mock.calls).toEqual([[7]]);
    await show({ ...TOAST, id: 8 });
    expect(dialog.contains(region().element())).toBe(true);
    expect(onDismiss).toHaveBeenCalledOnce();
  });

  test('is announced without its button, by a live region that was there before', () => {
    expect(status()).toBe(before);
    expect([before?.ariaLive, before?.textContent]).toEqual(['polite', 'Message: Title. Text']);
  });

  test('is dismissed after 5 seconds', () => {
    vi.advanceTimersByTime(4999);
    expect(onDismiss).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onDismiss.mock.calls).toEqual([[7]]);
  });

  test('that takes the place of another has 5 seconds of its own', async () => {
    vi.advanceTimersByTime(4000);
    await show({ ...TOAST, id: 8 });
    vi.advanceTimersByTime(4999);
    expect(onDismiss).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onDismiss.mock.calls).toEqual([[8]]);
  });

  test.each<[string, () => unknown, () => unknown]>([
    ['it is pointed at', () => userEvent.hover(region()), () => userEvent.unhover(region())],
    ['it has the focus', () => userEvent.keyboard('{F8}'), () => region().element().blur()],
    ['the visitor is away', () => dispatchEvent(new Event('blur')), () => dispatchEvent(new Event('focus'))],
  ])('keeps the rest of its time while %s', async (_, come, leave) => {
    vi.advanceTimersByTime(4000);
    await come();
    vi.advanceTimersByTime(10_000);
    await leave();
    vi.advanceTimersByTime(999);
    expect(onDismiss).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onDismiss).toHaveBeenCalledOnce();
  });

  test.each<[string, () => unknown]>([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its button, pressed with a key', () => userEvent.keyboard('{Enter}')],
    ['its button, pressed with a mouse', () => button('Dismiss').click()],
  ])('goes with %s, and the focus goes back to where it was', async (_, close) => {
    const input = document.body.appendChild(document.createElement('input'));
    onTestFinished(() => input.remove());
    input.focus();
    await userEvent.keyboard('{F8}');
    await expect.element(region()).toHaveFocus();
    await userEvent.tab();
    await close();
    expect(onDismiss).toHaveBeenCalledOnce();
    await expect.element(input).toHaveFocus();
  });

  test('that had the focus from nowhere, or from what has gone, leaves it to the page', async () => {
    const input = document.body.appendChild(document.createElement('input'));
    input.focus();
    await userEvent.keyboard('{F8}');
    input.remove();
    await userEvent.keyboard('{Escape}');
    await expect.element(document.body).toHaveFocus();
    onDismiss.mockReset();
    await button('Dismiss').click();
    expect(onDismiss).toHaveBeenCalledOnce();
    await expect.element(document.body).toHaveFocus();
  });

  test.each([
    ['to the right', 'ltr', 1],
    ['to the left where the page reads from right to left', 'rtl', -1],
  ])('goes with a swipe of more than 50 pixels %s', (_, dir, towardsEnd) => {
    document.dir = dir;
    const toast = region().element();
    // A pointer that a test makes up cannot be captured.
    vi.spyOn(toast, 'setPointerCapture').mockReturnValue();
    const swipe = (distance: number) => {
      const send = (type: string, clientX: number) =>
        toast.dispatchEvent(new PointerEvent(type, { bubbles: true, buttons: 1, clientX }));
      send('pointerdown', 500);
      send('pointermove', 500 + distance / 2);
      send('pointermove', 500 + distance);
      expect(toast.style.translate).toBe(distance * towardsEnd > 0 ? `${distance}px` : '');
      send('pointerup', 500 + distance);
      expect(toast.style.translate).toBe('');
    };
    swipe(-90 * towardsEnd);
    swipe(50 * towardsEnd);
    expect(onDismiss).not.toHaveBeenCalled();
    swipe(51 * towardsEnd);
    expect(onDismiss).toHaveBeenCalledOnce();
  });
});
