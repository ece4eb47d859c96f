import type { Page } from '@playwright/test';
import { chunk, holdRequests } from '../support/requests.ts';
import { expect, FAILED_REQUEST, test, type Visitor } from '../support/test.ts';

// The browser's log of a request, and React's of an error that it has caught.
test.use({
  allowedInConsole: {
    patterns: [
      FAILED_REQUEST,
      /^TypeError: Failed to fetch dynamically imported module/,
      /^Error: (Unable to preload CSS|.* could not be loaded)/,
    ],
  },
});

/** Removes files, as a deployment does, until the returned function restores them. @param name of a file, without its hash */
async function takeAway(page: Page, name: string): Promise<() => Promise<void>> {
  const [stem, ending] = name.split('.');
  const files = `**/assets/${stem}-*.${ending}`;
  await page.route(files, (route) => route.fulfill({ status: 404, body: 'gone' }));
  return () => page.unroute(files);
}

const broken = (visitor: Visitor, part: string) =>
  visitor.page.getByRole('alert').filter({ hasText: `“${part}” couldn’t be shown` });

async function fillIn(visitor: Visitor): Promise<void> {
  await visitor.field('Birthdate').fill('1984-02-29');
  await visitor.chooseCountry('Japan');
  await visitor.addActivity(4, 'Reading', '2.5');
  await visitor.addActivity(5, 'Flute', '0.5');
}

async function expectTyped(visitor: Visitor): Promise<void> {
  await expect(visitor.field('Birthdate')).toHaveValue('1984-02-29');
  await expect(visitor.button(/^Country/)).toContainText('Japan');
  await expect(visitor.field('Activity 4 name')).toHaveValue('Reading');
  await expect(visitor.field('Activity 5 hours per day')).toHaveValue('0.5');
}

test.describe('A file that is gone after a deployment', () => {
  test('of the results: a reload keeps the entries', async ({ page, visitor }) => {
    const bringBack = await takeAway(page, 'results.css');
    await visitor.open();
    await fillIn(visitor);
    await visitor.submit();
    await expect(visitor.toast()).toContainText('Error visualizing data');
    await expect(visitor.toast()).toContainText('Please check your inputs and try again.');
    await expect(visitor.button('Visualize My Life')).toBeEnabled();
    const box = broken(visitor, 'Your life in numbers');
    await expect(box).toContainText('reload it: your entries stay.');
    const [form, below] = [await page.locator('.card').boundingBox(), await box.boundingBox()];
    expect((below?.y ?? 0) - (form?.y ?? 0) - (form?.height ?? 0)).toBeGreaterThanOrEqual(16);
    await visitor.button('Reload the page').click();
    await expect(box).toHaveCount(0);
    await visitor.listening();
    await expectTyped(visitor);
    const stored = () => [localStorage.length, sessionStorage.length, history.state];
    expect(await page.evaluate(stored)).toEqual([0, 0, null]);
    await visitor.submit();
    await expect(box).toBeVisible();
    await bringBack();
    await visitor.submit();
    await expect(visitor.card('Flute')).toBeVisible();
    await expect(box).toHaveCount(0);
  });

  test('of shared results: the form is shown', { tag: '@matrix' }, async ({ page, visitor }) => {
    await visitor.open();
    await visitor.visualize();
    await page.evaluate(() => {
      navigator.clipboard.writeText = (text) => Promise.resolve(void (document.title = text));
    });
    await visitor.copyLink();
    await expect(page).toHaveTitle(/#[\w-]{100}/);
    const link = await page.title();
    const bringBack = await takeAway(page, 'results.js');
    await page.goto('about:blank');
    await page.goto(link);
    await expect(page.getByText('The shared life couldn’t be shown.')).toBeVisible();
    await visitor.field('Birthdate').fill('1951-07-09');
    await bringBack();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Someone shared their life with you' })).toBeVisible();
    await expect(visitor.summary('Years Lived')).toHaveText('42');
  });
});

test('results that never arrive are a message after 3 seconds', { tag: '@matrix' }, async ({
  page,
  visitor,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await page.route(chunk('results'), () => new Promise<void>(() => undefined));
  await visitor.open();
  await fillIn(visitor);
  await visitor.rememberBox().click();
  await expect(page.getByText('This browser won’t let the page save anything.')).toBeVisible();
  await visitor.submit();
  await page.clock.fastForward(3000);
  await expect(broken(visitor, 'Your life in numbers')).toBeVisible();
  await page.unroute(chunk('results'));
  await visitor.button('Reload the page').click();
  await visitor.listening();
  await expectTyped(visitor);
  await visitor.submit();
  await expect(visitor.card('Flute')).toBeVisible();
});

test.describe('The box for a life in lines', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Type or paste' });
  const box = (page: Page) => page.getByLabel('One event per line');

  test('whose code is gone offers to try again, in a dialog that can be closed', async ({
    page,
    visitor,
  }) => {
    const bringBack = await takeAway(page, 'typed-life.js');
    await visitor.open();
    await visitor.visualize();
    await visitor.button('Type or paste').click();
    await expect(dialog(page).getByRole('alert')).toContainText('“Type or paste” couldn’t be shown');
    await page.keyboard.press('Escape');
    await expect(visitor.button('Type or paste')).toBeFocused();
    await bringBack();
    await visitor.button('Type or paste').click();
    await expect(box(page)).toBeFocused();
    await expect(dialog(page)).toBeHidden();
  });

  test('whose code is late opens in a dialog, and has the focus once it has come', async ({
    page,
    visitor,
  }) => {
    const letThrough = await holdRequests(page, chunk('typed-life'));
    await visitor.open();
    await visitor.visualize();
    await visitor.stopTheClock();
    await visitor.button('Type or paste').click();
    await visitor.letPass(990);
    await expect(dialog(page)).toBeHidden();
    await visitor.letPass(20);
    await expect(dialog(page)).toBeVisible();
    letThrough();
    await page.clock.resume();
    await expect(box(page)).toBeFocused();
  });
});
