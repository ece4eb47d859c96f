import type { Config } from './config.ts';

const PAGE_SETTINGS = ['contactEmail', 'tipUrl', 'worldBankUrl'] as const;

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Replaces the placeholders of a page, such as `{{tipUrl}}`, with the settings. */
export function injectSettings(html: string, config: Config): string {
  return PAGE_SETTINGS.reduce(
    (page, setting) => page.replaceAll(`{{${setting}}}`, () => escapeHtml(config[setting])),
    html,
  );
}
