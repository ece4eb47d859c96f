import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from '../../scripts/browser.mjs';
import type { Found } from './find-marks.ts';

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
