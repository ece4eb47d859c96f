import type { Locator, Page } from '@playwright/test';
import { expect, test, type Visitor } from '../support/test.ts';

interface Chart {
  readonly title: string;
  /** The description of the chart, for a birthdate of 1984-02-29 and 76 years, in Japan. */
  readonly sentence: RegExp;
  /** A row of its table. */
  readonly row: RegExp;
  /** The tooltip when the chart gets the focus, and after a key. */
  readonly first: RegExp;
  readonly key: string;
  readonly second: RegExp;
  /** The key that moves back. */
  readonly back: string;
}

const CHARTS: readonly Chart[] = [
  {
    title: 'Life Spent On Activities',
    sentence: /^Sleep 33\.3%, Work 33\.3%, Exercise 4\.2%, Free Time 29\.2%\.$/,
    row: /Exercise\s*4\.2%/,
    first: /^Sleep33\.3% · 14\.0 years$/,
    key: 'ArrowRight',
    second: /^Work33\.3% · 14\.0 years$/,
    back: 'ArrowLeft',
  },
  {
    title: 'Life in Weeks',
    sentence: /^2,191 weeks so far, 1,768 ahead until 76\./,
    row: /All weeks\s*2,191\s*1,768/,
    first: /^Age 42, week 1: March 1 – 7, 2026 · this week$/,
    key: 'ArrowRight',
    second: /^Age 43, week 1: March 1 – 7, 2027 · ahead$/,
    back: 'ArrowLeft',
  },
  {
    title: 'How many reach each age',
    sentence:
      /^Of people aged 42 in Japan, three in four reach \d\d, half reach \d\d and one in four reach \d\d/,
    row: /^60\s*9\d%\s*9\d%$/,
    first: /^Age 42: 100% of people aged 42/,
    key: 'PageUp',
    second: /^Age 52: \d\d% of people aged 42/,
    back: 'PageDown',
  },
  {
    title: 'Future Projections',
    sentence: /^Sleep 11\.3 years ahead, .*Free Time 9\.9 years ahead\.$/,
    row: /Exercise\s*1\.8\s*1\.4/,
    first: /^Sleep14\.0 years so far, 11\.3 years ahead$/,
    key: 'ArrowDown',
    second: /^Work14\.0 years so far, 11\.3 years ahead$/,
    back: 'ArrowUp',
  },
];

async function visualizeInJapan(visitor: Visitor): Promise<void> {
  await visitor.open();
  await visitor.chooseCountry('Japan');
  await visitor.visualize();
  await expect(visitor.section('How many reach each age')).toBeVisible();
}

const wholeOf = (section: Locator) => section.locator('[data-marks], .chart-cursor');
/** The first mark of a chart. */
const firstOf = (section: Locator) => section.locator('[data-mark], .chart-cursor').first();

/** A point on the first mark, below the slider and with space above it, in pixels of the window. */
async function placeOn(mark: Locator): Promise<{ x: number; y: number }> {
  await mark.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await mark.boundingBox();
  if (!box) throw new Error('The mark has no place on the page');
  // Right of the middle: on a point of the weeks, and not in the hole of the pie.
  return { x: box.x + box.width * 0.55, y: box.y + box.height * 0.5 };
}

async function expectTooltipByPointer(page: Page, visitor: Visitor, section: Locator): Promise<void> {
  const tooltip = section.getByRole('tooltip');
  const { x, y } = await placeOn(firstOf(section));
  await page.mouse.move(x, y);
  await visitor.letPass(690);
  await expect(tooltip).toHaveCount(0);
  await visitor.letPass(20);
  await expect(tooltip).toHaveCount(1);
  const text = await tooltip.textContent();
  const box = await tooltip.boundingBox();
  if (!box) throw new Error('The tooltip has no place on the page');
  for (const height of [y - 4, box.y + box.height - 4, box.y + box.height / 2]) {
    await page.mouse.move(x, height);
    await visitor.letPass(20);
  }
  await visitor.letPass(5000);
  await expect(tooltip).toHaveText(text ?? '');
  await page.mouse.move(1, 1);
  await visitor.letPass(800);
  await expect(tooltip).toHaveCount(0);
  await page.mouse.move(x, y);
  await visitor.letPass(800);
  await expect(tooltip).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);
}

test('every chart has a heading, a description, a table and tooltips', async ({ page, visitor }) => {
  await visualizeInJapan(visitor);
  for (const { title, sentence, row, first, key, second, back } of CHARTS) {
    const section = visitor.section(title);
    const tooltip = section.getByRole('tooltip');
    await expect(section.getByRole('heading', { name: title, level: 3 })).toBeVisible();
    await expect(wholeOf(section)).toHaveCount(1);
    await expect(wholeOf(section)).toHaveAccessibleName(sentence);
    const button = section.getByRole('button', { name: `Show as a table: ${title}` });
    if (await button.count()) {
      await button.press('Enter');
      await expect(section.getByRole('button', { name: `Hide the table: ${title}` })).toBeFocused();
    }
    await expect(section.getByRole('row').filter({ hasText: row })).toBeVisible();

    await expect(section.locator('[tabindex="0"]')).toHaveCount(1);
    await firstOf(section).focus();
    await expect(tooltip).toHaveText(first);
    await page.keyboard.press(key);
    await expect(tooltip).toHaveText(second);
    await expect(section.locator('[tabindex="0"]')).toHaveCount(1);
    await expect(section.locator('[tabindex="0"]')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(tooltip).toHaveCount(0);
    await page.keyboard.press(back);
    await expect(tooltip).toHaveText(first);
    await page.keyboard.press('Tab');
    await expect(tooltip).toHaveCount(0);
    await expect(wholeOf(section).locator(':focus')).toHaveCount(0);
  }
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await visitor.stopTheClock();
  for (const { title } of CHARTS) await expectTooltipByPointer(page, visitor, visitor.section(title));
});
