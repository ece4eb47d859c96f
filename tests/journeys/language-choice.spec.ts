import type { Page } from '@playwright/test';
import { expect, FAILED_REQUEST, test } from '../support/test.ts';
import { LanguageVisit, readWords } from '../support/visit-in-language.ts';

const languageLink = (page: Page, tag: string) => page.locator(`.language-menu a[lang="${tag}"]`);

/** Chooses a language in the menu. */
async function choose(page: Page, tag: string): Promise<void> {
  await page.locator('.language-button').click();
  await languageLink(page, tag).click();
}

const stored = (page: Page) => page.evaluate(() => ({ ...localStorage, ...sessionStorage }));

test.describe('A choice in the menu', () => {
  test('shows the example again, and the saved form stays the visitor’s own', async ({ page, visitor }) => {
    await visitor.open();
    await visitor.fillPerson('1951-07-09');
    await visitor.field('Remember on this device').check();
    await visitor.seeExample();
    await expect(visitor.results()).toBeVisible();
    await choose(page, 'de');
    const visit = new LanguageVisit(page, await readWords('de/'));
    await expect(page.locator('#results')).toBeVisible();
    await expect(page.getByText(visit.words.FORM.exampleShown)).toBeVisible();
    await page.locator('a[href="#top"].button').click();
    await expect(visit.birthdate()).toHaveValue('1951-07-09');
    await page.reload();
    await expect(visit.birthdate()).toHaveValue('1951-07-09');
  });

  test('of the page’s own language only closes the menu, whatever is in the address', async ({
    page,
    visitor,
  }) => {
    await page.goto('./?from=here#top');
    await visitor.listening();
    await visitor.fillPerson();
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await choose(page, 'en');
    await expect(languageLink(page, 'en')).toBeHidden();
    await expect(visitor.field('Birthdate')).toHaveValue('1984-02-29');
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    expect(await stored(page)).toEqual({ language: 'en' });
  });
});

test.describe('The language that was chosen', () => {
  // The browser's log of the not-found page.
  test.use({ allowedInConsole: { patterns: [FAILED_REQUEST] } });

  test('there or on the not-found page replaces the browser’s language in the offer', async ({
    page,
    visitor,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'languages', { value: ['fr'] });
    });
    const offer = page.locator('.language-offer a');
    await visitor.open();
    // A chosen theme is no chosen language.
    await visitor.button('Switch to light theme').click();
    await visitor.open();
    await expect(offer).toHaveAttribute('lang', 'fr');
    await choose(page, 'en');
    await visitor.open();
    await expect(offer).toHaveCount(0);
    await page.goto('./nothing/here');
    await choose(page, 'de');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await visitor.open();
    await expect(offer).toHaveAttribute('lang', 'de');
  });
});
