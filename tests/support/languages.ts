import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';

interface BuiltLanguage {
  /** Below the site's path: empty for English, `de/`. */
  readonly path: string;
  /** The page and the not-found page as built. */
  readonly page: string;
  readonly notFoundPage: string;
  /** Whether it is offered nowhere. */
  readonly isDraft: boolean;
}

/** The languages that the page has been built in, English first. */
export const BUILT_LANGUAGES: readonly BuiltLanguage[] = readdirSync('dist/client', {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => /(^|[\\/])404\.html$/.test(file))
  .map((file) => (dirname(file) === '.' ? '' : `${dirname(file)}/`))
  .toSorted()
  .map((path) => {
    const page = readFileSync(`dist/client/${path}index.html`, 'utf8');
    const notFoundPage = readFileSync(`dist/client/${path}404.html`, 'utf8');
    return { path, page, notFoundPage, isDraft: page.includes('<meta name="robots" content="noindex"') };
  });

/** The title of a page. */
export const titleOf = (html: string): string => /<title>(.*)<\/title>/.exec(html)?.[1] ?? '';

type FormWords = typeof import('../../src/words/en/form.ts');

/** The paths of the page in the languages that it is offered in, below the site's path: empty for English, `de/`. */
export const LANGUAGE_PATHS = BUILT_LANGUAGES.filter(({ isDraft }) => !isDraft).map(({ path }) => path);

/** The words of the form in a language. @param path `de/` */
export const readWords = (path: string): Promise<FormWords> =>
  import(`../../src/words/${path || 'en/'}form.ts`);

/** The words of the results in a language. @param path `de/` */
export const readResultWords = (path: string): Promise<typeof import('../../src/words/en/results.ts')> =>
  import(`../../src/words/${path || 'en/'}results.ts`);

/** The language tag of a page. @param path `de/`; empty for English */
export const tagOf = (path: string) => Intl.getCanonicalLocales(path.slice(0, -1) || 'en')[0] ?? '';

/** The name of a country in the language of a page. @param region of two letters */
export const nameCountry = (path: string, region: string) =>
  new Intl.DisplayNames(tagOf(path), { type: 'region' }).of(region) ?? '';

/** A visit to the page in one language, by the names of its controls there. */
export class LanguageVisit {
  readonly page: Page;
  readonly words: FormWords;

  constructor(page: Page, words: FormWords) {
    this.page = page;
    this.words = words;
  }

  readonly birthdate = (): Locator => this.page.getByLabel(this.words.FORM.birthdate, { exact: true });
  readonly activity = (position: number): Locator =>
    this.page.getByLabel(this.words.FORM.activityName({ position }), { exact: true });
  readonly submit = (): Locator =>
    this.page.getByRole('button', { name: this.words.FORM.submit, exact: true });
  readonly figures = (): Locator => this.page.locator('.summary-figures dd');

  async listening(): Promise<void> {
    await expect(this.birthdate()).toHaveAttribute('max', /./);
  }

  /** @param name typed into the search: the first match is taken */
  async chooseCountry(name: string): Promise<void> {
    await this.page.locator('.country-button').click();
    await this.page.getByRole('combobox').fill(name);
    await expect(this.page.getByRole('option').first()).toContainText(name);
    await this.page.keyboard.press('Enter');
  }

  /** Fills in the form, and waits for all results. */
  async visualize(country: string): Promise<void> {
    await this.birthdate().fill('1984-02-29');
    await this.chooseCountry(country);
    await this.submit().click();
    await expect(this.page.locator('#results')).toBeVisible();
    await expect(this.page.locator('#results .disclaimer')).toBeAttached();
  }
}
