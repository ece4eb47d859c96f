import { SETTINGS_PLACEHOLDERS, SITE_URL_PLACEHOLDER } from '../src/platform/site-settings.ts';
import type { Config } from './config.mjs';

/** The settings of the installation that a page contains. */
type PageSettings = Pick<Config, 'contactEmail' | 'tipUrl' | 'worldBankUrl' | 'siteUrl'> & {
  readonly build: string;
};

const PLACEHOLDERS = { ...SETTINGS_PLACEHOLDERS, build: '{{build}}', siteUrl: SITE_URL_PLACEHOLDER };

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** The page's own address and those in other languages, which search engines take only with a domain. */
const ADDRESSES = new RegExp(
  `\\s*<link rel="(?:canonical|alternate)"[^>]*"${SITE_URL_PLACEHOLDER}[^>]*>`,
  'g',
);

/** The sentence about what is sent, and at the end of the page the one that is true without the World Bank. */
const SENTENCES = /(<p id="privacy">)([^<]*)(<\/p>[^]*<template id="nothing-sent">)([^<]*)/;

/** Replaces the placeholders of a page, such as `{{tipUrl}}`, with the settings. Without a domain, it names no address. */
export function injectSettings(html: string, settings: PageSettings): string {
  const addressed = settings.siteUrl ? html : html.replaceAll(ADDRESSES, '');
  const page = settings.worldBankUrl ? addressed : addressed.replace(SENTENCES, '$1$4$3$2');
  const values = new Map(Object.entries(settings));
  return Object.entries(PLACEHOLDERS).reduce(
    (filled, [setting, placeholder]) =>
      filled.replaceAll(placeholder, () => escapeHtml(String(values.get(setting)))),
    page,
  );
}
