import type { Page } from '@playwright/test';
import { expect, test, Visitor } from '../support/test.ts';
import { holdFigures, playWorldBank } from '../support/world-bank.ts';

const NOT_BORN = 'Please enter a valid birthdate in the past';

/** Opens the page a second before a moment, and stops its clock there. */
async function openBefore(visitor: Visitor, moment: string): Promise<void> {
  const { clock } = visitor.page;
  await clock.setSystemTime(new Date(Date.parse(moment) - 60_000));
  await visitor.open();
  await clock.pauseAt(new Date(Date.parse(moment) - 1000));
}

async function submitBirthdate(visitor: Visitor, date: string): Promise<void> {
  await visitor.field('Birthdate').fill(date);
  await visitor.submit();
}

const quote = (page: Page) => page.locator('.quote blockquote');

/** Serves a page with 31 quotes that name their index: on the 31st the first is shown. */
async function serveNumberedQuotes(page: Page): Promise<void> {
  const quotes = Array.from({ length: 31 }, (_, day) => ({ text: `Day ${day}`, author: 'A', work: 'B' }));
  await page.route('**/quotes.json', (route) => route.fulfill({ json: { quotes } }));
}

test.describe('Over midnight with the page open', () => {
  test('yesterday becomes a valid birthdate', async ({ page, visitor }) => {
    await openBefore(visitor, '2026-03-02T00:00:00-05:00');
    await visitor.enterLifeExpectancy('76');
    await submitBirthdate(visitor, '2026-03-01');
    await expect(visitor.field('Birthdate')).toHaveAccessibleDescription(NOT_BORN);
    await visitor.field('Activity 1 name').focus();
    await page.clock.runFor(2000);
    await expect(visitor.field('Birthdate')).toHaveAttribute('max', '2026-03-02');
    await visitor.submit();
    await expect(visitor.summary('Years Remaining')).toHaveText('76');
    await expect(visitor.summary('Years Lived')).toHaveText('0');
  });

  test('the quote of the new day is shown', async ({ page, visitor }) => {
    await serveNumberedQuotes(page);
    await openBefore(visitor, '2026-03-31T00:00:00-04:00');
    await expect(quote(page)).toHaveText('Day 30');
    await page.clock.runFor(2000);
    await expect(quote(page)).toHaveText('Day 0');
    await page.clock.fastForward('24:00:00');
    await expect(quote(page)).toHaveText('Day 1');
  });
});

test('changing the time zone moves no birthdate and no figure, and today is the local day', {
  tag: '@matrix',
}, async ({ browser }) => {
  // Without a time zone set by Playwright, which could not be changed later.
  const context = await browser.newContext({ timezoneId: '' });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const travel = (timezoneId: string) => cdp.send('Emulation.setTimezoneOverride', { timezoneId });
  await playWorldBank(page);
  await page.clock.setFixedTime(new Date('2026-03-01T22:00:00-05:00'));
  await travel('America/New_York');
  const visitor = new Visitor(page);
  await visitor.open();
  await visitor.enterLifeExpectancy('76');
  await submitBirthdate(visitor, '2026-03-01');
  await expect(visitor.field('Birthdate')).toHaveAccessibleDescription(NOT_BORN);
  await travel('Asia/Tokyo');
  await visitor.submit();
  await expect(visitor.summary('Years Lived')).toHaveText('0');
  // At this moment it is 2 March on one island and 1 March on the other.
  for (const [zone, age] of [
    ['Pacific/Kiritimati', '42'],
    ['Pacific/Pago_Pago', '41'],
  ] as const) {
    await travel(zone);
    await submitBirthdate(visitor, '1984-03-02');
    await expect(visitor.summary('Years Lived')).toHaveText(age);
    await expect(visitor.field('Birthdate')).toHaveValue('1984-03-02');
  }
  await context.close();
});

test('a form submitted three times while its figure is loading fetches once and shows one result', async ({
  page,
  visitor,
  worldBank,
}) => {
  const letFiguresCome = await holdFigures(page, worldBank);
  await visitor.open();
  await visitor.field('Birthdate').fill('1984-02-29');
  await visitor.chooseCountry('Japan');
  await page.evaluate(() => {
    for (let times = 0; times < 3; times += 1) document.querySelector('form')?.requestSubmit();
  });
  await expect(visitor.button('Calculating...')).toBeDisabled();
  letFiguresCome();
  await expect(visitor.summary('Years Remaining')).toHaveText('42.5');
  await expect(visitor.results()).toHaveCount(1);
  expect(worldBank.asked.filter((address) => address.includes('indicator'))).toHaveLength(1);
  await expect(visitor.toast()).toHaveCount(0);
  await expect(visitor.button('Visualize My Life')).toBeEnabled();
});
