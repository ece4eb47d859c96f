import type { Page } from '@playwright/test';
import { DEFAULT_VIEW, writeViewLink } from '../../src/document/view-link.ts';
import { expect, test } from '../support/test.ts';
import { openView, picture, SAVED } from '../support/view.ts';
import { colorBy } from '../support/weeks.ts';

/**
 * Selects the end of each text with the beginning of the next, and lists those that a copy would have as one word: a
 * letter or digit follows a letter, a digit or the end of a sentence.
 */
const listGlued = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const shown: Text[] = [];
    while (texts.nextNode()) {
      const { currentNode } = texts;
      if (currentNode instanceof Text && currentNode.data && currentNode.parentElement?.checkVisibility())
        shown.push(currentNode);
    }
    const selection = getSelection();
    const glued = shown.flatMap((text, index) => {
      const before = shown[index - 1];
      if (!selection || !before) return [];
      selection.setBaseAndExtent(before, before.length - 1, text, 1);
      return /^[\p{L}\p{N}%.,:;!?”’)][\p{L}\p{N}]$/u.test(selection.toString())
        ? [`${before.data.slice(-30)}|${text.data.slice(0, 30)}`]
        : [];
    });
    selection?.removeAllRanges();
    return glued;
  });

test.describe('Copied text has a space, a sign or a new line between any two texts', () => {
  test('in a form and its results', async ({ page, visitor }) => {
    await visitor.open();
    expect(await listGlued(page)).toEqual([]);
    await visitor.addActivity(4, 'Reading', '1');
    await visitor.button('Activity 2 days and ages: Every day').click();
    await expect(visitor.field('Days a week')).toBeFocused();
    expect(await listGlued(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await visitor.chooseCountry('Japan');
    await visitor.visualize();
    await visitor.openEverything();
    expect(await listGlued(page)).toEqual([]);
    await visitor.button('Make a poster').click();
    await expect(page.locator('.picture-preview')).toBeVisible();
    expect(await listGlued(page)).toEqual([]);
  });

  test('in the example, with people and the slider moved', async ({ page, visitor }) => {
    await visitor.open();
    await visitor.seeExample();
    await visitor.allSections();
    await visitor.openEverything();
    await visitor.slider().fill('520');
    await colorBy(visitor, 'Activities');
    expect(await listGlued(page)).toEqual([]);
  });

  test('in the view', async ({ page }) => {
    await openView(page);
    expect(await listGlued(page)).toEqual([]);
    await page.evaluate((form) => localStorage.setItem('form', form), JSON.stringify(SAVED));
    await openView(page, `#${writeViewLink(DEFAULT_VIEW, null)}`);
    await expect(picture(page)).toBeVisible();
    expect(await listGlued(page)).toEqual([]);
  });
});
