import { expect, test } from './test.ts';
import type { Visitor } from './visitor.ts';
import { serveWatched } from './watched-site.ts';

type Site = Awaited<ReturnType<typeof serveWatched>>;

/** Opens the page, and waits until it is cached. */
async function visitOnce(visitor: Visitor): Promise<Site> {
  const site = await serveWatched('http://localhost:1/v2');
  await visitor.open(site.address);
  await isKept(visitor);
  return site;
}

/** Waits until a complete version is cached and its worker controls the page. */
async function isKept({ tab }: Visitor): Promise<void> {
  const find = async () => {
    const isWhole = await caches.match('/complete');
    return isWhole !== undefined && navigator.serviceWorker.controller !== null;
  };
  await expect(async () => expect(await tab.run(find)).toBe(true)).toPass();
}

async function useThePage(visitor: Visitor): Promise<void> {
  await visitor.fillPerson();
  await visitor.visualize();
  await visitor.reads('.summary dd', '42', '34', '1,768');
}

test('after one visit the page opens offline and works up to the results, in another language and with its not-found page too', {
  tag: '@matrix',
}, async ({ visitor }) => {
  const site = await visitOnce(visitor);
  await site.stop();
  await visitor.reload();
  await useThePage(visitor);
  await visitor.tab.open(`${site.address}/ar/`);
  await visitor.listening();
  await visitor.tab.open(`${site.address}/nothing/here`);
  await visitor.reads('h2', '404 Page Not Found');
});

test('a page whose cached script is truncated gets it from the server', { tag: '@matrix' }, async ({
  visitor,
}) => {
  const site = await visitOnce(visitor);
  await visitor.tab.run(async () => {
    const src = document.querySelector('script[src]')?.getAttribute('src') ?? '';
    const [name = ''] = await caches.keys();
    const cache = await caches.open(name);
    const whole = await cache.match(src);
    await cache.put(src, new Response((await whole?.text())?.slice(0, 5000), whole));
  });
  await visitor.tab.reload();
  await visitor.listening();
  await isKept(visitor);
  await useThePage(visitor);
  await site.stop();
});
