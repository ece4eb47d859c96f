import { expect, test } from './test.ts';
import { serveWatched } from './watched-site.ts';

test('after one visit the page comes, and works up to the results, without a network', async ({
  visitor,
}) => {
  const site = await serveWatched('http://localhost:1/v2');
  await visitor.open(site.address);
  await expect.poll(() => visitor.tab.run(() => navigator.serviceWorker.controller !== null)).toBe(true);
  site.stop();
  await visitor.reload();
  await visitor.fillPerson();
  await visitor.visualize();
  await visitor.reads('.summary dd', '42', '34', '1,768');
});
