import { expect, test } from '../support/test.ts';

/** The time of the first contentful paint; 0 before it. */
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
  // Only the document gets a response.
  await page.route('**/*', (route) => {
    const request = route.request();
    if (request.resourceType() === 'document') return route.continue();
    held.push(request.url());
  });
  await page.goto('./', { waitUntil: 'commit' });
  await expect(visitor.field('Birthdate')).toBeVisible();
  expect(await page.evaluate(firstPaint)).toBeGreaterThan(0);
  expect(held.join('\n')).toMatch(/\.js/);
  // Playwright's own screenshot would wait for the fonts.
  const session = await page.context().newCDPSession(page);
  const screenshot = async () => (await session.send('Page.captureScreenshot')).data.length;
  const painted = await screenshot();
  await page.locator('body').evaluate((body) => body.replaceChildren());
  expect(painted).toBeGreaterThan(4 * (await screenshot()));
});
