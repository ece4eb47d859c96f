import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { recordDrawnText, takeDrawnText } from '../support/drawn-text.ts';
import { expect, test, type Visitor } from '../support/test.ts';

const TITLE = 'حياة ليلى 👩‍👩‍👧‍👦 in weeks';

/** Opens the dialog with the worked example's life. */
async function openDialog(visitor: Visitor): Promise<void> {
  await visitor.open();
  await visitor.visualize();
  await visitor.button('Open: A picture to keep').click();
  await expect(visitor.page.locator('.picture-preview')).toBeVisible();
}

const choose = (visitor: Visitor, format: string) =>
  visitor.page.getByRole('radio', { name: new RegExp(`^${format}`) }).check({ force: true });

async function download(visitor: Visitor, button: string) {
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

test('a picture is made in each format, with the visitor’s title, and shows the birthdate only if that is ticked', async ({
  page,
  visitor,
}) => {
  await recordDrawnText(page);
  await openDialog(visitor);
  await visitor.field('Title (optional)').fill(TITLE);
  for (const [format, id, width, height] of [
    ['Phone wallpaper', 'wallpaper', 1170, 2532],
    ['Square', 'square', 1080, 1080],
    ['Story', 'story', 1080, 1920],
  ] as const) {
    await choose(visitor, format);
    const png = await download(visitor, 'Download PNG');
    expect(png.name).toBe(`life-in-weeks-${id}.png`);
    expect(sizeOf(png.data)).toEqual([width, height]);
    const text = (await takeDrawnText(page)).join(' ');
    expect(text.includes(TITLE)).toBe(id !== 'wallpaper');
    expect(text).not.toMatch(/1984|February/);
  }
  await visitor.field('Show the date of birth').check();
  await download(visitor, 'Download PNG');
  expect((await takeDrawnText(page)).join(' ')).toContain('Born February 29, 1984 · 2,191 weeks lived');
  await expect(page.getByText('Downloaded life-in-weeks-story.png.')).toBeVisible();
  // A title of spaces counts as none.
  await visitor.field('Title (optional)').fill('  ');
  // A list waits while the title before, of two lines, is still shown; a single text fails at once.
  await expect(page.locator('.picture-preview .poster-title')).toHaveText(['My life in weeks']);
});

test('a wallpaper for each week of a year comes in one zip with the steps for a phone, unless the dialog is closed', async ({
  page,
  visitor,
}) => {
  let downloads = 0;
  page.on('download', () => downloads++);
  await openDialog(visitor);
  await choose(visitor, 'Phone wallpaper');
  await expect(page.getByText('Your weeks begin on Sunday.')).toBeVisible();
  await visitor.button('Download 52 wallpapers').click();
  await expect(page.getByText(/\d+ of 52 wallpapers made/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(visitor.button('Open: A picture to keep')).toBeFocused();
  await visitor.button('Open: A picture to keep').click();
  await choose(visitor, 'Phone wallpaper');
  await expect(visitor.button('Download 52 wallpapers')).toBeEnabled();
  expect(downloads).toBe(0);

  const { name, data } = await download(visitor, 'Download 52 wallpapers');
  expect(name).toBe('life-in-weeks-wallpapers.zip');
  const files = unzipSync(data);
  const names = Object.keys(files);
  expect(names).toHaveLength(52);
  // The birthday is today, a Sunday; and 51 weeks later.
  expect([names[0], names[1], names.at(-1)]).toEqual(['2026-03-01.png', '2026-03-08.png', '2027-02-21.png']);
  const pictures = Object.values(files).map((png) => Buffer.from(png));
  for (const png of pictures) expect(sizeOf(png)).toEqual([1170, 2532]);
  // All are different: today's dot moves. The first one is the wallpaper that is made alone.
  expect(new Set(pictures.map((png) => png.toString('base64'))).size).toBe(52);
  expect(pictures[0]?.equals((await download(visitor, 'Download PNG')).data)).toBe(true);
  await expect(page.getByText('Your weeks begin on Sunday.')).toBeVisible();
  for (const [phone, count] of [
    ['Steps for an iPhone', 5],
    ['Steps for an Android phone', 3],
  ] as const) {
    await page.getByText(phone, { exact: true }).click();
    await expect(page.locator('details').filter({ hasText: phone }).getByRole('listitem')).toHaveCount(count);
  }
});
