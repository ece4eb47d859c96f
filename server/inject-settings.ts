import { SETTINGS_PLACEHOLDERS, SITE_URL_PLACEHOLDER } from '../src/platform/site-settings.ts';
import type { Config } from './config.ts';

/** Those that the page’s code does not read. */
const HEAD_PLACEHOLDERS = { build: '{{build}}', siteUrl: SITE_URL_PLACEHOLDER };

/** What a page contains of the installation. */
type PageSettings = Config & { readonly build: string };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Replaces the placeholders of a page, such as `{{tipUrl}}`, with the settings. */
export function injectSettings(html: string, config: PageSettings): string {
  const settings = new Map(Object.entries(config));
  return Object.entries({ ...SETTINGS_PLACEHOLDERS, ...HEAD_PLACEHOLDERS }).reduce(
    (page, [setting, placeholder]) =>
      page.replaceAll(placeholder, () => escapeHtml(String(settings.get(setting)))),
    html,
  );
}
