import { SETTINGS_PLACEHOLDERS } from '../src/platform/site-settings.ts';
import type { Config } from './config.ts';

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Replaces the placeholders of a page, such as `{{tipUrl}}`, with the settings. */
export function injectSettings(html: string, config: Config): string {
  const settings = new Map(Object.entries(config));
  return Object.entries(SETTINGS_PLACEHOLDERS).reduce(
    (page, [setting, placeholder]) =>
      page.replaceAll(placeholder, () => escapeHtml(String(settings.get(setting)))),
    html,
  );
}
