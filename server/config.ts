import * as v from 'valibot';

/** The World Bank's base address has paths and queries put behind it, so it has neither query nor anything else itself. */
const isPlain = (text: string) => {
  const { search, hash, username, password } = new URL(text);
  return search + hash + username + password === '';
};

const WebAddress = v.pipe(
  v.string(),
  v.check((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)),
  v.transform((text) => text.replace(/\/+$/, '')),
);

/** Each setting: its environment variable, its default, what it takes, and that in words. */
const SETTINGS = {
  port: {
    variable: 'PORT',
    fallback: '3000',
    schema: v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65535)),
    takes: 'a whole number from 0 to 65535',
  },
  host: {
    variable: 'HOST',
    fallback: 'localhost',
    schema: v.pipe(v.string(), v.regex(/^[\w.:-]+$/)),
    takes: 'a host name or an address, such as localhost or 0.0.0.0',
  },
  contactEmail: {
    variable: 'CONTACT_EMAIL',
    fallback: 'hello@lifetime-visualizer.example',
    schema: v.pipe(v.string(), v.rfcEmail()),
    takes: 'an e-mail address',
  },
  tipUrl: {
    variable: 'TIP_URL',
    fallback: 'https://ko-fi.com',
    schema: WebAddress,
    takes: 'a web address that starts with https://',
  },
  worldBankUrl: {
    variable: 'WORLD_BANK_URL',
    fallback: 'https://api.worldbank.org/v2',
    schema: v.pipe(WebAddress, v.check(isPlain)),
    takes: 'a web address that starts with https://, without a query, a fragment or a password',
  },
} as const;

/** The settings of whoever runs the page. */
export type Config = {
  readonly [K in keyof typeof SETTINGS]: v.InferOutput<(typeof SETTINGS)[K]['schema']>;
};

/** A setting that cannot be used; its message names the variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

interface Setting<T> {
  readonly variable: string;
  readonly fallback: string;
  readonly schema: v.GenericSchema<string, T>;
  readonly takes: string;
}

/**
 * Reads the settings from environment variables. An empty variable counts as not set.
 * @throws ConfigError for the first value that cannot be used
 */
export function parseConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const read = <T>({ variable, fallback, schema, takes }: Setting<T>): T => {
    const text = environment[variable]?.trim() || fallback;
    const parsed = v.safeParse(schema, text);
    if (!parsed.success) throw new ConfigError(`${variable} must be ${takes}, but is "${text}".`);
    return parsed.output;
  };
  return {
    port: read(SETTINGS.port),
    host: read(SETTINGS.host),
    contactEmail: read(SETTINGS.contactEmail),
    tipUrl: read(SETTINGS.tipUrl),
    worldBankUrl: read(SETTINGS.worldBankUrl),
  };
}
