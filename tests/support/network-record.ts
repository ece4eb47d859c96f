import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from '../../scripts/browser.mjs';

/** A text, or bytes with one character for each, and where it was found. */
export interface Found {
  readonly where: string;
  readonly text: string;
}

/** One character for each byte of a text, as networks and files have it. */
const toBytes = (text: string): string => Buffer.from(text).toString('latin1');

/** All that base64 always has of a text, whatever comes before and after it. */
function base64Of(text: string): string[] {
  const bytes = Buffer.from(text);
  return [0, 1, 2].flatMap((offset) => {
    const encoded = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64');
    const kept = encoded.slice(Math.ceil((offset * 8) / 6), Math.floor(((offset + bytes.length) * 8) / 6));
    return [kept, kept.replaceAll('+', '-').replaceAll('/', '_')];
  });
}

/** A text as it is, and as it is once each way to write it differently is undone. */
const decode = (text: string): string[] => [
  text,
  // Of an address.
  text.replaceAll(/%([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
  // Of JSON and scripts.
  text
    .replaceAll(/\\u([\da-f]{4})/gi, (_, code: string) =>
      toBytes(String.fromCharCode(Number.parseInt(code, 16))),
    )
    .replaceAll(/\\(.)/g, '$1'),
  // UTF-16, of either order.
  text.replaceAll('\0', ''),
];

/** By so many of its first letters, a mark is looked up; none is shorter. */
const BEGINNING = 6;

/** @returns a function that gives the first of many texts that is in another one */
function searchAll(wanted: Iterable<string>): (text: string) => string | undefined {
  const byBeginning = new Map<string, string[]>();
  for (const each of new Set(wanted)) {
    const beginning = each.slice(0, BEGINNING);
    byBeginning.set(beginning, [...(byBeginning.get(beginning) ?? []), each]);
  }
  return (text) => {
    for (let at = 0; at + BEGINNING <= text.length; at += 1) {
      const hit = byBeginning.get(text.slice(at, at + BEGINNING))?.find((each) => text.startsWith(each, at));
      if (hit) return hit;
    }
    return undefined;
  };
}

/**
 * Searches texts for marks: in upper and lower case, as UTF-8 and UTF-16, with the escapes of addresses and JSON, as
 * hexadecimal digits, and in base64 at any offset.
 * @param marks of six letters or more
 * @returns a line for each text with a mark
 */
export function findMarks(texts: readonly Found[], marks: readonly string[]): string[] {
  const bothCases = marks.flatMap((mark) => [mark, mark.toLowerCase()]);
  const findInAnyCase = searchAll(
    bothCases.flatMap((mark) => [toBytes(mark).toLowerCase(), Buffer.from(mark).toString('hex')]),
  );
  const findExactly = searchAll(bothCases.flatMap(base64Of));
  return texts.flatMap(({ where, text }) => {
    const hits = decode(text).map((read) => findInAnyCase(read.toLowerCase()) ?? findExactly(read));
    const hit = hits.find((each) => each !== undefined);
    return hit ? [`${where}: “${hit}” in ${text.slice(0, 2000)}`] : [];
  });
}

/** A browser's use of the network, by its own log. */
interface NetworkRecord {
  /** Each event: bytes that were sent, with one character for each, or the names and addresses that it is about. */
  readonly events: readonly Found[];
  /** The bytes that were sent. */
  readonly sent: readonly Found[];
}

interface LogEvent {
  readonly type: number;
  readonly params?: Readonly<Record<string, unknown>>;
}

interface Log {
  readonly constants: { readonly logEventTypes: Readonly<Record<string, number>> };
  readonly events: readonly LogEvent[];
}

/** The parts of an address that stay on the device. */
const FRAGMENT = /#[^"\s\\]*/g;

/** @param log as Chromium writes it with `--net-log-capture-mode=Everything` */
function readLog(log: string): NetworkRecord {
  const { constants, events }: Log = JSON.parse(log);
  const names = new Map(Object.entries(constants.logEventTypes).map(([name, type]) => [type, name]));
  const all = events.flatMap(({ type, params }): Found[] => {
    const where = names.get(type) ?? String(type);
    if (!params || /RECEIVED|READ/.test(where)) return [];
    const { bytes, ...others } = params;
    return typeof bytes === 'string'
      ? [{ where, text: Buffer.from(bytes, 'base64').toString('latin1') }]
      : [{ where, text: Buffer.from(JSON.stringify(others).replaceAll(FRAGMENT, '')).toString('latin1') }];
  });
  return { events: all, sent: all.filter(({ where }) => where.endsWith('BYTES_SENT')) };
}

/** Hosts that a whole browser looks up for itself, even though it should not. */
const OWN_SERVICES = ['*.google.com', '*.googleapis.com', '*.gvt1.com'].map(
  (name) => `MAP ${name} ~NOTFOUND`,
);

type Options = Parameters<typeof chromium.launchPersistentContext>[1];

/**
 * Starts a browser that logs everything that it does on the network: bytes of all sockets (before encryption), requests
 * of pages and workers, and names that it looks up.
 * @returns the browser, and a function that closes it and reads the log
 */
export async function recordNetwork(options: Options, executablePath = findBrowser()) {
  const folder = mkdtempSync(join(tmpdir(), 'network-record-'));
  const log = join(folder, 'log.json');
  const context: BrowserContext = await chromium.launchPersistentContext(join(folder, 'profile'), {
    ...options,
    ...(executablePath && { executablePath }),
    args: [
      ...BROWSER_ARGUMENTS,
      `--log-net-log=${log}`,
      '--net-log-capture-mode=Everything',
      `--host-resolver-rules=${OWN_SERVICES.join(', ')}`,
    ],
  });
  const [page = await context.newPage()] = context.pages();
  return {
    context,
    page,
    /** The log is complete once the browser has ended. */
    finish: async (): Promise<NetworkRecord> => {
      await context.close();
      return readLog(readFileSync(log, 'utf8'));
    },
    remove: async () => {
      await context.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
