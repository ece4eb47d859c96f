import { readFileSync } from 'node:fs';
import { recordDrawnText, takeDrawnText } from '../support/drawn-text.ts';
import { expect, test } from '../support/test.ts';

const FAMILY = '👩‍👩‍👧‍👦';
const NAMES = [
  'W'.repeat(60),
  'قراءة 3 كتب (الشعر، 2.5 ساعة)، ثم راحة!',
  `Playing with ${FAMILY} and 🧘🏽‍♀️ at ${FAMILY}${FAMILY}${FAMILY}${FAMILY}${FAMILY}${FAMILY}${FAMILY}`,
  `<b>&"' and <script>1</script>`,
  'The long and winding art of doing nothing at all on a Sunday',
];

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

  test('draws every name whole, and says up to which age it looks ahead past life expectancy', async ({
    page,
    visitor,
  }) => {
    await recordDrawnText(page);
    await visitor.open();
    for (const [index, name] of NAMES.entries()) {
      if (index > 2) await visitor.addActivity(index + 1, name, '1.5');
      else await visitor.field(`Activity ${index + 1} name`).fill(name);
    }
    await visitor.submitFrom('Japan', '1940-05-15');
    await expect(visitor.section('Life in Weeks')).toContainText('What lies ahead is shown up to 92.5');
    const download = page.waitForEvent('download');
    await visitor.button('Share Results').click();
    const png = readFileSync(await (await download).path());
    // With names of one line, it has 2,556 pixels.
    expect(png.readUInt32BE(20)).toBeGreaterThan(2800);
    // Without the marks that isolate writing directions.
    const lines = (await takeDrawnText(page)).map((line) => line.replaceAll(/[\u2066-\u2069]/g, ''));
    const whole = lines.join('').replaceAll(/\s/g, '');
    for (const each of NAMES) {
      // Once beside its slice and once beside its bar.
      expect(whole.split(each.replaceAll(/\s/g, '')), each).toHaveLength(3);
    }
    // Grapheme clusters are never split.
    const parts = /[👩👧👦🧘]|\u200d/u;
    const isWhole = (line: string) => !parts.test(line.replaceAll(FAMILY, '').replaceAll('🧘🏽‍♀️', ''));
    expect(lines.filter((line) => !isWhole(line))).toEqual([]);
    expect(lines.join(' ')).toContain('What lies ahead is shown up to 92.5');
  });

  test('requests nothing but the page’s own fonts, works without them, and returns the focus', {
    tag: '@matrix',
  }, async ({ page, visitor }) => {
    await visitor.open();
    await visitor.visualize();
    await page.evaluate(() => document.fonts.ready);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.route('**/*.woff2', () => new Promise(() => undefined));
    const download = page.waitForEvent('download');
    await visitor.button('Share Results').focus();
    await page.keyboard.press('Enter');
    await download;
    await expect(visitor.button('Share Results')).toBeFocused();
    const assets = new URL('assets/', page.url()).href;
    const sent = asked.filter((url) => !/^(data|blob):/.test(url));
    expect(sent.filter((url) => !(url.startsWith(assets) && /\.(woff2|js)$/.test(url)))).toEqual([]);
  });
});
