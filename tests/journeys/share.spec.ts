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

async function download(visitor: Visitor, button = 'Share Results') {
  const waiting = visitor.page.waitForEvent('download');
  await visitor.button(button).click();
  const file = await waiting;
  return { name: file.suggestedFilename(), data: readFileSync(await file.path()) };
}

/** Width and height in the header of a PNG. */
function sizeOf(png: Uint8Array) {
  const data = Buffer.from(png);
  expect(data.subarray(1, 4).toString()).toBe('PNG');
  return [data.readUInt32BE(16), data.readUInt32BE(20)];
}

test('the image has its name, its scale and the theme’s background', async ({ page, visitor }) => {
  await visitor.open();
  await visitor.visualize();
  for (const [theme, ground] of [
    ['dark', [11, 14, 19]],
    ['light', [248, 245, 238]],
  ] as const) {
    if (theme === 'light') await visitor.button('Switch to light theme').click();
    const { name, data: png } = await download(visitor);
    await expect(visitor.toast()).toContainText('Your life visualization has been downloaded as an image.');
    expect(name).toBe('my-life-visualization.png');
    expect(sizeOf(png)[0]).toBe(1080 * 1.5);
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
  // It would cover the poster.
  await visitor.button('Make a poster').click();
  await expect(visitor.toast()).toHaveCount(0);
});

test('the image has every name whole, past life expectancy too', async ({ page, visitor }) => {
  await recordDrawnText(page);
  await visitor.open();
  for (const [index, name] of NAMES.entries()) {
    if (index > 2) await visitor.addActivity(index + 1, name, '1.5');
    else await visitor.field(`Activity ${index + 1} name`).fill(name);
  }
  await visitor.submitFrom('Japan', '1940-05-15');
  const { data: png } = await download(visitor);
  // With names of one line, it has 3,180 pixels.
  expect(png.readUInt32BE(20)).toBeGreaterThan(3400);
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

test('the share sheet gets the image, and may be cancelled or fail', async ({ page, visitor }) => {
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
  await visitor.stopTheClock();
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
    // They take the focus once they are there.
    await expect(visitor.results()).toBeFocused();
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

test('control characters in a name break neither page nor image', async ({ page, visitor }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'language', { value: 'en-US@posix' }));
  await visitor.open();
  // Set by script: no keyboard has them, but a paste can contain them.
  await visitor.field('Activity 2 name').evaluate((input) => {
    // Bypasses React's own property, as a browser would.
    Reflect.set(HTMLInputElement.prototype, 'value', 'one\u0001two\uD800three\uFFFE', input);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await visitor.visualize();
  await expect(page.locator('.activity-card h4').nth(1)).toHaveText('onetwothree\uFFFE');
  await expect(visitor.summary('Weeks Left')).toHaveText('1,768');
  await download(visitor);
});

const TITLE = 'حياة ليلى 👩‍👩‍👧‍👦 in weeks';

/** Opens the dialog with the worked example's life. */
async function openDialog(visitor: Visitor): Promise<void> {
  await visitor.open();
  await visitor.visualize();
  await visitor.button('Make a poster').click();
  await expect(visitor.page.locator('.picture-preview')).toBeVisible();
}

test('a poster is an image as well, of 200 pixels per inch', async ({ page, visitor }) => {
  await recordDrawnText(page);
  await openDialog(visitor);
  for (const [paper, size] of [
    // 210 and 297 millimeters of 25.4 to an inch; 8.5 and 11 inches.
    ['A4', [1654, 2340]],
    ['US Letter', [1700, 2200]],
  ] as const) {
    await page.getByRole('radio', { name: paper }).check({ force: true });
    const { name, data } = await download(visitor, 'Save as image');
    expect(name).toBe('life-in-weeks-poster.png');
    expect(sizeOf(data)).toEqual(size);
    // The lines of the preview.
    const drawn = (await takeDrawnText(page)).join('').replaceAll(/\s/g, '');
    const shown = (await page.locator('.picture-preview').innerText()).replaceAll(/\s/g, '');
    expect([...drawn].toSorted()).toEqual([...shown].toSorted());
  }
});

const choose = (visitor: Visitor, format: string) =>
  visitor.page.getByRole('radio', { name: new RegExp(`^${format}`) }).check({ force: true });

test('a picture in each format shows the birthdate only if ticked', async ({ page, visitor }) => {
  await recordDrawnText(page);
  await openDialog(visitor);
  await visitor.field('Title (optional)').fill(TITLE);
  for (const [format, id, width, height] of [
    ['Square', 'square', 1080, 1080],
    ['Story', 'story', 1080, 1920],
  ] as const) {
    await choose(visitor, format);
    const png = await download(visitor, 'Download PNG');
    expect(png.name).toBe(`life-in-weeks-${id}.png`);
    expect(sizeOf(png.data)).toEqual([width, height]);
    const text = (await takeDrawnText(page)).join(' ');
    expect(text).toContain(TITLE);
    expect(text).not.toMatch(/1984|February/);
  }
  await visitor.field('Show the birthdate').check();
  await download(visitor, 'Download PNG');
  expect((await takeDrawnText(page)).join(' ')).toContain('Born February 29, 1984 · 2,191 weeks lived');
  await expect(page.getByText('Downloaded life-in-weeks-story.png.')).toBeVisible();
  // A title of spaces counts as none.
  await visitor.field('Title (optional)').fill('  ');
  // A list waits while the title before, of two lines, is still shown; a single text fails at once.
  await expect(page.locator('.picture-preview .poster-title')).toHaveText(['My life in weeks']);
});
