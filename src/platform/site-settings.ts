export interface SiteSettings {
  readonly contactEmail: string;
  readonly tipUrl: string;
  /** Without a slash at its end; empty without the World Bank. */
  readonly worldBankUrl: string;
}

export const SITE_URL_PLACEHOLDER = '{{siteUrl}}';

/** The placeholders in the built page, which the server replaces when it starts. */
export const SETTINGS_PLACEHOLDERS: SiteSettings = {
  contactEmail: '{{contactEmail}}',
  tipUrl: '{{tipUrl}}',
  worldBankUrl: '{{worldBankUrl}}',
};

export function readSiteSettings(): SiteSettings {
  const read = (name: string) =>
    document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
  return {
    contactEmail: read('contact-email'),
    tipUrl: read('tip-url'),
    worldBankUrl: read('world-bank-url'),
  };
}

/** Where this page asks for figures; empty if nowhere but at its own site. */
export const findWorldBank = (): string => readSiteSettings().worldBankUrl;

/** Two texts in a prerendered page, of which the server keeps the one that is true: with the World Bank, or without it. */
export const BY_WORLD_BANK = /\{\{with\|([^|]*)\|([^|}]*)\}\}/g;

export function chooseByWorldBank(asked: string, alone: string): string {
  if (import.meta.env.SSR) return `{{with|${asked}|${alone}}}`;
  return findWorldBank() === '' ? alone : asked;
}
