// @ts-check
/** Plain JavaScript without packages: `npm start` checks the settings before anything is installed. */

/** The default contact, an address that cannot exist (RFC 2606). */
export const NOBODY = 'hello@lifetime-visualizer.example';

/** As HTML defines a valid e-mail address. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

/** @param {string} text */
const withoutLastSlashes = (text) => text.replace(/\/+$/, '');

/** @param {string} text @param {RegExp} protocols @returns {URL | undefined} */
function parseAddress(text, protocols) {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url && protocols.test(url.protocol) && url.username + url.password === '' ? url : undefined;
}

/**
 * Paths and queries are appended to the World Bank's base URL, so it may have no query or fragment. Its host is part of
 * headers, which a semicolon or a quotation mark would break.
 * @param {string} text @returns {URL | undefined}
 */
function parseBase(text) {
  const url = parseAddress(text, /^https?:$/);
  return url && url.search + url.hash === '' && /^[\w.:[\]-]+$/.test(url.host) ? url : undefined;
}

/**
 * A setting with its environment variable, default, a description of valid values, and what reads one.
 * @template T
 * @typedef {object} Setting
 * @property {string} variable
 * @property {string} fallback
 * @property {string} validValues
 * @property {(text: string) => T | undefined} parse
 */

/** @type {Setting<number>} */
const PORT = {
  variable: 'PORT',
  fallback: '3000',
  validValues: 'a whole number from 0 to 65535',
  parse: (text) => (/^\d{1,5}$/.test(text) && Number(text) <= 65535 ? Number(text) : undefined),
};

/** @type {Setting<string>} */
const HOST = {
  variable: 'HOST',
  fallback: 'localhost',
  validValues: 'a host name or an address, such as localhost or 0.0.0.0',
  parse: (text) => (/^[\w.:-]+$/.test(text) ? text : undefined),
};

/** @type {Setting<string>} */
const CONTACT_EMAIL = {
  variable: 'CONTACT_EMAIL',
  fallback: NOBODY,
  validValues: 'an e-mail address',
  parse: (text) => (EMAIL.test(text) ? text : undefined),
};

/** @type {Setting<string>} */
const TIP_URL = {
  variable: 'TIP_URL',
  fallback: 'https://ko-fi.com',
  validValues: 'a web address that starts with https://, without a password',
  parse: (text) => (parseAddress(text, /^https:$/) ? withoutLastSlashes(text) : undefined),
};

/** Turns the World Bank off: all figures are the site's own. */
const OFF = 'off';

/**
 * Empty if it is off.
 * @type {Setting<string>}
 */
const WORLD_BANK_URL = {
  variable: 'WORLD_BANK_URL',
  fallback: 'https://api.worldbank.org/v2',
  validValues: 'off, or a web address that starts with https://, without a query, a fragment or a password',
  parse: (text) => (text === OFF ? '' : parseBase(text) && withoutLastSlashes(text)),
};

/**
 * Only an origin: the path of the page is part of the build. An empty text is none.
 * @type {Setting<string>}
 */
const SITE_URL = {
  variable: 'SITE_URL',
  fallback: '',
  validValues: 'a web address without a path, such as https://example.org',
  parse: (text) => (text === '' || parseBase(text)?.pathname === '/' ? withoutLastSlashes(text) : undefined),
};

/** An invalid setting; the message names the variable. */
export class ConfigError extends Error {
  /** @override */
  name = 'ConfigError';
}

/**
 * Reads the settings of an installation from environment variables. An empty variable counts as not set.
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @throws ConfigError for the first invalid value
 */
export function parseConfig(environment) {
  /** @template T @param {Setting<T>} setting @returns {T} */
  const read = ({ variable, fallback, validValues, parse }) => {
    const text = environment[variable]?.trim() || fallback;
    const value = parse(text);
    if (value === undefined) throw new ConfigError(`${variable} must be ${validValues}, but is "${text}".`);
    return value;
  };
  return {
    port: read(PORT),
    host: read(HOST),
    contactEmail: read(CONTACT_EMAIL),
    tipUrl: read(TIP_URL),
    worldBankUrl: read(WORLD_BANK_URL),
    siteUrl: read(SITE_URL),
  };
}

/** @typedef {Readonly<ReturnType<typeof parseConfig>>} Config */

/**
 * The environment variables from which `parseConfig` reads the settings that are in pages.
 * @param {Pick<Config, 'contactEmail' | 'tipUrl' | 'worldBankUrl' | 'siteUrl'>} settings
 */
export const toEnvironment = ({ contactEmail, tipUrl, worldBankUrl, siteUrl }) => ({
  CONTACT_EMAIL: contactEmail,
  TIP_URL: tipUrl,
  WORLD_BANK_URL: worldBankUrl || OFF,
  SITE_URL: siteUrl,
});
