import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { writeForm } from '../../src/document/saved-form.ts';
import type { Person } from '../../src/life/life-events.ts';
import { fillDraft } from '../fixtures/drafts.ts';
import { MOTHER, SOME_EVENTS } from '../fixtures/life-events.ts';
import { recordDrawnText, takeDrawnText } from '../support/drawn-text.ts';
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

test('the image has marks only if chosen, each time, and a print unless they are taken out', async ({
  page,
  visitor,
}) => {
  await recordDrawnText(page);
  await openMarked(page, visitor, [MOTHER]);
  const saveImage = async () => {
    const download = page.waitForEvent('download');
    await visitor.button('Share Results').click();
    return { png: readFileSync(await (await download).path()), text: (await takeDrawnText(page)).join() };
  };
  const without = await saveImage();
  expect(without.text).toContain('As of');
  expect(without.text).not.toContain('Wedding');
  // Chapters that are not in the image do not color its weeks.
  await colorBy(visitor, 'Chapters');
  expect((await saveImage()).png.equals(without.png)).toBe(true);
  const choose = (name: string) => page.getByRole('radio', { name }).check();
  const withoutNames = page.getByRole('radio', { name: 'Without names' });
  for (const by of ['Chapters', 'Time']) {
    await colorBy(visitor, by);
    await choose('With chapters and moments');
    const { text } = await saveImage();
    expect(text).toContain('Wedding, 2015');
    expect(text).toContain('Berlin, ages 22 to 27');
    await expect(withoutNames).toBeChecked();
  }

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

  await choose('With chapters and moments');
  await visitor.submit();
  await expect(withoutNames).toBeChecked();
});

test('a poster has marks that can be taken out; a square and a story if chosen, each time', async ({
  page,
  visitor,
}) => {
  await openMarked(page, visitor);
  // For the visitor's eyes: not in a print of the page, and silent.
  await visitor.button('Make a poster').scrollIntoViewIfNeeded();
  const small = page.locator('.share-poster');
  await expect(small).toContainText('Wedding, 2015');
  await expect(small).toHaveAttribute('aria-hidden');
  const preview = page.locator('.picture-preview');
  const tick = page.getByRole('dialog').getByLabel('Include moments and chapters');
  const option = (name: string) => page.getByRole('dialog').getByRole('radio', { name });
  const choose = (format: string) => option(format).check({ force: true });
  await visitor.button('Make a poster').click();
  await expect(tick).toBeChecked();
  await expect(preview).toContainText('Wedding, 2015');
  await tick.uncheck();
  await expect(preview).not.toContainText('Wedding');
  await expect(preview.locator('[data-marker="moment"]')).toHaveCount(0);
  for (const format of ['Square', 'Story']) {
    await choose(format);
    await expect(option('Without names')).toBeChecked();
    await expect(preview).toContainText('Life expectancy');
    await expect(preview).not.toContainText(/Wedding|Berlin/);
    await option('With chapters and moments').check();
    await expect(preview).toContainText('Wedding, 2015');
    await expect(preview).toContainText('Berlin');
  }
  await page.keyboard.press('Escape');
  await visitor.button('Make a poster').click();
  await choose('Story');
  await expect(option('Without names')).toBeChecked();
});
