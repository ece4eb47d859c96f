import type { Config } from './config.ts';

const SHOWN_SETTINGS = ['contactEmail', 'tipUrl', 'worldBankUrl'] as const;

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Puts the settings that a page shows into the places that the build left for them. */
export function injectSettings(html: string, config: Config): string {
  return SHOWN_SETTINGS.reduce(
    (filled, setting) => filled.replaceAll(`{{${setting}}}`, () => escapeHtml(config[setting])),
    html,
  );
}
