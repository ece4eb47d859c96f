import { createHash } from 'node:crypto';
import { vi } from 'vitest';
import { listVersions, type Precache } from '../../src/service-worker/version-cache.ts';
import { type Bodies, FakeCaches } from './fake-caches.ts';

export const pageOf = (version: string, said = '') => `<html data-version="${version}">${said}</html>\n`;
export const FILES = {
  '/assets/index-a.js': 'run();',
  '/assets/results-a.js': 'show();',
  '/quotes.json': '{}',
};
export const PAGES = {
  '/': pageOf('a'),
  '/view/': pageOf('a', 'the view'),
  '/404.html': pageOf('a', 'not found'),
  '/de/': pageOf('a', 'auf Deutsch'),
  '/de/view/': pageOf('a', 'die Ansicht'),
  '/de/404.html': pageOf('a', 'nicht gefunden'),
};
export const WHOLE = { ...PAGES, ...FILES };
export const fileOf = (path: string, body: string) => ({
  path,
  integrity: `sha256-${createHash('sha256').update(body).digest('base64')}`,
});
export const HOMES = ['/', '/de/'];
const homeOf = (path: string) => (path.startsWith('/de/') ? '/de/' : '/');
export const PRECACHE: Precache = {
  version: 'a',
  homes: HOMES,
  snapshot: '',
  figures: '',
  files: [
    ...Object.keys(PAGES).map((path) => ({ path, homes: [homeOf(path)] })),
    ...Object.entries(FILES).map(([path, body]) => fileOf(path, body)),
  ],
};

/** The server of version a, and a device that has cached nothing of it. */
export class FakeSite {
  readonly caches = new FakeCaches();
  /** The files on the server, those in the HTTP cache, and the paths of all requests. */
  served: Bodies = new Map(Object.entries(WHOLE));
  readonly inBrowser: Bodies = new Map();
  requested: string[] = [];
  online = true;
  /** Whether the server redirects to its not-found page and sends it with status 200, as some static hosts do. */
  hasFilesOnly = false;

  /** Takes the place of the browser's caches and network, at the time 1. */
  static open(): FakeSite {
    const site = new FakeSite();
    vi.setSystemTime(1);
    vi.stubGlobal('caches', site.caches);
    vi.stubGlobal('fetch', site.fetch);
    return site;
  }

  private readonly fetch = async (path: string, { cache, redirect }: RequestInit): Promise<Response> => {
    this.requested.push(path);
    if (this.hasFilesOnly && path.endsWith('/404.html') && redirect === 'error')
      throw new TypeError('Failed to fetch');
    if (!this.online) throw new TypeError('Failed to fetch');
    const known = this.inBrowser.get(path);
    if (cache === 'default' && known !== undefined) return this.answer(path, known);
    const body = this.served.get(path);
    if (body !== undefined) this.inBrowser.set(path, body);
    return this.answer(path, body);
  };

  private answer(path: string, body: string | undefined): Response {
    const isMissing = body === undefined || (path.endsWith('/404.html') && !this.hasFilesOnly);
    return new Response(body, { status: isMissing ? 404 : 200 });
  }

  /** Puts another version's pages on the server. */
  release(version: string): void {
    for (const path of Object.keys(PAGES)) this.served.set(path, pageOf(version));
  }

  /** The files of the newest complete version. */
  async listCached(): Promise<Record<string, string> | null> {
    const [newest] = await listVersions();
    const { '/complete': _, ...bodies } = Object.fromEntries(
      this.caches.stored.get(newest?.name ?? '') ?? [],
    );
    return newest ? bodies : null;
  }

  /** Damages the caches. */
  tamper(change: (bodies: Bodies) => unknown): void {
    for (const bodies of this.caches.stored.values()) change(bodies);
  }
}
