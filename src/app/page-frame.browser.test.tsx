import { hydrateRoot } from 'react-dom/client';
import { prerender } from 'react-dom/static';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { NotFound } from './page-frame.tsx';

const { pathname, search } = location;
const openPath = (path: string) => history.replaceState(null, '', path);
afterEach(() => openPath(pathname + search));

/** Hydrates the not-found page as it was prerendered. @returns is called if the two are not the same */
async function hydrateNotFound(path: string) {
  const root = document.createElement('div');
  root.innerHTML = await new Response((await prerender(<NotFound />)).prelude).text();
  document.body.append(root);
  openPath(path);
  const onRecoverableError = vi.fn<(error: unknown) => void>();
  const hydrated = hydrateRoot(root, <NotFound />, { onRecoverableError });
  onTestFinished(() => {
    hydrated.unmount();
    root.remove();
  });
  return onRecoverableError;
}

test('the not-found page leads on to the life of a link whose # was encoded on the way', async () => {
  const onMismatch = await hydrateNotFound('/%23example');
  const link = page.getByRole('link', { name: 'Open the original link' });
  await expect.element(link).toHaveAttribute('href', '/#example');
  expect(onMismatch).not.toHaveBeenCalled();
});

test('at any other path, the not-found page leads to the page alone', async () => {
  openPath('/nowhere');
  const { container } = await render(<NotFound />);
  const links = Array.from(container.querySelectorAll('a'), (link) => link.getAttribute('href'));
  expect(links).toEqual(['/']);
});
