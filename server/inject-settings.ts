import { SETTINGS_PLACEHOLDERS, SITE_URL_PLACEHOLDER } from '../src/platform/site-settings.ts';
import type { Config } from './config.mjs';

/** The placeholders that the page’s code does not read. */
const HEAD_PLACEHOLDERS = { build: '{{build}}', siteUrl: SITE_URL_PLACEHOLDER };

/** The settings of the installation that a page contains. */
type PageSettings = Config & { readonly build: string };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** The page's own address and those in other languages, which search engines take only with a domain. */
const ADDRESSES = new RegExp(
  `\\s*<link rel="(?:canonical|alternate)"[^>]*"${SITE_URL_PLACEHOLDER}[^>]*>`,
  'g',
);

/** Replaces the placeholders of a page, such as `{{tipUrl}}`, with the settings. Without a domain, it names no address. */
export function injectSettings(html: string, config: PageSettings): string {
  const settings = new Map(Object.entries(config));
  return Object.entries({ ...SETTINGS_PLACEHOLDERS, ...HEAD_PLACEHOLDERS }).reduce(
    (page, [setting, placeholder]) =>
      page.replaceAll(placeholder, () => escapeHtml(String(settings.get(setting)))),
    config.siteUrl ? html : html.replaceAll(ADDRESSES, ''),
  );
}
