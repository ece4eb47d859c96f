import { hydrateRoot } from 'react-dom/client';
import { prerender } from 'react-dom/static';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { NotFound } from './page-frame.tsx';

const { pathname, search } = location;
const openPath = (path: string) => history.replaceState(null, '', path);
afterEach(() => openPath(pathname + search));

/** Fills the page with the not-found page as it was prerendered, and hydrates it. */
async function hydrateNotFound(path: string): Promise<void> {
  const root = document.createElement('div');
  root.innerHTML = await new Response((await prerender(<NotFound />)).prelude).text();
  document.body.append(root);
  openPath(path);
  const hydrated = hydrateRoot(root, <NotFound />, { onRecoverableError: (error) => console.error(error) });
  onTestFinished(() => {
    hydrated.unmount();
    root.remove();
  });
}

test('the not-found page leads on to the life of a link whose # was encoded on the way', async () => {
  await hydrateNotFound('/%23example');
  const link = page.getByRole('link', { name: 'Open the original link' });
  await expect.element(link).toHaveAttribute('href', '/#example');
});

test('at any other path, the not-found page leads to the page alone', async () => {
  openPath('/nowhere');
  const { container } = await render(<NotFound />);
  const links = Array.from(container.querySelectorAll('a'), (link) => link.getAttribute('href'));
  expect(links).toEqual(['/']);
});
