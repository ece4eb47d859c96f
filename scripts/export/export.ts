/**
 * Run by export.mjs: writes the page as a folder that any static host can serve, with rules for its headers:
 *
 * - `site`: the files as on the whole domain, the page's own below its path, with `_headers` for Cloudflare and Netlify;
 * - `nginx.conf` and `Caddyfile`.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../server/config.mjs';
import { readBuilt } from '../../server/read-built.ts';
import { type Built, loadSite } from '../../server/site.ts';
import { buildPage } from '../build-page.ts';
import { exitWith } from '../install.mjs';
import { replaceFolder } from '../replace-folder.ts';
import { readSettings } from '../settings.mjs';
import { writeFile } from '../write-file.ts';
import { writeCaddyRules } from './caddy-rules.ts';
import { describeExport, type ExportedSite } from './exported-site.ts';
import { writeHeadersFile } from './headers-file.ts';
import { writeNginxRules } from './nginx-rules.ts';
import { parseHome } from './parse-home.ts';
import { HOST_FILES } from './site-rules.ts';

const [wanted, ...more] = process.argv.slice(2);
const FOLDER = process.env['EXPORT_FOLDER'] || 'dist/export';

function readHome(): string {
  const text = wanted ?? '/';
  const home = more.length > 0 ? undefined : parseHome(text);
  return (
    home ??
    exitWith(
      `The path must be / or one such as /life/, of letters, digits and - _ . ~, but is "${[text, ...more].join(' ')}".`,
    )
  );
}

/** Builds the page as the server has it, but below a path. @param folder where its files are meanwhile */
async function buildAt(home: string, folder: string): Promise<Built> {
  const folders = { client: join(folder, 'client'), compressed: join(folder, 'compressed') };
  await buildPage({ site: home, ...folders });
  const built = readBuilt(folder);
  for (const each of Object.values(folders)) rmSync(each, { recursive: true });
  return built;
}

function writeSite(folder: string, site: ExportedSite): void {
  const write = (path: string, content: string | Uint8Array) => writeFile(join(folder, path), content);
  for (const [path, body] of site.files) write(`site${path}`, body);
  write(`site/${HOST_FILES.headers}`, writeHeadersFile(site));
  // GitHub Pages would leave out what begins with a dot.
  write(`site${site.home}${HOST_FILES.notForJekyll}`, '');
  write('nginx.conf', writeNginxRules(site));
  write('Caddyfile', writeCaddyRules(site));
}

async function writeExport(folder: string, home: string, config: Config): Promise<void> {
  writeSite(folder, describeExport(loadSite(await buildAt(home, folder), config), config, home));
}

const home = readHome();
const config = readSettings();
await replaceFolder(FOLDER, (folder) => writeExport(folder, home, config));
console.log(`The page for ${home} is in ${FOLDER}/site: docs/operations.md says how to serve it.`);
