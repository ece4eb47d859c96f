import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

export interface BuiltLanguage {
  /** Below the site's path: empty for English, `de/`. */
  readonly path: string;
  /** The page and the not-found page as built. */
  readonly page: string;
  readonly notFoundPage: string;
}

/** The languages that the page has been built in, English first. */
export const BUILT_LANGUAGES: readonly BuiltLanguage[] = readdirSync('dist/client', {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => /(^|[\\/])404\.html$/.test(file))
  .map((file) => (dirname(file) === '.' ? '' : `${dirname(file)}/`))
  .toSorted()
  .map((path) => ({
    path,
    page: readFileSync(`dist/client/${path}index.html`, 'utf8'),
    notFoundPage: readFileSync(`dist/client/${path}404.html`, 'utf8'),
  }));

/** The title of a page. */
export const titleOf = (html: string): string => /<title>(.*)<\/title>/.exec(html)?.[1] ?? '';
