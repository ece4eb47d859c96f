import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { chunk } from '../platform/chunk.ts';
import { CODE_LIMIT_MS } from '../platform/with-timeout.ts';
import { lazySection } from './section-boundary.tsx';

const again = page.getByRole('button', { name: 'Try again' });
const section = page.getByText('The section');
const code = { default: () => <p>The section</p> };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  // React writes what it has caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('a section whose code failed is loaded again on a retry', async () => {
  const load = vi.fn<() => Promise<typeof code>>().mockRejectedValueOnce(new Error('gone'));
  load.mockResolvedValue(code);
  const Section = lazySection(() => 'Poster', chunk(load));
  await render(<Section />);
  await expect.element(page.getByRole('alert')).toHaveTextContent('“Poster” couldn’t be shown');
  await again.click();
  await expect.element(section).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a section whose code does not arrive says so after 2 seconds, and appears by itself once it does', async () => {
  let arrive: (loaded: typeof code) => void = () => undefined;
  const Section = lazySection(
    () => 'Poster',
    chunk(() => new Promise<typeof code>((resolve) => (arrive = resolve))),
  );
  await render(<Section />);
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
  vi.advanceTimersByTime(CODE_LIMIT_MS - 1);
  expect(page.getByRole('alert').elements()).toEqual([]);
  vi.advanceTimersByTime(1);
  await expect.element(page.getByRole('alert')).toHaveTextContent('“Poster” couldn’t be shown');
  arrive(code);
  await expect.element(section).toBeVisible();
});
