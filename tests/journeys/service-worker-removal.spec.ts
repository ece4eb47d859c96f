import { BUILT_LANGUAGES } from '../support/built-languages.ts';
import { cacheNames, open, openAndCache, openAnew, test, update } from '../support/cached-page.ts';
import { expect, Visitor } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

test.describe('Removing the service worker', () => {
  test('new settings are used without a new version', { tag: ['@matrix', '@own-server'] }, async ({
    guest,
    context,
    site,
  }) => {
    await openAndCache(guest, site.address);
    await site.stop();
    await site.start({ CONTACT_EMAIL: 'new@example.org' });
    const contact = (visitor: Visitor) => visitor.page.getByRole('link', { name: 'Contact' });
    const address = 'mailto:new@example.org';
    let next = await openAnew(context, guest.page, site.address);
    await expect(async () => {
      next = await openAnew(context, next.page, site.address);
      expect(await contact(next).getAttribute('href')).toBe(address);
    }).toPass();
    await site.stop();
    await next.page.goto(`${site.address}nothing-here`);
    await expect(contact(next)).toHaveAttribute('href', address);
  });

  test('a server without one removes it from its visitors’ browsers', { tag: '@matrix' }, async ({
    guest,
    context,
    site,
  }) => {
    await openAndCache(guest, site.address);
    const [english] = BUILT_LANGUAGES;
    const notFound = {
      status: 404,
      headers: { 'content-type': 'text/html' },
      body: english?.notFoundPage ?? '',
    };
    site.answer((path) => (path === '/service-worker.js' ? notFound : undefined));
    const again = await openAnew(context, guest.page, site.address);
    await expect.poll(() => cacheNames(again.page)).toEqual([]);
    await again.visualize();
    const last = await openAnew(context, again.page, site.address);
    expect(await last.page.evaluate(() => navigator.serviceWorker.controller)).toBe(null);
  });

  test('a network that responds with 404 to everything does not remove it', async ({
    guest,
    context,
    site,
  }) => {
    await openAndCache(guest, site.address);
    let asked = 0;
    site.answer((path) => {
      if (path === '/service-worker.js') asked += 1;
      return { status: 404, headers: { 'content-type': 'text/html' }, body: '<h1>404 Not Found</h1>' };
    });
    let again = await openAnew(context, guest.page, site.address);
    await expect.poll(() => asked).toBeGreaterThan(1);
    again = await openAnew(context, again.page, site.address);
    expect(await cacheNames(again.page)).toHaveLength(1);
  });

  test('a build without one removes it, and no entries', { tag: '@matrix' }, async ({
    guest,
    context,
    site,
  }) => {
    await openAndCache(guest, site.address);
    await guest.field('Activity 1 name').fill('Flute');
    await site.publish('off');
    await update(guest.page);
    await expect.poll(() => cacheNames(guest.page)).toEqual([]);
    await expect(guest.field('Activity 1 name')).toHaveValue('Flute');
    const again = await openAnew(context, guest.page, site.address);
    expect(await again.page.evaluate(() => navigator.serviceWorker.controller)).toBe(null);
    await again.visualize();
  });

  test('a worker that cannot be fetched breaks nothing', { tag: '@matrix' }, async ({ guest, site }) => {
    const problems: string[] = [];
    guest.page.on('pageerror', (error) => problems.push(String(error)));
    site.answer((path) => (path === '/service-worker.js' ? 503 : undefined));
    const report = guest.page.waitForEvent('console', (message) =>
      message.text().includes('not be available offline'),
    );
    await open(guest, site.address);
    expect((await report).type()).toBe('info');
    await guest.visualize();
    expect(problems).toEqual([]);
  });
});
