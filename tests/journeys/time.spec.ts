import type { Page } from '@playwright/test';
import { expect, test, Visitor } from '../support/test.ts';
import { playWorldBank } from '../support/world-bank.ts';

const NOT_BORN = 'Please enter a valid birthdate in the past';

async function submitBirthdate(visitor: Visitor, date: string): Promise<void> {
  await visitor.field('Birthdate').fill(date);
  await visitor.submit();
}

const quote = (page: Page) => page.locator('.quote blockquote');

/** Serves a page with 31 quotes that name their index: index 0 is for the 31st, and 1 for the 1st. */
async function serveNumberedQuotes(page: Page): Promise<void> {
  const quotes = Array.from({ length: 31 }, (_, day) => ({ text: `Day ${day}`, author: 'A', work: 'B' }));
  await page.route('**/quotes.json', (route) => route.fulfill({ json: { quotes } }));
}

test('over midnight, the day before becomes a valid birthdate', async ({ page, visitor }) => {
  await serveNumberedQuotes(page);
  const midnight = Date.parse('2026-04-01T00:00:00-04:00');
  await page.clock.setSystemTime(new Date(midnight - 60_000));
  await visitor.open();
  await page.clock.pauseAt(new Date(midnight - 1000));
  await expect(quote(page)).toHaveText('Day 0');
  await visitor.enterLifeExpectancy('76');
  await submitBirthdate(visitor, '2026-03-31');
  await expect(visitor.field('Birthdate')).toHaveAccessibleDescription(NOT_BORN);
  await visitor.field('Activity 1 name').focus();
  await page.clock.runFor(2000);
  await expect(visitor.field('Birthdate')).toHaveAttribute('max', '2026-04-01');
  await expect(quote(page)).toHaveText('Day 1');
  await visitor.submit();
  await expect(visitor.summary('Years Remaining')).toHaveText('76');
  await expect(visitor.summary('Years Lived')).toHaveText('0');
});

test('another time zone moves no birthdate', { tag: '@matrix' }, async ({ browser }) => {
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
