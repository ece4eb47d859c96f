import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readFolder } from '../../server/site.ts';
import { findFreePort } from '../support/processes.ts';
import { serveStatically } from '../support/static-servers.ts';
import { watchPages } from './watched-site.ts';

/** The folders of two exported versions of the page, whose chunks have other names. */
export const VERSIONS = { first: 'exported/first', second: 'exported/second' } as const;
export type Version = keyof typeof VERSIONS;

/** Whether a host keeps the old chunks for pages that are still open, as docs/operations.md says, or replaces all files. */
type Update = 'keeps' | 'replaces';

/** The mark of a version in its pages, and the paths of its files. */
export function describeVersion(version: Version): {
  readonly mark: string;
  readonly files: readonly string[];
} {
  const files = readFolder(join(VERSIONS[version], 'site'));
  const page = new TextDecoder().decode(files.get('/index.html'));
  return { mark: /data-version="([^"]+)"/.exec(page)?.[1] ?? '', files: [...files.keys()] };
}

/** The first version on a host of files, watched, which can be updated to the second one and go offline. */
export async function startHost() {
  const folder = mkdtempSync(join(tmpdir(), 'updated-host-'));
  const site = join(folder, 'site');
  const publish = (version: Version) => {
    // Compressed pages are those that are not watched.
    cpSync(VERSIONS[version], folder, { recursive: true, filter: (path) => !/\.html\.(br|gz)$/.test(path) });
    watchPages(site);
  };
  publish('first');
  const port = await findFreePort();
  const serve = () => serveStatically('nginx', folder, port);
  let host = await serve();
  return {
    address: host.url,
    update: (kind: Update) => {
      for (const path of readFolder(site).keys()) {
        const isKept = kind === 'keeps' && path.startsWith('/assets/');
        if (!isKept && !existsSync(join(VERSIONS.second, 'site', path))) rmSync(join(site, path));
      }
      publish('second');
    },
    /** As for a browser without service workers, or a visitor who saves data. */
    removeWorker: () => {
      for (const ending of ['', '.br', '.gz']) rmSync(join(site, `service-worker.js${ending}`));
    },
    goOffline: () => host.stop(),
    goOnline: async () => {
      host = await serve();
    },
    close: async () => {
      await host.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
