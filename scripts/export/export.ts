/**
 * `npm run export`, or `npm run export -- /life/` for a path: writes the page as a folder that any static host can serve,
 * `site`: the files as on the whole domain, the page's own below its path, with `_headers` for Cloudflare and Netlify. Beside it
 * are a file for nginx and one for Caddy.
 */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { describeUnset, readConfig } from '../../server/config.mjs';
import { loadSite, readBuilt } from '../../server/site.ts';
import { exitWith } from '../install.mjs';
import { describeExport, parseHome, writeExport } from './exported-site.ts';

const FOLDER = process.env['EXPORT_FOLDER'] || 'exported';

function readHome(): string {
  const [text = '/', ...more] = process.argv.slice(2);
  const home = more.length > 0 ? undefined : parseHome(text);
  const wanted = [text, ...more].join(' ');
  return (
    home ??
    exitWith(`The path must be / or one such as /life/, of letters, digits and - _ . ~, but is "${wanted}".`)
  );
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
  writeExport(FOLDER, site);
} finally {
  rmSync(built, { recursive: true, force: true });
}
console.log(`The page for ${home} is in ${FOLDER}/site: docs/operations.md says how to serve it.`);
const unset = describeUnset(process.env);
if (unset) console.warn(unset);
