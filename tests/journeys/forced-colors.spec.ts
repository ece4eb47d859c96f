import { expect, test } from '../support/test.ts';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
});

test('with forced colors a line in the background color separates the slices of the pie', {
  tag: '@matrix',
}, async ({ page, visitor }) => {
  await visitor.open();
  await visitor.visualize();
  const pie = page.locator('.shares-pie > svg');
  await pie.scrollIntoViewIfNeeded();
  const picture = await pie.screenshot();
  // Goes around the inner ring of the pie: counts the separators and the colors.
  const { gaps, colors } = await page.evaluate(
    async (data) => {
      const image = await createImageBitmap(new Blob([new Uint8Array(data)]));
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
      if (!context) throw new Error('There is no canvas');
      context.drawImage(image, 0, 0);
      const { data: pixels } = context.getImageData(0, 0, image.width, image.height);
      const colorAt = (x: number, y: number) => {
        const start = (Math.round(y) * image.width + Math.round(x)) * 4;
        return pixels.slice(start, start + 3).join();
      };
      const radius = image.width / 4;
      const around = Array.from({ length: 2000 }, (_, step) => {
        const turn = (step / 2000) * 2 * Math.PI;
        return colorAt(image.width / 2 + Math.sin(turn) * radius, image.height / 2 - Math.cos(turn) * radius);
      });
      const ground = colorAt(0, 0);
      const starts = around.filter((color, index) => color === ground && around.at(index - 1) !== ground);
      return { gaps: starts.length, colors: new Set(around).size };
    },
    [...picture],
  );
  expect(gaps).toBe(4);
  expect(colors).toBeGreaterThan(1);
});
