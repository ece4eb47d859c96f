import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test, type Visitor } from '../support/test.ts';

const FAMILY = '👩‍👩‍👧‍👦';
const NAMES = [
  'W'.repeat(60),
  'قراءة 3 كتب (الشعر، 2.5 ساعة)، ثم راحة!',
  `Playing with ${FAMILY} and 🧘🏽‍♀️ at ${FAMILY}${FAMILY}${FAMILY}${FAMILY}${FAMILY}${FAMILY}${FAMILY}`,
  `<b>&"' and <script>1</script>`,
  'The long and winding art of doing nothing at all on a Sunday',
];

async function download(page: Page, visitor: Visitor, button: string) {
  const waiting = page.waitForEvent('download');
  await visitor.button(button).click();
  const file = await waiting;
  return { name: file.suggestedFilename(), data: readFileSync(await file.path()) };
}

/** Width and height in the header of a PNG. */
const heightOf = (png: Buffer) => png.readUInt32BE(20);

async function fillNames(visitor: Visitor): Promise<void> {
  for (const [index, name] of NAMES.entries()) {
    if (index > 2) await visitor.addActivity(index + 1, name, '1.5');
    else await visitor.field(`Activity ${index + 1} name`).fill(name);
  }
}

test('past life expectancy, the SVG says up to which age it looks ahead', async ({ page, visitor }) => {
  await visitor.open();
  await visitor.submitFrom('Japan', '1940-05-15');
  await expect(visitor.section('Life in Weeks')).toContainText('The line at 84.5');
  await expect(visitor.section('Life in Weeks')).toContainText('What lies ahead is shown up to 92.5');
  const { data } = await download(page, visitor, 'Save as SVG');
  expect(data.toString()).toContain('What lies ahead is shown up to 92.5');
});

test('the SVG is self-contained and well formed, with complete names, the weeks and the day', async ({
  page,
  visitor,
}) => {
  await visitor.open();
  await fillNames(visitor);
  await visitor.visualize();
  const { name, data } = await download(page, visitor, 'Save as SVG');
  await expect(visitor.toast()).toContainText('Your life visualization has been downloaded');
  expect(name).toBe('my-life-visualization.svg');
  const svg = data.toString();
  expect(svg).not.toContain('var(');
  expect(svg.replaceAll(/xmlns(:\w+)?="[^"]*"/g, '')).not.toMatch(
    /https?:|url\((?!data:)|href=|@import|<script|<image|<foreignObject/,
  );
  expect(svg.match(/@font-face\{[^}]*url\(data:font\/woff2;base64,\w/g)).toHaveLength(3);
  // In another page, without the security policy of this one.
  const reader = await page.context().newPage();
  const read = await reader.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'image/svg+xml');
    return {
      root: parsed.documentElement.tagName,
      error: parsed.querySelector('parsererror')?.textContent ?? null,
      // In the order of the SVG, without the marks that isolate writing directions.
      lines: [...parsed.querySelectorAll('text')].map((line) =>
        line.textContent.replace(/[\u2066-\u2069]/g, ''),
      ),
      dots: parsed.querySelectorAll('[data-tone][stroke-dasharray]').length,
      now: parsed.querySelectorAll('[data-marker="now-week"]').length,
      slices: parsed.querySelectorAll('path[fill-opacity]').length,
      bars: parsed.querySelectorAll('rect[data-tone]').length,
    };
  }, svg);
  expect(read).toMatchObject({ root: 'svg', error: null, dots: 2, now: 1 });
  expect(read.slices).toBeGreaterThanOrEqual(2 * 6);
  expect(read.bars).toBe(3 * 6);
  const whole = read.lines.join('').replaceAll(/\s/g, '');
  for (const each of NAMES) {
    // Once beside its slice and once beside its bar.
    expect(whole.split(each.replaceAll(/\s/g, '')), each).toHaveLength(3);
  }
  // Grapheme clusters are never split.
  const isWhole = (line: string) =>
    line
      .replaceAll(FAMILY, '')
      .replaceAll('🧘🏽‍♀️', '')
      .match(/[👩👧👦🧘]|\u200d/u) === null;
  expect(read.lines.filter((line) => !isWhole(line))).toEqual([]);
  for (const text of ['As of March 1, 2026', 'Life in Weeks', '1,768', 'Years Lived', 'Now, 42']) {
    expect(read.lines).toContain(text);
  }
});

test('the image grows with long names, to the height of the SVG at scale 1.5', { tag: '@matrix' }, async ({
  page,
  visitor,
}) => {
  await visitor.open();
  await visitor.visualize();
  const short = await download(page, visitor, 'Share Results');
  await fillNames(visitor);
  await visitor.visualize();
  const long = await download(page, visitor, 'Share Results');
  expect(heightOf(long.data)).toBeGreaterThan(heightOf(short.data) + 200);
  const { data } = await download(page, visitor, 'Save as SVG');
  const height = Number(/<svg[^>]* height="([\d.]+)"/.exec(data.toString())?.[1]);
  expect(heightOf(long.data)).toBe(Math.floor(height * 1.5));
});

/** The text of an SVG, line by line. */
const listLines = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, line]) => line);

test('an image without free time has no row for it', async ({ page, visitor }) => {
  await visitor.open();
  for (const [index, hours] of ['12', '12', '0'].entries()) {
    await visitor.field(`Activity ${index + 1} hours per day`).fill(hours);
  }
  await visitor.visualize();
  const { data } = await download(page, visitor, 'Save as SVG');
  const lines = listLines(data.toString());
  expect(lines).toContain('Exercise');
  expect(lines).not.toContain('Free Time');
  const rows = visitor.section('Life in Weeks').getByRole('row');
  await visitor.openEverything();
  await expect(rows.filter({ hasText: 'Exercise' })).toBeVisible();
  await expect(rows.filter({ hasText: 'Free Time' })).toHaveCount(0);
});

test('sharing only fetches the page’s own fonts', { tag: '@matrix' }, async ({ page, visitor }) => {
  await page.addInitScript(() => {
    navigator.canShare = () => true;
    navigator.share = () => Promise.resolve();
  });
  await visitor.open();
  await visitor.visualize();
  await visitor.slider().fill('520');
  await page.evaluate(() => document.fonts.ready);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await download(page, visitor, 'Share Results');
  await download(page, visitor, 'Save as SVG');
  await visitor.button('Send the image').click();
  await expect(visitor.button('Send the image')).toBeEnabled();
  const assets = new URL('assets/', page.url()).href;
  const sent = asked.filter((url) => !/^(data|blob):/.test(url));
  expect(sent.filter((url) => !(url.startsWith(assets) && /\.(woff2|js)$/.test(url)))).toEqual([]);
});
