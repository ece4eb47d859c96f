import type { Page } from '@playwright/test';
import { expect, test, Visitor } from '../support/test.ts';
import { playWorldBank } from '../support/world-bank.ts';

/** The page's elements with their attributes, whichever way they came into it. */
const readMarkup = (page: Page) =>
  // The languages are read from the prerendered page.
  page.locator('#root').evaluate((root) => {
    const lines = Array.from(
      root.querySelectorAll<HTMLElement>(':not(noscript, .language-menu *)'),
      (element) => {
        if (element.style?.length) element.setAttribute('style', element.style.cssText);
        const attributes = Array.from(element.attributes, ({ name, value }) => `${name}="${value}"`);
        const text = element.childElementCount === 0 ? (element.textContent ?? '') : '';
        return `${element.localName} ${attributes.toSorted().join(' ')}: ${text}`;
      },
    );
    // React's own ids depend on the way.
    return lines.join('\n').replaceAll(/_[rR]_\w*/g, 'id');
  });

/** Empties the page before its script runs, so that React renders all of it anew. */
const withoutPrerendering = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') document.getElementById('root')?.replaceChildren();
    });
  });

const PLACE = { timezoneId: 'Pacific/Kiritimati', locale: 'de-CH' };
test.use(PLACE);

// In production, React neither reports nor mends an attribute that was prerendered with another value.
test('the hydrated page is the one that React renders', async ({ page, visitor }) => {
  await visitor.open();
  await expect(page.locator('.quote blockquote')).toBeVisible();
  const hydrated = await readMarkup(page);
  await withoutPrerendering(page);
  await visitor.open();
  await expect(page.locator('.quote blockquote')).toBeVisible();
  expect(hydrated).toBe(await readMarkup(page));
});

test('entries are in the fields after Back, and the console is silent', async ({ browser }) => {
  // With the browser's own clock: the page asks how it was opened, which a stopped clock would hide.
  const context = await browser.newContext({ ...PLACE, serviceWorkers: 'block' });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (!message.text().startsWith('Service Worker registration blocked')) problems.push(message.text());
  });
  await playWorldBank(page);
  const visitor = new Visitor(page);
  const hours = visitor.field('Activity 1 hours per day');
  const total = page.locator('#total-hours');
  const findToday = () => new Date().toLocaleDateString('sv', { timeZone: PLACE.timezoneId });
  const dayBefore = findToday();
  await visitor.open();
  await visitor.field('Birthdate').fill('1984-02-29');
  await hours.fill('7.5');
  await page.goto('./licenses.txt');
  await page.goBack();
  await visitor.listening();
  await expect(visitor.field('Birthdate')).toHaveValue('1984-02-29');
  await expect(hours).toHaveValue('7.5');
  await expect(total).toContainText(/16[.,]5 of 24/);
  // Midnight may have passed meanwhile.
  const today = new RegExp(`^(${dayBefore}|${findToday()})$`);
  await expect(visitor.field('Birthdate')).toHaveAttribute('max', today);
  expect(problems).toEqual([]);
  await context.close();
});
