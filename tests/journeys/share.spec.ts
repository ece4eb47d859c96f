import { readFileSync } from 'node:fs';
import { expect, test } from '../support/test.ts';

test.describe('Share Results', () => {
  for (const [theme, ground] of [
    ['dark', [11, 14, 19]],
    ['light', [248, 245, 238]],
  ] as const) {
    test(`downloads my-life-visualization.png at scale 1.5, its background ${theme}`, {
      tag: theme === 'dark' ? [] : '@matrix',
    }, async ({ page, visitor }) => {
      await visitor.open();
      if (theme === 'light') await visitor.button('Switch to light theme').click();
      await visitor.visualize();
      const download = page.waitForEvent('download');
      await visitor.button('Share Results').click();
      const file = await download;
      await expect(visitor.toast()).toContainText('Your life visualization has been downloaded as an image.');
      expect(file.suggestedFilename()).toBe('my-life-visualization.png');
      const png = readFileSync(await file.path());
      expect(png.subarray(1, 4).toString()).toBe('PNG');
      expect(png.readUInt32BE(16)).toBe(1080 * 1.5);
      const pixel = await page.evaluate(async (data) => {
        const image = await createImageBitmap(
          new Blob([Uint8Array.from(atob(data), (byte) => byte.charCodeAt(0))]),
        );
        const context = new OffscreenCanvas(1, 1).getContext('2d');
        context?.drawImage(image, 0, 0);
        return [...(context?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
      }, png.toString('base64'));
      expect(pixel).toEqual([...ground]);
    });
  }

  test('works without the fonts if they never arrive, and returns the focus', { tag: '@matrix' }, async ({
    page,
    visitor,
  }) => {
    await visitor.open();
    await visitor.visualize();
    await page.route('**/*.woff2', () => new Promise(() => undefined));
    const download = page.waitForEvent('download');
    await visitor.button('Share Results').focus();
    await page.keyboard.press('Enter');
    await download;
    await expect(visitor.button('Share Results')).toBeFocused();
  });
});
