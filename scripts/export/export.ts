/**
 * `npm run export`, or `npm run export -- /life/` for a path: writes the page as a folder that any static host can serve,
 * with rules for its headers:
 *
 * - `site`: the files as on the whole domain, the page's own below its path, with `_headers` for Cloudflare and Netlify;
 * - `nginx.conf` and `Caddyfile`.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ConfigError, parseConfig } from '../../server/config.mjs';
import { readBuilt } from '../../server/read-built.ts';
import { loadSite } from '../../server/site.ts';
import { exitWith } from '../install.mjs';
import { writeCaddyRules } from './caddy-rules.ts';
import { describeExport, type ExportedSite } from './exported-site.ts';
import { writeHeadersFile } from './headers-file.ts';
import { writeNginxRules } from './nginx-rules.ts';
import { parseHome } from './parse-home.ts';
import { HOST_FILES } from './site-rules.ts';

const FOLDER = process.env['EXPORT_FOLDER'] || 'exported';

function readConfig() {
  try {
    return parseConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) exitWith(error.message);
    throw error;
  }
}

function readHome(): string {
  const [text = '/', ...more] = process.argv.slice(2);
  const home = more.length > 0 ? undefined : parseHome(text);
  const wanted = [text, ...more].join(' ');
  return (
    home ??
    exitWith(`The path must be / or one such as /life/, of letters, digits and - _ . ~, but is "${wanted}".`)
  );
}

function writeSite(folder: string, site: ExportedSite): void {
  const write = (name: string, content: string | Uint8Array) => {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  };
  for (const [path, body] of site.files) write(`site${path}`, body);
  write(`site/${HOST_FILES.headers}`, writeHeadersFile(site));
  // GitHub Pages would leave out what begins with a dot.
  write(`site${site.home}${HOST_FILES.notForJekyll}`, '');
  write('nginx.conf', writeNginxRules(site));
  write('Caddyfile', writeCaddyRules(site));
}

const config = readConfig();
const home = readHome();
const built = `${FOLDER}.build`;
try {
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--base', home], {
    stdio: 'inherit',
    env: { ...process.env, BUILD_FOLDER: built },
  });
  const site = describeExport(loadSite(readBuilt(built), config), config, home);
  rmSync(FOLDER, { recursive: true, force: true });
  writeSite(FOLDER, site);
} finally {
  rmSync(built, { recursive: true, force: true });
}
console.log(`The page for ${home} is in ${FOLDER}/site: docs/operations.md says how to serve it.`);
