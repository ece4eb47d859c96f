import type { Locator, Page } from '@playwright/test';
import { beginToAdd } from '../support/add-event.ts';
import { expect, test, type Visitor } from '../support/test.ts';
import { picture, tooltip } from '../support/weeks.ts';

const BORN = '1990-05-15';

const rows = (visitor: Visitor): Locator => visitor.section('Chapters').getByRole('listitem');
const editor = (page: Page): Locator => page.getByRole('form', { name: 'Add a chapter' });

async function add(page: Page, { name = '', from = '', until = '' }): Promise<void> {
  await beginToAdd(page, 'Chapter');
  await editor(page).getByLabel('Name').fill(name);
  await editor(page).getByLabel('From').fill(from);
  await editor(page).getByLabel('Until').fill(until);
  await editor(page).getByLabel('Until').press('Enter');
}

test('Chapters are added, changed, removed and restored', { tag: '@smoke' }, async ({ page, visitor }) => {
  await visitor.open();
  await visitor.visualize(BORN, '84');
  await add(page, { name: 'Berlin', from: 'June 2012', until: '2016' });
  await expect(page.getByRole('status').filter({ hasText: 'Added: Berlin.' })).toHaveCount(1);
  await add(page, { name: 'School', from: '1996', until: 'June 2008' });
  await add(page, { name: 'Toronto', from: '2017' });
  await expect(rows(visitor)).toContainText([
    'School1996 to June 2008, ages 5 to 18',
    'BerlinJune 2012 to 2016, ages 22 to 26',
    'TorontoFrom 2017 on, from age 26',
  ]);

  await visitor.button('Edit Toronto').click();
  const own = page.getByRole('form', { name: 'Edit Toronto' });
  await expect(own.getByLabel('From')).toHaveValue('2017');
  await own.getByLabel('Until').fill('age 90');
  await expect(own.getByText('The picture ends before that, but your list keeps it.').first()).toBeVisible();
  // A color is given.
  await expect(own.getByRole('radio', { checked: true })).toHaveCount(1);
  await own.getByRole('radio', { name: 'Pink' }).check();
  await own.getByRole('button', { name: 'Save' }).click();
  await expect(visitor.button('Edit Toronto')).toBeFocused();
  await expect(rows(visitor).last()).toContainText('2017 to age 90, ages 26 to 90');
  await visitor.button('Edit Toronto').click();
  await expect(own.getByRole('radio', { name: 'Pink' })).toBeChecked();
  await page.keyboard.press('Escape');

  await visitor.button('Remove Berlin').click();
  await expect(rows(visitor)).toContainText(['School', 'Toronto']);
  await expect(visitor.button('Undo removing Berlin')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(visitor.button('Edit Berlin')).toBeInViewport();
  await expect(visitor.button('Undo changing Toronto')).toBeFocused();
  await expect(rows(visitor)).toContainText(['School', 'Berlin', 'Toronto']);
});

test('The first chapter colors the weeks at once, with its name on them and on the timeline', {
  tag: '@smoke',
}, async ({ page, visitor }) => {
  const names = picture(visitor).locator('[data-marker="chapter"]');
  const onTimeline = visitor.section('Life Timeline').locator('.line-chapter-names > span');
  await visitor.open();
  await visitor.visualize(BORN, '84');
  await expect(visitor.field('Time')).toBeChecked();
  await add(page, { name: 'Berlin', from: '2012' });
  await expect(visitor.field('Chapter')).toBeChecked();
  await expect(names).toHaveText(['Berlin']);
  await expect(onTimeline).toHaveText(['Berlin']);
  await expect(visitor.section('Life Timeline').locator('svg [data-marker="chapter"]')).toHaveCount(1);
  // It lasts until now: of what is ahead, it has the present week alone.
  await expect(picture(visitor).locator('[data-tone="ahead"]')).toHaveCount(2);
  await picture(visitor).focus();
  await expect(tooltip(visitor)).toContainText('this week · Berlin');
  await page.keyboard.press('ArrowDown');
  await expect(tooltip(visitor)).not.toContainText('Berlin');

  // The next one ends it.
  await add(page, { name: 'Toronto', from: '2017' });
  await expect(rows(visitor)).toContainText(['BerlinFrom 2012 to the next chapter', 'TorontoFrom 2017 on']);
  await expect(onTimeline).toHaveText(['Berlin', 'Toronto']);

  // The choice stays.
  await visitor.field('Time').check();
  await add(page, { name: 'School', from: '1996', until: 'June 2008' });
  await expect(onTimeline).toHaveText(['School', 'Berlin', 'Toronto']);
  await expect(visitor.field('Time')).toBeChecked();
  await expect(names).toHaveCount(0);
});

test('What the weeks show stays as it was chosen on the device, for any life', async ({ page, visitor }) => {
  await visitor.open();
  await visitor.seeExample();
  await expect(visitor.field('Chapter')).toBeChecked();
  await visitor.field('Activity').check();
  await page.reload();
  await expect(visitor.field('Activity')).toBeChecked();
  await visitor.leaveExample();
  await visitor.visualize(BORN, '84');
  await expect(visitor.field('Activity')).toBeChecked();
  await visitor.field('Time').check();
  await visitor.seeExample();
  await expect(visitor.field('Time')).toBeChecked();
});
