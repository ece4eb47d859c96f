import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as Testing from '@testing-library/dom';
import { startServer } from '../support/built-server.ts';

/** The worked example's day. */
const SEEN_ON = new Date('2026-03-01T12:00:00-05:00');

/** Inline scripts in the page, which the server finds and allows in its security policy. */
const inPage = (...scripts: readonly string[]) => scripts.map((text) => `<script>${text}</script>`).join('');

/**
 * Has the pages of a folder watched. Not every engine's driver can run a script before a page's own: it is part of the
 * page itself, and the rest is as it was built.
 */
export function watchPages(folder: string): void {
  const testing = readFileSync(
    createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
    'utf8',
  );
  const scripts = inPage(testing, `(${watchPage.toString()})(${SEEN_ON.getTime()})`);
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^([\w-]+\/)?index\.html$/.test(name),
  );
  for (const page of pages.map((name) => join(folder, name))) {
    writeFileSync(
      page,
      readFileSync(page, 'utf8').replace('<head>', () => `<head>${scripts}`),
    );
  }
}

/**
 * The built page at an address of its own, watched.
 * @param worldBankUrl the address of the fake World Bank
 */
export async function serveWatched(
  worldBankUrl: string,
): Promise<{ address: string; stop: () => Promise<void> }> {
  const dist = mkdtempSync(join(tmpdir(), 'watched-site-'));
  cpSync('dist', dist, { recursive: true });
  watchPages(join(dist, 'client'));
  const { url, stop } = await startServer({ WORLD_BANK_URL: worldBankUrl }, dist);
  return {
    address: url,
    stop: async () => {
      await stop();
      rmSync(dist, { recursive: true });
    },
  };
}

/** A record of a page since it was opened, and a way to find elements. */
interface Watched {
  /** Errors, warnings, and what the security policy has refused. */
  readonly complaints: string[];
  /** Downloads that were offered. None of them is saved. */
  readonly saved: { readonly name: string; readonly file: Blob }[];
  /** Texts for the clipboard, which not every engine lets a test read. */
  readonly copied: string[];
  /** Finds an element by role and accessible name. A pattern is written between slashes. */
  readonly find: (role: string, name: string) => HTMLElement[];
}

declare global {
  var watched: Watched;
  var TestingLibraryDom: typeof Testing;
}

/**
 * Runs in a page before everything else, in every engine.
 * @param now the fixed time of the page, in milliseconds since 1970
 */
function watchPage(now: number): void {
  const complaints: string[] = [];
  const saved: Watched['saved'] = [];
  const copied: string[] = [];
  const blobs = new Map<string, Blob>();

  const find: Watched['find'] = (role, text) => {
    const name = text.startsWith('/') ? new RegExp(text.slice(1, -1)) : text;
    // The one kind of field that has no role.
    if (role === 'date') return TestingLibraryDom.queryAllByLabelText(document.body, name);
    return TestingLibraryDom.queryAllByRole(document.body, role, { name });
  };
  globalThis.watched = { complaints, saved, copied, find };

  const complain = (...said: unknown[]) => complaints.push(said.join(' '));
  const complainOfEvent = ({ message, target }: ErrorEvent) => {
    // Firefox logs it about a module that is already loaded; a failed import reports itself.
    if (target instanceof HTMLLinkElement && target.rel === 'modulepreload') return;
    complain(message ?? (target instanceof Element ? target.outerHTML : target));
  };
  // In the capture phase: load errors do not bubble.
  addEventListener('error', complainOfEvent, true);
  addEventListener('unhandledrejection', ({ reason }) => complain(reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    complain(violatedDirective, 'refuses', blockedURI),
  );
  Object.assign(console, { error: complain, warn: complain });

  globalThis.Date = new Proxy(Date, {
    construct: (clock, given: []) => Reflect.construct(clock, given.length > 0 ? given : [now]),
    get: (clock, name) => (name === 'now' ? () => now : Reflect.get(clock, name)),
  });

  const createObjectURL = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (file: Blob) => {
    const url = createObjectURL(file);
    blobs.set(url, file);
    return url;
  };
  HTMLAnchorElement.prototype.click = function click() {
    saved.push({ name: this.download, file: blobs.get(this.href) ?? new Blob() });
  };

  const writeText = navigator.clipboard.writeText.bind(navigator.clipboard);
  navigator.clipboard.writeText = (text) => {
    copied.push(text);
    return writeText(text);
  };
}
