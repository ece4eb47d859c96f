import * as v from 'valibot';

/**
 * Paths and queries are appended to the World Bank's base URL, so it may have no query, fragment or credentials. Its host
 * stands in headers, which a semicolon or a quotation mark would break.
 */
const isBaseUrl = (text: string) => {
  const { host, search, hash, username, password } = new URL(text);
  return search + hash + username + password === '' && /^[\w.:[\]-]+$/.test(host);
};

const WebAddress = v.pipe(
  v.string(),
  v.check((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)),
  v.transform((text) => text.replace(/\/+$/, '')),
);

/** Only an origin: the path of the page is part of the build. An empty text is none. */
const SiteAddress = v.pipe(
  v.union([v.literal(''), WebAddress]),
  v.check((text) => !text || (isBaseUrl(text) && new URL(text).pathname === '/')),
);

/** Each setting with its environment variable, default, schema, and a description of valid values. */
const SETTINGS = {
  port: {
    variable: 'PORT',
    fallback: '3000',
    schema: v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65535)),
    validValues: 'a whole number from 0 to 65535',
  },
  host: {
    variable: 'HOST',
    fallback: 'localhost',
    schema: v.pipe(v.string(), v.regex(/^[\w.:-]+$/)),
    validValues: 'a host name or an address, such as localhost or 0.0.0.0',
  },
  contactEmail: {
    variable: 'CONTACT_EMAIL',
    fallback: 'hello@lifetime-visualizer.example',
    schema: v.pipe(v.string(), v.rfcEmail()),
    validValues: 'an e-mail address',
  },
  tipUrl: {
    variable: 'TIP_URL',
    fallback: 'https://ko-fi.com',
    schema: WebAddress,
    validValues: 'a web address that starts with https://',
  },
  worldBankUrl: {
    variable: 'WORLD_BANK_URL',
    fallback: 'https://api.worldbank.org/v2',
    schema: v.pipe(WebAddress, v.check(isBaseUrl)),
    validValues: 'a web address that starts with https://, without a query, a fragment or a password',
  },
  siteUrl: {
    variable: 'SITE_URL',
    fallback: '',
    schema: SiteAddress,
    validValues: 'a web address without a path, such as https://example.org',
  },
} as const;

/** The settings of an installation. */
export type Config = {
  readonly [K in keyof typeof SETTINGS]: v.InferOutput<(typeof SETTINGS)[K]['schema']>;
};

/** An invalid setting; the message names the variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

interface Setting<T> {
  readonly variable: string;
  readonly fallback: string;
  readonly schema: v.GenericSchema<string, T>;
  readonly validValues: string;
}

/**
 * Reads the settings from environment variables. An empty variable counts as not set.
 * @throws ConfigError for the first invalid value
 */
export function parseConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const read = <T>({ variable, fallback, schema, validValues }: Setting<T>): T => {
    const text = environment[variable]?.trim() || fallback;
    const parsed = v.safeParse(schema, text);
    if (!parsed.success) throw new ConfigError(`${variable} must be ${validValues}, but is "${text}".`);
    return parsed.output;
  };
  return {
    port: read(SETTINGS.port),
    host: read(SETTINGS.host),
    contactEmail: read(SETTINGS.contactEmail),
    tipUrl: read(SETTINGS.tipUrl),
    worldBankUrl: read(SETTINGS.worldBankUrl),
    siteUrl: read(SETTINGS.siteUrl),
  };
}
