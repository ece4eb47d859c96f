import { expect, test } from '../support/test.ts';

/** When the page was first painted with something in it; 0 while it was not. */
const firstPaint = () =>
  new Promise<number>((resolve) => {
    new PerformanceObserver((list) => {
      const painted = list.getEntries().find(({ name }) => name === 'first-contentful-paint');
      if (painted) resolve(painted.startTime);
    }).observe({ type: 'paint', buffered: true });
    setTimeout(() => resolve(0), 3000);
  });

test('the first screen is painted after one request, without waiting for others', {
  tag: '@matrix',
}, async ({ page, visitor }) => {
  const held: string[] = [];
  // Nothing but the document is ever answered.
  await page.route('**/*', (route) => {
    const request = route.request();
    if (request.resourceType() === 'document') return route.continue();
    held.push(request.url());
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(visitor.field('Birthdate')).toBeVisible();
  expect(await page.evaluate(firstPaint)).toBeGreaterThan(0);
  expect(held.join('\n')).toMatch(/\.js/);
  // A screenshot of Playwright's would wait for the typefaces.
  const session = await page.context().newCDPSession(page);
  const screenshot = async () => (await session.send('Page.captureScreenshot')).data.length;
  const painted = await screenshot();
  await page.locator('body').evaluate((body) => body.replaceChildren());
  expect(painted).toBeGreaterThan(4 * (await screenshot()));
});
