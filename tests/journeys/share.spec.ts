import { readFileSync } from 'node:fs';
import { recordDrawnText, takeDrawnText } from '../support/drawn-text.ts';
import { expect, test, type Visitor } from '../support/test.ts';

const FAMILY = '👩‍👩‍👧‍👦';
const NAMES = [
  'W'.repeat(60),
  'قراءة 3 كتب (الشعر، 2.5 ساعة)، ثم راحة!',
  `Playing with ${FAMILY} and 🧘🏽‍♀️ at ${FAMILY}${FAMILY}${FAMILY}${FAMILY}${FAMILY}${FAMILY}${FAMILY}`,
  `<b>&"' and <script>1</script>`,
  'The long and winding art of doing nothing at all on a Sunday',
];

async function download(visitor: Visitor) {
  const waiting = visitor.page.waitForEvent('download');
  await visitor.button('Share Results').click();
  const file = await waiting;
  return { name: file.suggestedFilename(), png: readFileSync(await file.path()) };
}

test('the image is my-life-visualization.png at scale 1.5, with the background of the theme', async ({
  page,
  visitor,
}) => {
  await visitor.open();
  await visitor.visualize();
  for (const [theme, ground] of [
    ['dark', [11, 14, 19]],
    ['light', [248, 245, 238]],
  ] as const) {
    if (theme === 'light') await visitor.button('Switch to light theme').click();
    const { name, png } = await download(visitor);
    await expect(visitor.toast()).toContainText('Your life visualization has been downloaded as an image.');
    expect(name).toBe('my-life-visualization.png');
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
  }
});

test('the image has every name whole, past life expectancy too', async ({ page, visitor }) => {
  await recordDrawnText(page);
  await visitor.open();
  for (const [index, name] of NAMES.entries()) {
    if (index > 2) await visitor.addActivity(index + 1, name, '1.5');
    else await visitor.field(`Activity ${index + 1} name`).fill(name);
  }
  await visitor.submitFrom('Japan', '1940-05-15');
  const { png } = await download(visitor);
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
});

test('the device’s own share sheet is offered if it takes images, given the file, and may be cancelled or fail', async ({
  page,
  visitor,
}) => {
  await visitor.open();
  await page.evaluate(() => {
    Reflect.deleteProperty(Navigator.prototype, 'canShare');
  });
  await visitor.visualize();
  await expect(visitor.button('Share Results')).toBeVisible();
  await expect(visitor.button('Send the image')).toHaveCount(0);
  await page.evaluate(() => {
    navigator.canShare = () => false;
  });
  await visitor.submit();
  await expect(visitor.button('Send the image')).toHaveCount(0);
  // From then on, toasts appear without a delay: their code is loaded.
  await download(visitor);
  await visitor.toast().getByRole('button').click();

  let downloads = 0;
  page.on('download', () => downloads++);
  /** A fake of the share sheet, which accepts images and ends as a test says. */
  const playShareSheet = (ends: string) =>
    page.evaluate((how) => {
      navigator.canShare = (data) => data?.files?.every(({ type }) => type === 'image/png') ?? false;
      navigator.share = async (data) => {
        const { name, type, size } = data?.files?.[0] ?? {};
        const given = { count: data?.files?.length, name, type, hasContent: Number(size) > 10_000, how };
        document.documentElement.dataset['given'] = JSON.stringify(given);
        await Promise.resolve();
        if (how !== 'shared') throw new DOMException('', how);
      };
    }, ends);
  for (const how of ['shared', 'AbortError'] as const) {
    await playShareSheet(how);
    await visitor.submit();
    // The page scrolls to the results, below a pointer.
    await visitor.button('Send the image').press('Enter');
    await expect(page.locator('html')).toHaveAttribute(
      'data-given',
      `{"count":1,"name":"my-life-visualization.png","type":"image/png","hasContent":true,"how":"${how}"}`,
    );
    await expect(visitor.button('Send the image')).toBeFocused();
    await expect(visitor.toast()).toHaveCount(0);
  }
  await playShareSheet('NotAllowedError');
  await visitor.button('Send the image').click();
  await expect(visitor.toast()).toContainText('The picture couldn’t be sent. Download it instead.');
  await expect(visitor.toast()).not.toContainText('Failed to capture screenshot');
  expect(downloads).toBe(0);
});
