import type { Page } from '@playwright/test';
import { decodeLink } from '../../src/document/link.ts';
import { expect, test, Visitor } from '../support/test.ts';
import { playWorldBank } from '../support/world-bank.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const NEWER = 'This link was made with a newer version of this page. Reload the page to open it.';
const UNREADABLE = /^This link can’t be opened/;

/** Copies the link. @returns the text in the clipboard */
async function copyLink(visitor: Visitor): Promise<string> {
  await visitor.copyLink();
  await expect(visitor.page.getByText('Link copied.')).toBeVisible();
  await visitor.page.keyboard.press('Escape');
  return visitor.page.evaluate(() => navigator.clipboard.readText());
}

/** Where the figures of the results are. The cards of one's own life also have buttons. */
const FIGURES = [
  '.summary-figures',
  '.time-split',
  '.timeline-bar',
  '.timeline-below',
  '.activity-card > :not(.activity-when)',
];

/** The figures once all results are loaded and the slider rests. */
async function readFigures(page: Page): Promise<string[][]> {
  await expect(page.locator('.disclaimer')).toBeAttached();
  await expect(page.locator('.activity-card').first()).toBeVisible();
  return Promise.all(FIGURES.map((part) => page.locator(part).allInnerTexts()));
}

/** The colors of the pie, in their order. */
const readPaints = (page: Page) =>
  page
    .locator('.time-split-pie svg [fill]')
    .evaluateAll((shapes) => shapes.map((shape) => shape.getAttribute('fill')));

/** Opens the link as another visitor, on another device. */
async function openElsewhere(page: Page, link: string): Promise<Visitor> {
  const browser = page.context().browser();
  if (!browser) throw new Error('There is no other browser');
  const context = await browser.newContext({ locale: 'en-US', timezoneId: 'Asia/Tokyo' });
  const other = await context.newPage();
  await playWorldBank(other);
  await other.goto(link);
  return new Visitor(other);
}

const isShared = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Someone shared their life with you' })).toBeVisible();

test('a link restores all but the birthdate', async ({ page, visitor }) => {
  await visitor.open();
  await visitor.field('Birthdate').fill('1984-02-29');
  await visitor.chooseCountry('Japan');
  await visitor.addActivity(4, 'قراءة & talks_', '0.5');
  await visitor.submit();
  await expect(visitor.summary('Years Lived')).toHaveText('42');
  await visitor.slider().fill('520');
  await expect(visitor.card('Sleep')).toContainText('From 14.0 years');
  await visitor.button('Copy a link').click();
  await expect(visitor.button('Copy link')).toHaveAccessibleDescription(/to within a week, the birthdate/);
  await page.keyboard.press('Escape');
  const link = await copyLink(visitor);
  const { search, hash } = new URL(link);
  expect(search).toBe('');
  const text = decodeLink(hash.slice(1));
  expect(text).not.toMatch(/1984|02.?29|29.?02|Feb/);
  expect(text).toContain('"age":42,"weeksLived":2191');

  const other = await openElsewhere(page, link);
  await expect(other.page.getByRole('heading', { name: 'Someone shared their life with you' })).toBeFocused();
  await expect(other.slider()).toHaveValue('520');
  // Sections out of view are updated when the slider rests.
  await expect(async () => {
    expect(await readFigures(other.page)).toEqual(await readFigures(page));
  }).toPass();
  await expect(page.locator('.weeks-headline').first()).toContainText('You have lived 2,191 weeks.');
  await expect(other.page.locator('.weeks-headline').first()).toContainText('They’ve lived 2,191 weeks.');
  const paints = await readPaints(page);
  expect(paints).toContain('var(--activity-red)');
  expect(await readPaints(other.page)).toEqual(paints);
  await expect(other.results()).toContainText(
    'life expectancy at birth in Japan: 84.5 years (World Bank, 2023)',
  );
  await expect(other.section('How many reach each age')).toBeVisible();
  await expect(other.field('Birthdate')).toHaveCount(0);
  await other.page.context().close();
});

test('a link leaves one’s own entries alone', { tag: '@matrix' }, async ({ page, visitor }) => {
  await visitor.open();
  await visitor.visualize();
  const link = await copyLink(visitor);
  await visitor.field('Birthdate').fill('1951-07-09');
  await page.evaluate((address) => {
    location.href = address;
  }, link);
  await isShared(page);
  await page.goBack();
  await expect(visitor.field('Birthdate')).toHaveValue('1951-07-09');
  await expect(visitor.summary('Years Lived')).toHaveText('42');

  await visitor.field('Remember on this device').check();
  const kept = () => page.evaluate(() => ({ ...localStorage }));
  const before = await kept();
  await page.goto('about:blank');
  await page.goto(link);
  await expect(visitor.summary('Years Lived')).toHaveText('42');
  await visitor.slider().fill('520');
  await page.getByRole('link', { name: 'See my own life' }).click();
  await expect(visitor.field('Birthdate')).toHaveValue('1951-07-09');
  expect(await kept()).toEqual(before);
  await page.goBack();
  await isShared(page);
});

test('a link that is altered or newer leads to a message', async ({ page, visitor }) => {
  await visitor.open();
  await visitor.submitFrom('Japan', '1942-02-01');
  await visitor.openExpectancy();
  await visitor.field('People already 84: 92').check();
  const link = await copyLink(visitor);
  const follow = async (address: string) => {
    await page.goto('about:blank');
    await page.goto(address);
  };
  await follow(link);
  await expect(visitor.summary('Years Remaining')).toHaveText('8');
  await expect(visitor.results().locator('.age-figures')).toContainText(
    'Based on the age that people aged 84 in Japan reach on average: 92 at the death rates of 2024',
  );
  // On a page opened from a link, the choice can't be changed.
  await expect(visitor.field('People already 84: 92')).toHaveCount(0);
  for (const [changed, message] of [
    [link.slice(0, -20), UNREADABLE],
    [`${link.split('#')[0]}#${btoa('{"version":99}')}`, NEWER],
  ] as const) {
    await follow(changed);
    await expect(page.getByText(message)).toBeVisible();
    await expect(visitor.results()).toHaveCount(0);
    await visitor.visualize();
    await expect(visitor.summary('Years Lived')).toHaveText('42');
  }
});
