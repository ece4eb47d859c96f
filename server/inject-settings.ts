import { SETTINGS_PLACEHOLDERS, SITE_URL_PLACEHOLDER } from '../src/platform/site-settings.ts';
import type { Config } from './config.mjs';

/** The placeholders that the page’s code does not read. */
const HEAD_PLACEHOLDERS = { build: '{{build}}', siteUrl: SITE_URL_PLACEHOLDER };

/** The settings of the installation that a page contains. */
export type PageSettings = Pick<Config, 'contactEmail' | 'tipUrl' | 'worldBankUrl' | 'siteUrl'> & {
  readonly build: string;
};

/** The names of the meta elements with the settings. */
const METAS = [
  ['contactEmail', 'contact-email'],
  ['tipUrl', 'tip-url'],
  ['worldBankUrl', 'world-bank-url'],
  ['build', 'build'],
] as const;

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** The page's own address and those in other languages, which search engines take only with a domain. */
const ADDRESSES = new RegExp(
  `\\s*<link rel="(?:canonical|alternate)"[^>]*"${SITE_URL_PLACEHOLDER}[^>]*>`,
  'g',
);

/** The sentence about what is sent, and at the end of the page the one that is true without the World Bank. */
const SENTENCES = /(<p id="privacy">)([^<]*)(<\/p>[^]*<template id="nothing-sent">)([^<]*)/;

/** Gives a page the other sentence about what is sent. Twice, it is the page again. */
const swapSentences = (html: string) =>
  html.replace(
    SENTENCES,
    (_, before: string, one: string, between: string, other: string) => before + other + between + one,
  );

/** Replaces the placeholders of a page, such as `{{tipUrl}}`, with the settings. Without a domain, it names no address. */
export function injectSettings(html: string, config: PageSettings): string {
  const settings = new Map(Object.entries(config));
  const page = config.worldBankUrl === '' ? swapSentences(html) : html;
  return Object.entries({ ...SETTINGS_PLACEHOLDERS, ...HEAD_PLACEHOLDERS }).reduce(
    (filled, [setting, placeholder]) =>
      filled.replaceAll(placeholder, () => escapeHtml(String(settings.get(setting)))),
    config.siteUrl ? page : page.replaceAll(ADDRESSES, ''),
  );
}

/** The settings of a built page before any are filled in: its placeholders. */
export const UNFILLED: PageSettings = { ...SETTINGS_PLACEHOLDERS, ...HEAD_PLACEHOLDERS };

const unescapeHtml = (text: string) =>
  text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));

/** Reads the settings that a page was filled with. @returns undefined if it is not a page of this project */
export function readSettings(html: string): PageSettings | undefined {
  const read = (name: string) => {
    const [, content] = new RegExp(`<meta name="${name}" content="([^"]*)"`).exec(html) ?? [];
    return content === undefined ? undefined : unescapeHtml(content);
  };
  const [contactEmail, tipUrl, worldBankUrl, build] = METAS.map(([, name]) => read(name));
  const [, picture] = /<meta property="og:image" content="([^"]*)"/.exec(html) ?? [];
  if (contactEmail === undefined || tipUrl === undefined || worldBankUrl === undefined) return undefined;
  if (build === undefined || picture === undefined) return undefined;
  const siteUrl = URL.canParse(picture) ? new URL(picture).origin : '';
  return { contactEmail, tipUrl, worldBankUrl, build, siteUrl };
}

/** The elements with the site's address. */
const WITH_ADDRESS = /<(?:link rel="(?:canonical|alternate)"|meta property="og:image")[^>]*>/g;

/**
 * Puts the placeholders back into a page, each where its setting is and nowhere else: the reverse of `injectSettings`.
 * Without a domain, the page stays without its addresses.
 */
export function removeSettings(html: string, settings: PageSettings): string {
  const { contactEmail, tipUrl, worldBankUrl, siteUrl } = settings;
  const withPlaceholder = (page: string, before: string, text: string, placeholder: string) =>
    page.replaceAll(`${before}${escapeHtml(text)}"`, `${before}${placeholder}"`);
  let page = siteUrl
    ? html.replaceAll(WITH_ADDRESS, (element) =>
        element.replace(`"${escapeHtml(siteUrl)}/`, `"${UNFILLED.siteUrl}/`),
      )
    : html;
  for (const [setting, name] of METAS) {
    page = withPlaceholder(page, `<meta name="${name}" content="`, settings[setting], UNFILLED[setting]);
  }
  page = withPlaceholder(page, 'href="mailto:', contactEmail, UNFILLED.contactEmail);
  page = withPlaceholder(page, 'href="', tipUrl, UNFILLED.tipUrl);
  return worldBankUrl === '' ? swapSentences(page) : page;
}
