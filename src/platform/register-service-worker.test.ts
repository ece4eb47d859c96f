import { afterEach, expect, test, vi } from 'vitest';
import { registerServiceWorker } from './register-service-worker.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('A service worker that cannot be fetched is no error: the console says what is missing', async () => {
  const error = new TypeError('Failed to fetch');
  const info = vi.spyOn(console, 'info').mockReturnValue();
  vi.stubGlobal('window', {});
  vi.stubGlobal('location', { origin: 'https://example.org' });
  vi.stubGlobal('navigator', { serviceWorker: { register: () => Promise.reject(error) } });
  await registerServiceWorker();
  expect(info).toHaveBeenCalledExactlyOnceWith('The page will not be available offline.', error);
});

test('A browser without service workers is asked for none', async () => {
  vi.stubGlobal('navigator', {});
  await expect(registerServiceWorker()).resolves.toBeUndefined();
});
