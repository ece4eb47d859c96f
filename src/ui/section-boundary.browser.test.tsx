import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { waitForFrames } from '../../tests/support/frames.ts';
import { chunk } from '../platform/chunk.ts';
import { CODE_LIMIT_MS } from '../platform/with-timeout.ts';
import { lazySection, SectionBoundary } from './section-boundary.tsx';

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
  await waitForFrames(() => vi.getTimerCount() > 0);
  vi.advanceTimersByTime(CODE_LIMIT_MS - 1);
  expect(page.getByRole('alert').elements()).toEqual([]);
  vi.advanceTimersByTime(1);
  await expect.element(page.getByRole('alert')).toHaveTextContent('“Poster” couldn’t be shown');
  arrive(code);
  await expect.element(section).toBeVisible();
});

test('a section that broke is shown again with its reset key, and not before', async () => {
  let isBroken = true;
  const Section = () => {
    if (isBroken) throw new Error('broken on purpose');
    return code.default();
  };
  const show = (life: string) => (
    <SectionBoundary name="Poster" resetKey={life}>
      <Section />
    </SectionBoundary>
  );
  const { rerender } = await render(show('one life'));
  await expect.element(page.getByRole('alert')).toHaveTextContent('“Poster” couldn’t be shown');
  isBroken = false;
  await rerender(show('one life'));
  expect(section.elements()).toEqual([]);
  await rerender(show('another life'));
  expect(page.getByRole('alert').elements()).toEqual([]);
  expect(section.elements()).toHaveLength(1);
});
