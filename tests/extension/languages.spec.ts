import { readFileSync } from 'node:fs';
import { expectNoViolations } from '../support/axe.ts';
import { EXAMPLE, expect, lineOf, test } from './test.ts';

/** Browsers' languages, with the folder of the words that fits each best. */
const SPOKEN = [
  ['de-AT', 'de', 'ltr'],
  ['es-MX', 'es', 'ltr'],
  ['fr', 'fr', 'ltr'],
  ['pt-PT', 'pt-br', 'ltr'],
  ['ja', 'ja', 'ltr'],
  ['zh-CN', 'zh-hans', 'ltr'],
  ['ar-EG', 'ar', 'rtl'],
  ['nl', 'en', 'ltr'],
] as const;

/** A text of a catalogue. */
function read(folder: string, area: string, id: string): string {
  const catalogue: Record<string, { defaultMessage: string }> = JSON.parse(
    readFileSync(`src/words/${folder}/${area}.json`, 'utf8'),
  );
  return catalogue[id]?.defaultMessage ?? '';
}

for (const [locale, folder, direction] of SPOKEN) {
  test.describe(`In a browser in ${locale}`, () => {
    test.use({ locale });

    test('both pages are in the language that fits best', { tag: '@matrix' }, async ({ visitor }) => {
      await visitor.store('life', EXAMPLE);
      const page = await visitor.newTab();
      await expect(page).toHaveTitle(read(folder, 'view', 'view.title'));
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      // Figures are written in the way of the region: 2,191 in English.
      await expect(lineOf(page)).toHaveText(/2.?191/);
      const options = await visitor.options();
      await expect(
        options.getByRole('heading', { name: read(folder, 'extension', 'options.title') }),
      ).toBeVisible();
      await expectNoViolations(options, locale);
    });
  });
}
