import type { Locator, Page } from '@playwright/test';
import { DEFAULT_VIEW, writeViewLink } from '../../src/document/view-link.ts';
import { expect, test } from '../support/test.ts';
import { line, note, openView, SAVED, save } from '../support/view.ts';
import { beginToAdd, chooseFor } from '../support/weeks.ts';

/**
 * Translates the page as browsers do, at once and whenever something is added: each text gets elements of its own, and
 * changes. The sign that is added to it has no width, and Playwright ignores it. Browsers leave drawings alone, and what
 * the page asks them to leave. A text of the page that is not alone in its element is an error. React
 * writes to the console what it cannot change and which section it gives up, which fails a test.
 */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const wrap = (root: Node) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Node[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) found.push(text);
      for (const text of found) {
        const { parentElement } = text;
        if (!text.nodeValue?.trim() || !parentElement) continue;
        if (parentElement.closest('font, script, style, svg, template, textarea, [translate="no"]')) continue;
        if (parentElement.childNodes.length > 1 && document.getElementById('root')?.contains(text)) {
          reportError(new Error(`A text stands beside something: ${parentElement.innerHTML}`));
        }
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        parentElement.replaceChild(outer, text);
        outer.append(inner);
        inner.append(`${text.nodeValue}\u200b`);
      }
    };
    new MutationObserver((changes) => {
      for (const { target } of changes) wrap(target);
    }).observe(document, { childList: true, characterData: true, subtree: true });
  }),
);

const dialog = (page: Page): Locator => page.locator('dialog[open]');
const accept = (page: Page): Promise<void> => dialog(page).locator('[type=submit]').click();

test.describe('While the browser translates the page', () => {
  test('the form and its results have the figures of the life', async ({ page, visitor }) => {
    await visitor.open();
    const total = page.locator('#total-hours');
    await expect(total.locator('font').first()).toBeVisible();
    for (const [hours, text] of [
      ['23', 'Total: 32 hours, 8 more than a day has'],
      ['7', 'Total: 16 of 24 hours, 8 free'],
      ['23', 'Total: 32 hours, 8 more than a day has'],
      ['8', 'Total: 17 of 24 hours, 7 free'],
    ] as const) {
      await visitor.field('Activity 1 hours per day').fill(hours);
      await expect(total).toHaveText(text);
    }
    await visitor.submit();
    await expect(visitor.problems()).toContainText('Birthdate');
    await expect(visitor.toast()).toContainText('Please select a country');
    await visitor.visualize('1984-02-29', '76');
    await expect(visitor.problems()).toHaveCount(0);
    await expect(visitor.summary('Years Remaining')).toHaveText('34');
    const sleep = visitor.card('Sleep').first();
    await expect(sleep).toContainText('14.0 years so far');
    await visitor.slider().fill('520');
    await expect(sleep).toContainText('17.3 years');
    await visitor.slider().fill('0');
    await expect(sleep).toContainText('14.0 years so far');
    await visitor.visualize('1954-02-28', '90');
    await expect(visitor.summary('Years Remaining')).toHaveText('18');
    await expect(page.locator('.weeks-headline')).toContainText('3,757 weeks');
    // Past the average.
    await visitor.visualize('1954-02-28', '60');
    await expect(visitor.summary('Years Remaining')).toHaveText('0');

    await visitor.field('Enter life expectancy manually').uncheck();
    await visitor.button(/^Country/).click();
    await page.getByRole('combobox', { name: 'Search countries...' }).fill('xyz');
    await expect(dialog(page)).toContainText('xyz');
    await page.getByRole('combobox', { name: 'Search countries...' }).fill('jap');
    await page.getByRole('option', { name: 'Japan', exact: true }).click();
    await visitor.addActivity(4, 'Choir', '2');
    await visitor.button('Remove activity 4').click();
    await visitor.undo().click();
    await visitor.button('Work: 5 days a week, 22 to 65').click();
    await expect(page.locator('#activity-2-when')).toHaveText('5 days · 22 to 65');
    await visitor.visualize('1984-02-29', '84.5');
    await visitor.openEverything();
    await expect(visitor.button(/^Country/)).toContainText('Japan');
    await expect(visitor.card('Work')).toContainText('8 hours × 5 days a week, 22 to 65');
    await expect(visitor.card('Choir')).toContainText('3.5 years so far');
  });

  test('moments, chapters and people are added, changed, removed and restored', async ({ page, visitor }) => {
    await visitor.open();
    await visitor.submitFrom('Japan');
    await beginToAdd(page, 'Moment');
    await accept(page);
    await expect(dialog(page).locator('.field-problem')).toHaveCount(2);
    await visitor.field('A few words').fill('Wedding');
    await visitor.field('When').fill('2012');
    await expect(dialog(page)).toContainText('2012, at age 27 or 28');
    await visitor.field('When').fill('May 2012');
    await expect(dialog(page)).toContainText('May 2012, at age 28');
    await accept(page);
    const rows = page.locator('.events-list > .event-row');
    await expect(rows).toHaveText(/Wedding.*May 2012, at age 28/);
    await beginToAdd(page, 'Chapter');
    await visitor.field('Name').fill('Berlin');
    await visitor.field('From').fill('2003');
    await accept(page);
    await expect(rows).toContainText([/Berlin/, /Wedding/]);
    await chooseFor(page, 'Berlin', 'Edit');
    await visitor.field('Until').fill('2008');
    await accept(page);
    await expect(rows.first()).toContainText('2003 to 2008');
    await chooseFor(page, 'Berlin', 'Remove');
    await expect(rows).toHaveText(/Wedding/);
    await visitor.undo().click();
    await expect(rows).toHaveCount(2);
    await beginToAdd(page, 'Person');
    await visitor.field('Name').fill('Mila');
    await visitor.field('Year of birth').fill('2015');
    await visitor.field('Met in').fill('2015');
    await visitor.field('Days together a year').fill('30');
    await accept(page);
    const mila = visitor.section('Time with people').getByRole('listitem');
    const days = mila.getByRole('spinbutton');
    await expect(days).toHaveValue('30');
    await visitor.openEverything();
    await chooseFor(page, 'Mila', 'Edit');
    await visitor.field('Days together a year').fill('12');
    await accept(page);
    await expect(days).toHaveValue('12');
  });

  test('the dialogs follow what is chosen, and a link has its figures', async ({
    page,
    visitor,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visitor.open();
    await visitor.visualize();
    await beginToAdd(page, 'Chapter');
    await visitor.field('Name').fill('Berlin');
    await visitor.field('From').fill('2003');
    await accept(page);
    await visitor.button('Make a poster').click();
    await page.getByRole('radio', { name: /^Story/ }).check({ force: true });
    await visitor.field('Title (optional)').fill('Grandma’s weeks');
    await visitor.field('Show the birthdate').check();
    await expect(page.locator('.picture-preview')).toContainText('Grandma’s weeks');
    await expect(page.locator('.picture-preview')).toContainText('Born February 29, 1984');
    // It is as its file will be.
    await expect(page.locator('.picture-preview font')).toHaveCount(0);
    await visitor.button('Download PNG').click();
    await expect(page.getByText('Downloaded life-in-weeks-story.png.')).toBeVisible();
    await page.keyboard.press('Escape');
    await visitor.copyLink();
    await expect(dialog(page).getByText('Link copied.')).toBeVisible();
    await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
    await expect(page.getByRole('heading', { name: 'Someone shared their life with you' })).toBeVisible();
    await expect(visitor.summary('Years Remaining')).toHaveText('34');
    await visitor.slider().fill('520');
    await expect(visitor.card('Sleep').first()).toContainText('17.3 years');
    await page.goto('./#example');
    await expect(page.getByRole('heading', { name: 'You’re looking at an example' })).toBeVisible();
    await visitor.leaveExample();
    await expect(visitor.summary('Years Remaining')).toHaveText('34');
  });

  test('the view leaves the name of a chapter as it is', async ({ page, visitor }) => {
    void visitor;
    await save(page, JSON.stringify(SAVED));
    await openView(page);
    await expect(line(page)).toHaveText('2,191 weeks lived');
    await expect(line(page).locator('font').first()).toBeVisible();
    await openView(page, '#x');
    await expect(note(page)).toContainText('This link');
    await page.goto(`./view/#${writeViewLink({ ...DEFAULT_VIEW, line: 'chapter' }, null)}`);
    await expect(line(page)).toHaveText('Berlin');
    await expect(line(page).locator('font')).toHaveCount(0);
  });
});
