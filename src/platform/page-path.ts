import { LANGUAGE } from '#words/form.ts';

/** The path of the site, which all languages share: `/`, or `/life/` on a domain with other pages. */
export const SITE_PATH: string = import.meta.env.BASE_URL;

/** The path of the page in its language: `/`, `/de/`. */
export const pagePath = (): string => SITE_PATH + LANGUAGE.path;

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The link that was meant by a path in which a program, such as a mail filter, has encoded the `#`; `null` for any other
 * path. Whatever the path says, the link leads to the page or its view.
 * @param page the path of the page in its language
 * @example findEncodedLink('/de/%23example', '/de/') // '/de/#example'
 */
export function findEncodedLink(path: string, page: string): string | null {
  const [, view = '', fragment] = /\/(view\/)?%23(.+)/.exec(path) ?? [];
  return fragment ? `${page}${view}#${decode(fragment)}` : null;
}
