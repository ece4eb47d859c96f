import { BUDGETS } from '../performance/budgets.ts';
import { expect, test } from '../support/test.ts';

/** Width and height in the header of a PNG. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('the page can be installed, with icons of the sizes that it says', async ({
  page,
  request,
  visitor,
}) => {
  await visitor.open();
  const href = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? '';
  const answer = await request.get(href);
  expect(answer.headers()['content-type']).toBe('application/manifest+json');
  const manifest = await answer.json();
  expect(manifest).toMatchObject({ name: 'Lifetime Visualizer', start_url: '.', display: 'standalone' });
  const pictures = manifest.icons.filter(({ type }: { type: string }) => type === 'image/png');
  expect(pictures).toHaveLength(4);
  for (const { src, sizes } of pictures) {
    const icon = await request.get(new URL(src, answer.url()).href);
    expect(sizeOf(await icon.body()).join('x')).toBe(sizes);
  }
  const touchIcon = (await page.locator('link[rel=apple-touch-icon]').getAttribute('href')) ?? '';
  expect(sizeOf(await (await request.get(touchIcon)).body())).toEqual([180, 180]);
  const browser = await page.context().newCDPSession(page);
  const { errors, url } = await browser.send('Page.getAppManifest');
  expect(url).toMatch(/\/manifest\.webmanifest$/);
  expect(errors).toEqual([]);
  const preview = await page.locator('meta[property="og:image"]').getAttribute('content');
  const png = await (await request.get(preview ?? '')).body();
  expect(sizeOf(png)).toEqual([1200, 630]);
  expect(png.length).toBeLessThan(BUDGETS.previewBytes);
});
