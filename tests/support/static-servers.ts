import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findCaddy, findNginx } from '../../scripts/browser.mjs';
import { endWithThisProcess, findFreePort } from './processes.ts';

/** The settings of the page that is tested. */
export const SETTINGS = { CONTACT_EMAIL: 'contact@example.org', TIP_URL: 'https://example.org/tip' };

/** The exported folders that are tested, by the path of the page. */
export const EXPORTED = { '/life/': 'exported/path', '/': 'exported/domain' };

export interface ExportedFolder {
  /** As `npm run export` writes it. */
  readonly folder: string;
  /** The path that the page is exported for. */
  readonly home: string;
}

interface Served {
  readonly folder: string;
  readonly port: number;
}

/** What an export has for a server, with the place of the folder. */
const readConfiguration = (name: string, folder: string): string =>
  readFileSync(join(folder, name), 'utf8').replace('/srv/lifetime-visualizer', folder);

/** The kinds of temporary files that nginx would write outside its own folder. */
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** @param own a folder for nginx */
const configureNginx = ({ folder, port }: Served, own: string) => `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${own}/pid;
events {}
http {
  access_log off;
  ${TEMPORARY.map((name) => `${name}_temp_path ${own}/${name};`).join(' ')}
  server {
    listen 127.0.0.1:${port};
    ${readConfiguration('nginx.conf', folder)}
  }
}
`;

const configureCaddy = ({ folder, port }: Served) => `{
	admin off
	auto_https off
}
http://127.0.0.1:${port} {
${readConfiguration('Caddyfile', folder)}
}`;

/** The servers, each with its program and how it is started. */
export const STATIC_SERVERS = {
  nginx: {
    find: findNginx,
    configure: configureNginx,
    parameters: (own: string) => ['-e', 'stderr', '-p', own, '-c', join(own, 'config')],
  },
  Caddy: {
    find: findCaddy,
    configure: configureCaddy,
    parameters: (own: string) => ['run', '--adapter', 'caddyfile', '--config', join(own, 'config')],
  },
};

/**
 * Serves an exported folder with nginx or Caddy, which has to be installed.
 * @param folder as `npm run export` writes it
 * @returns its address without a path, and a function that stops it
 */
export async function serveStatically(
  name: keyof typeof STATIC_SERVERS,
  folder: string,
  wantedPort?: number,
): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const { find, configure, parameters } = STATIC_SERVERS[name];
  const program = find();
  if (!program) throw new Error(`${name} is not installed`);
  const own = mkdtempSync(join(tmpdir(), 'static-server-'));
  const port = wantedPort ?? (await findFreePort());
  writeFileSync(join(own, 'config'), configure({ folder: resolve(folder), port }, own));
  const server = endWithThisProcess(
    spawn(program, parameters(own), {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, HOME: own, XDG_DATA_HOME: own, XDG_CONFIG_HOME: own },
    }),
  );
  let errors = '';
  server.stderr.on('data', (text: Buffer) => {
    errors += text.toString();
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(url).catch(() => null))) {
    if (server.exitCode !== null) throw new Error(`${name} did not start: ${errors}`);
    await new Promise((wait) => setTimeout(wait, 50));
  }
  const stop = async () => {
    if (server.exitCode === null) {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
    }
    rmSync(own, { recursive: true, force: true });
  };
  return { url, stop };
}
