import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveWith } from '../support/world-bank-faults.ts';
import { watchPage } from './watch-page.ts';

/** The worked example's day. */
const SEEN_ON = new Date('2026-03-01T12:00:00-05:00');

/** Inline scripts in the page, which the server finds and allows in its security policy. */
const inPage = (...scripts: readonly string[]) => scripts.map((text) => `<script>${text}</script>`).join('');

/**
 * The built page at an address of its own, watched. Not every engine's driver can run a script before a page's own: it
 * is part of the page itself, and the rest is as it was built.
 * @param worldBankUrl the address of the fake World Bank
 */
export async function serveWatched(worldBankUrl: string): Promise<{ address: string; stop: () => void }> {
  const dist = mkdtempSync(join(tmpdir(), 'watched-site-'));
  cpSync('dist', dist, { recursive: true });
  const testing = readFileSync(
    createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
    'utf8',
  );
  const scripts = inPage(testing, `(${watchPage.toString()})(${SEEN_ON.getTime()})`);
  const client = join(dist, 'client');
  const pages = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^([\w-]+\/)?index\.html$/.test(name),
  );
  for (const page of pages.map((name) => join(client, name))) {
    writeFileSync(
      page,
      readFileSync(page, 'utf8').replace('<head>', () => `<head>${scripts}`),
    );
  }
  const { url, stop } = await serveWith(worldBankUrl, dist);
  return {
    address: url,
    stop: () => {
      stop();
      rmSync(dist, { recursive: true });
    },
  };
}
