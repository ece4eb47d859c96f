import type { Page } from '@playwright/test';
import { writeForm } from '../../src/document/saved-form.ts';
import type { Person } from '../../src/life/life-events.ts';
import { fillDraft } from '../fixtures/drafts.ts';
import { MOTHER, SOME_EVENTS } from '../fixtures/life-events.ts';
import { expect, test, type Visitor } from '../support/test.ts';
import { colorBy, coloring, picture } from '../support/weeks.ts';

const rings = (visitor: Visitor) => picture(visitor).locator('[data-marker="moment"]');
const paints = (visitor: Visitor) => picture(visitor).locator('[data-tone="lived"]');

/** Opens the results of a saved form with chapters and moments. */
async function openMarked(page: Page, visitor: Visitor, people: readonly Person[] = []) {
  const form = writeForm(fillDraft({ events: { ...SOME_EVENTS, people } }));
  await page.addInitScript((text) => localStorage.setItem('form', text), form);
  await visitor.open();
  await visitor.openForm();
  await visitor.visualize('1989-11-21', '84');
}

test('chapters color the weeks, moments are ringed, both are described', async ({ page, visitor }) => {
  await openMarked(page, visitor);
  // A click on a ring opens its moment.
  const ring = await rings(visitor).filter({ hasText: '4' }).boundingBox();
  if (!ring) throw new Error('The ring has no place on the page');
  await page.mouse.click(ring.x + ring.width / 2, ring.y + ring.height / 2);
  const opened = page.getByRole('form', { name: 'Edit Noa is born' });
  await expect(opened.getByRole('textbox').first()).toBeFocused();
  await page.keyboard.press('Escape');

  // Two moments of June 2015 are three weeks apart.
  await expect(rings(visitor)).toHaveText(['1', '2', '3', '4', '5']);
  // The weeks in none, and those of three chapters.
  await expect(paints(visitor)).toHaveCount(4);
  await expect(picture(visitor)).toHaveAccessibleName(
    /Chapters: School, ages 6 to 18; Berlin, ages 22 to 27; Lisbon, from age 27\. 5 moments are marked\.$/,
  );
  await colorBy(visitor, 'Time');
  await expect(paints(visitor)).toHaveCount(1);
  await expect(picture(visitor)).toHaveAccessibleName(/^(?!.*Chapters:).*5 moments are marked\.$/);
  // An activity has no week of its own: no moment is in one.
  await colorBy(visitor, 'Activities');
  await expect(rings(visitor)).toHaveCount(0);
});

test('a print has marks unless they are taken out, and no people; a submit asks anew what an image has', async ({
  page,
  visitor,
}) => {
  await openMarked(page, visitor, [MOTHER]);
  const marks = page.locator(
    '.events-list, .weeks-picture :is([data-marker="moment"], [data-marker="chapter"])',
  );
  const print = (event: string) => page.evaluate((type) => dispatchEvent(new Event(type)), event);
  const onPage = await marks.count();
  const people = page.locator('.people');
  await expect(people).toHaveCount(1);
  await print('beforeprint');
  await expect(marks).toHaveCount(onPage);
  await expect(people).toHaveCount(0);
  await print('afterprint');
  await expect(people).toHaveCount(1);
  await visitor.field('Include moments and chapters on paper').uncheck();
  await print('beforeprint');
  await expect(coloring(visitor, 'Time')).toBeChecked();
  await expect(marks).toHaveCount(0);
  await print('afterprint');
  await expect(marks).toHaveCount(onPage);

  await page.getByRole('radio', { name: 'With chapters and moments' }).check();
  await visitor.submit();
  await expect(page.getByRole('radio', { name: 'Without names' })).toBeChecked();
});
