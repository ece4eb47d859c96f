/**
 * Serves an exported folder with nginx or Caddy and the example files in docs, for the tests.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findCaddy, findNginx } from '../../../scripts/browser.mjs';
import { endWithThisProcess } from '../end-with-this-process.mjs';
import { findFreePort } from '../free-port.mjs';
import { SETTINGS } from './exported-folders.mjs';

/** The kinds of temporary files that nginx would write outside its own folder. */
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** @typedef {{ readonly folder: string, readonly home: string, readonly port: number }} Served a folder with `site` in it */

/**
 * An example file, with other places, and the tip of the tests.
 * @param {string} name @param {Readonly<Record<string, string>>} changes
 */
const readExample = (name, changes) =>
  Object.entries({ ...changes, 'https://ko-fi.com': new URL(SETTINGS.TIP_URL).origin }).reduce(
    (text, [before, after]) => {
      if (!text.includes(before)) throw new Error(`docs/${name} has no "${before}"`);
      return text.replace(before, after);
    },
    readFileSync(join('docs', name), 'utf8'),
  );

/** @param {Served} served @param {string} own a folder for nginx */
const configureNginx = ({ folder, home, port }, own) => `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${own}/pid;
events {}
http {
  access_log off;
  ${TEMPORARY.map((name) => `${name}_temp_path ${own}/${name};`).join(' ')}
  ${readExample('nginx.conf', {
    'listen 80;': `listen 127.0.0.1:${port};`,
    '/srv/lifetime-visualizer': folder,
    'set $home /;': `set $home ${home};`,
  })}
}
`;

/** @param {Served} served */
const configureCaddy = ({ folder, home, port }) => `{
	admin off
	auto_https off
}
${readExample('Caddyfile', {
  'life.example': `http://127.0.0.1:${port}`,
  '/srv/lifetime-visualizer': folder,
  'vars home /': `vars home ${home}`,
})}`;

/** The servers, each with its program and how it is started. */
export const STATIC_SERVERS = {
  nginx: {
    find: findNginx,
    configure: configureNginx,
    /** @param {string} own */
    parameters: (own) => ['-e', 'stderr', '-p', own, '-c', join(own, 'config')],
  },
  Caddy: {
    find: findCaddy,
    configure: configureCaddy,
    /** @param {string} own */
    parameters: (own) => ['run', '--adapter', 'caddyfile', '--config', join(own, 'config')],
  },
};

/** @param {string} address */
async function isUp(address) {
  try {
    await fetch(address);
    return true;
  } catch {
    return false;
  }
}

/**
 * Starts a server, which has to be installed.
 * @param {keyof typeof STATIC_SERVERS} name
 * @param {string} folder as `npm run export` writes it
 * @param {string} home the path of the page
 * @param {number} [wantedPort] any free one by default
 * @returns its address without a path, and a function that stops it
 */
export async function serveStatically(name, folder, home, wantedPort) {
  const { find, configure, parameters } = STATIC_SERVERS[name];
  const program = find();
  if (!program) throw new Error(`${name} is not installed`);
  const own = mkdtempSync(join(tmpdir(), 'static-server-'));
  const port = wantedPort ?? (await findFreePort());
  writeFileSync(join(own, 'config'), configure({ folder: resolve(folder), home, port }, own));
  const server = endWithThisProcess(
    spawn(program, parameters(own), {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, HOME: own, XDG_DATA_HOME: own, XDG_CONFIG_HOME: own },
    }),
  );
  let errors = '';
  server.stderr.setEncoding('utf8').on('data', (text) => {
    errors += text;
  });
  const address = `http://127.0.0.1:${port}`;
  while (!(await isUp(address))) {
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
  return { address, stop };
}
