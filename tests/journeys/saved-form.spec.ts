import { holdRequests } from '../support/hold-requests.ts';
import { fillIn, rememberBox, storage } from '../support/saved-form.ts';
import { expect, test, Visitor } from '../support/test.ts';

async function expectFilledIn(visitor: Visitor): Promise<void> {
  await expect(visitor.field('Birthdate')).toHaveValue('1951-07-09');
  await expect(visitor.button('Country Japan')).toBeVisible();
  await expect(visitor.field('Activity 4 name')).toHaveValue('Kite flying');
  await expect(visitor.field('Activity 4 hours per day')).toHaveValue('3');
}

/** Opens the page with a filled-in form that is remembered. */
async function remember(visitor: Visitor): Promise<void> {
  await visitor.open();
  await rememberBox(visitor).check();
  await fillIn(visitor);
}

test.describe('Remember on this device', () => {
  test('left off, saves only the theme, and keeps the entries and results through a reload, in this tab alone', async ({
    browser,
  }) => {
    // With the browser's own clock: the page asks how it was opened, which a stopped clock would hide.
    const context = await browser.newContext();
    const page = await context.newPage();
    const visitor = new Visitor(page);
    await visitor.open();
    await expect(rememberBox(visitor)).not.toBeChecked();
    await expect(rememberBox(visitor)).toHaveAccessibleDescription(
      /^Saves your entries in this browser until you uncheck this box\./,
    );
    await visitor.button('Switch to light theme').click();
    await visitor.visualize('1951-07-09', '84');
    expect(await storage(page)).toEqual({ theme: 'light' });
    await page.reload();
    await visitor.listening();
    await expect(visitor.button('Switch to dark theme')).toBeVisible();
    await expect(visitor.field('Birthdate')).toHaveValue('1951-07-09');
    await expect(visitor.results()).toBeVisible();
    await expect(rememberBox(visitor)).not.toBeChecked();
    expect(await storage(page)).toEqual({ theme: 'light' });
    const other = new Visitor(await context.newPage());
    await other.open();
    await expect(other.field('Birthdate')).toHaveValue('');
    // A new navigation starts empty, even in the same tab.
    await visitor.open();
    await expect(visitor.field('Birthdate')).toHaveValue('');
    await context.close();
  });

  test('ticked, restores the visitor’s own form with later entries; unticked, leaves nothing behind', {
    tag: '@smoke',
  }, async ({ page, visitor }) => {
    await remember(visitor);
    await visitor.seeExample();
    await expect(visitor.card('Family Time')).toBeVisible();
    await visitor.leaveExample();
    await page.reload();
    await visitor.listening();
    await expect(visitor.summary('Years Lived')).toHaveText('74');
    await visitor.openForm();
    await expect(rememberBox(visitor)).toBeChecked();
    await expectFilledIn(visitor);
    await rememberBox(visitor).uncheck();
    expect(await storage(page)).toEqual({});
    await expectFilledIn(visitor);
    await visitor.open();
    await expect(visitor.field('Birthdate')).toHaveValue('');
    await expect(visitor.field('Activity 4 name')).toHaveCount(0);
    await expect(rememberBox(visitor)).not.toBeChecked();
  });

  test('leaves a form that a newer version of the page has saved as it is, and says so', {
    tag: '@matrix',
  }, async ({ page, visitor }) => {
    const newer = '{"version":99,"chapters":[]}';
    await page.addInitScript((text) => localStorage.setItem('form', text), newer);
    await visitor.open();
    await expect(page.getByText('A newer version of this page has saved entries')).toBeVisible();
    await expect(rememberBox(visitor)).toBeDisabled();
    await visitor.visualize();
    expect(await storage(page)).toEqual({ form: newer });
  });

  test('leaves a form that cannot be read as it is through load, edit and reload, until it is ticked again', async ({
    page,
    visitor,
  }) => {
    await remember(visitor);
    const { form = '' } = await storage(page);
    for (const damaged of [
      form.replace('"hours":"8"', '"hours":8'),
      form.slice(0, -9),
      'x'.repeat(2_000_000),
    ]) {
      // Before the page's script: otherwise the page would treat it as another tab's change.
      await page.goto('./favicon.svg');
      await page.evaluate((text) => localStorage.setItem('form', text), damaged);
      await visitor.open();
      await expect(page.getByText('Entries saved in this browser can’t be read.')).toBeVisible();
      await expect(rememberBox(visitor)).not.toBeChecked();
      await visitor.field('Birthdate').fill('1951-07-09');
      expect((await storage(page)).form).toBe(damaged);
      await page.reload();
      await visitor.listening();
      expect((await storage(page)).form).toBe(damaged);
    }
    await visitor.field('Birthdate').fill('1951-07-09');
    await rememberBox(visitor).check();
    await expect.poll(async () => (await storage(page)).form).toContain('1951-07-09');
  });

  test('shows a message and nothing else fails if storage is blocked', async ({ page, visitor }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Access is denied', 'SecurityError');
        },
      });
    });
    await visitor.open();
    await rememberBox(visitor).click();
    await expect(page.getByText('This browser won’t let the page save anything.')).toBeVisible();
    await expect(rememberBox(visitor)).not.toBeChecked();
    await visitor.button('Switch to light theme').click();
    await visitor.visualize();
    await expect(visitor.summary('Years Lived')).toHaveText('42');
  });

  test('entries made before hydration win over the saved form', async ({ page, visitor }) => {
    await remember(visitor);
    const send = await holdRequests(page, '**/assets/form-*.js');
    await page.reload({ waitUntil: 'commit' });
    await visitor.field('Activity 1 name').fill('Rest');
    send();
    await visitor.listening();
    await expectFilledIn(visitor);
    await expect(visitor.field('Activity 1 name')).toHaveValue('Rest');
  });
});
