/** Additions to a life, in three languages, as a screen reader speaks them; see `transcripts.spec.ts`. */
import { writeForm } from '../../src/document/saved-form.ts';
import { fillDraft } from '../fixtures/drafts.ts';
import { ScreenReader } from '../support/screen-reader/screen-reader.ts';
import { expect, test } from '../support/test.ts';

const WORDS = {
  en: { moment: 'Wedding', chapter: 'Montreal', person: 'My mother' },
  de: { moment: 'Hochzeit', chapter: 'Wien', person: 'Meine Mutter' },
  ar: { moment: 'زفاف', chapter: 'القاهرة', person: 'أمي' },
} as const;

for (const [language, { moment, chapter, person }] of Object.entries(WORDS)) {
  test.describe(`A screen reader in ${language}`, () => {
    test.use({ locale: { en: 'en-US', de: 'de-DE', ar: 'ar-EG' }[language] ?? language });

    test('adds a moment, a chapter and a person, counts working years, and undoes', {
      tag: '@matrix',
    }, async ({ page, visitor }) => {
      const reader = await ScreenReader.start(page);
      const form = writeForm(fillDraft());
      await page.addInitScript((text) => localStorage.setItem('form', text), form);
      await page.goto(language === 'en' ? './' : `./${language}/`);
      // Saved entries come back with their results.
      await expect(visitor.results().locator('.chances-picture')).toBeVisible();
      await visitor.allSections();
      await reader.hear('the results are there', { announcements: 2 });

      const weeks = page.locator('.weeks-picture [role="application"]');
      const menu = page.locator('#add-event');
      reader.chapter('A moment, from its week');
      await reader.goTo(weeks, { announcements: 1 });
      await reader.press('Enter', { focus: page.locator('#moment-text') });
      await reader.type(moment);
      await reader.press('Enter', { focus: weeks, announcements: 2 });

      reader.chapter('A chapter');
      await reader.goTo(menu);
      await reader.press('Enter');
      await reader.tab();
      await reader.tab();
      await reader.press('Enter', { focus: page.locator('#chapter-name') });
      await reader.type(chapter);
      await reader.tab();
      await reader.type('2012');
      await reader.press('Enter', { focus: menu, announcements: 1 });

      reader.chapter('A person');
      await reader.press('Enter');
      for (let choice = 0; choice < 3; choice++) await reader.tab();
      await reader.press('Enter', { focus: page.locator('#person-name') });
      await reader.type(person);
      await reader.tab();
      await reader.type('1962');
      await reader.tab();
      await reader.tab();
      await reader.type('12');
      await reader.press('Enter', { focus: menu, announcements: 1 });

      reader.chapter('Working years');
      await reader.goTo(page.locator('.activity-when button').nth(1));
      await reader.press('Enter', { focus: page.locator('#activity-2-days') });
      await reader.goTo(page.locator('.activity-schedule .button-quiet'));
      await reader.press('Enter', { focus: page.locator('#activity-2-days'), announcements: 1 });

      reader.chapter('Undo');
      await reader.goTo(weeks, { announcements: 1 });
      await reader.press('Control+z', { announcements: 1 });
      expect(reader.transcript).toMatchSnapshot(`entries-${language}.txt`);
    });
  });
}
