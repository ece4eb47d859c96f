// @ts-check
/** Plain JavaScript without packages: `npm start` checks the settings before anything is installed. */

/** The default contact, an address that cannot exist (RFC 2606). */
const NOBODY = 'hello@lifetime-visualizer.example';

const LABEL = String.raw`[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?`;
/** It becomes part of headers, which other characters would break or widen. */
const HOST_NAME = String.raw`${LABEL}(?:\.${LABEL})*`;

/** As HTML defines a valid e-mail address. */
const EMAIL = new RegExp(String.raw`^[\w.!#$%&'*+/=?^\x60{|}~-]+@${HOST_NAME}$`, 'i');

/** A developer's own machine needs no HTTPS. */
const ADDRESS = new RegExp(
  String.raw`^(?:https://${HOST_NAME}|http://(?:localhost|127\.0\.0\.1))(?::\d+)?(?:/|$)`,
  'i',
);

/** @param {string} text @param {RegExp} rest what may follow the origin @returns {string | undefined} without slashes at its end */
const parseAddress = (text, rest) =>
  ADDRESS.test(text) && URL.canParse(text) && rest.test(text.replace(ADDRESS, ''))
    ? text.replace(/\/+$/, '')
    : undefined;

/**
 * Reads the settings of an installation from environment variables. An empty variable counts as not set. The World Bank's
 * address is empty if it is off, and the site's if it has none.
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @throws Error for the first invalid value, whose variable it names
 */
export function parseConfig(environment) {
  /** @template T @param {string} variable @param {string} fallback @param {string} valid @param {(text: string) => T | undefined} parse */
  const read = (variable, fallback, valid, parse) => {
    const text = environment[variable]?.trim() || fallback;
    const value = parse(text);
    if (value === undefined) throw new Error(`${variable} must be ${valid}, but is "${text}".`);
    return value;
  };
  return {
    port: read('PORT', '3000', 'a whole number from 0 to 65535', (text) =>
      /^\d{1,5}$/.test(text) && Number(text) <= 65535 ? Number(text) : undefined,
    ),
    host: read('HOST', 'localhost', 'a host name or an address, such as localhost or 0.0.0.0', (text) =>
      /^[\w.:-]+$/.test(text) ? text : undefined,
    ),
    contactEmail: read('CONTACT_EMAIL', NOBODY, 'an e-mail address', (text) =>
      EMAIL.test(text) ? text : undefined,
    ),
    tipUrl: read('TIP_URL', 'https://ko-fi.com', 'a web address that starts with https://', (text) =>
      parseAddress(text, /^/),
    ),
    // Paths and queries are appended to it.
    worldBankUrl: read(
      'WORLD_BANK_URL',
      'https://api.worldbank.org/v2',
      'off, or a web address that starts with https://, without a query',
      (text) => (text === 'off' ? '' : parseAddress(text, /^[^?#]*$/)),
    ),
    // Only an origin: the path of the page is part of the build.
    siteUrl: read('SITE_URL', '', 'a web address without a path, such as https://example.org', (text) =>
      text === '' ? '' : parseAddress(text, /^$/),
    ),
  };
}

/** What visitors see of the operator, who sets it before the page is published. */
const OWN = {
  SITE_URL: 'the address of the page',
  CONTACT_EMAIL: 'the address of the contact link',
  TIP_URL: 'where the tip button leads',
};

/**
 * What is left to set before the page is published, in a sentence; empty if there is nothing.
 * @param {Readonly<Record<string, string | undefined>>} environment
 */
export function describeUnset(environment) {
  const unset = Object.entries(OWN).filter(([variable]) => !environment[variable]?.trim());
  const list = unset.map(([variable, what]) => `${variable} (${what})`).join(', ');
  return list && `Before you publish the page, set ${list}: docs/operations.md says how.`;
}

/** @typedef {Readonly<ReturnType<typeof parseConfig>>} Config */

/** The settings of this process, which ends with a sentence if one is invalid. */
export function readConfig() {
  try {
    return parseConfig(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
