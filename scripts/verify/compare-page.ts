/** Compares a page as it is served with the page as it was built, for verify. */
import { type PageSettings, removeSettings } from '../../server/inject-settings.ts';
import { hashOf, type ListedFile } from '../build-list.ts';
import { removePolicy } from '../page-policy.ts';

/** The page without what the export and the server put into it. */
export const unfill = (html: string, settings: PageSettings): string =>
  removeSettings(removePolicy(html), settings);

/** Whether a page is the one that was built, with these settings in it. */
export const isPage = (file: ListedFile, html: string, settings: PageSettings): boolean =>
  hashOf(unfill(html, settings)) === (settings.siteUrl ? file.sha256 : file.withoutSiteUrl);

const LOADING =
  /<(?:script|link|img|iframe|frame|object|embed|source|video|audio|form|base|input|button)\b[^>]*?\s(?:src|srcset|href|data|action|formaction)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi;
const REFRESH = /<meta\b[^>]*http-equiv\s*=\s*["']?refresh[^>]*url\s*=\s*([^"'\s>]+)/gi;
/** They lead to pages, of which the list has every language. */
const ADDRESS = /rel="(?:canonical|alternate)"/;

/**
 * The addresses from which a page loads something, or to which it sends something, and that the list does not have.
 * @param home the address of the page in English
 * @param names those in the list
 */
export function findSuperfluous(html: string, home: URL, names: ReadonlySet<string>): string[] {
  const addresses = [...html.matchAll(LOADING), ...html.matchAll(REFRESH)]
    .filter(([element]) => !ADDRESS.test(element))
    .map(([, ...texts]) => texts.find((text) => text !== undefined) ?? '')
    .filter((text) => !text.startsWith('data:'))
    .map((text) => (URL.canParse(text, home) ? new URL(text, home).href : text));
  const isListed = (address: string) =>
    address.startsWith(home.href) && names.has(address.slice(home.href.length));
  return [...new Set(addresses)].filter((address) => !isListed(address));
}
