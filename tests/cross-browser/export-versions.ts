/** Exports two versions of the page, for the tests of an update: the built page, and one of other sources. */
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeExport, writeExport } from '../../scripts/export/exported-site.ts';
import { parseConfig } from '../../server/config.mjs';
import { loadSite, readBuilt } from '../../server/site.ts';
import { copyProject } from '../support/copy-project.ts';
import { SETTINGS } from '../support/static-servers.ts';
import { VERSIONS } from './updated-host.ts';

/** What is other in the second version: a text that is in place of another in a file. */
const CHANGES = [
  ['src/words/en/form.json', 'See what’s behind you', 'Look at what’s behind you'],
  ['src/document/codec.ts', 'FORMAT_VERSION = 1', 'FORMAT_VERSION = 2'],
] as const;

function exportBuilt(built: string, folder: string): void {
  // Without the World Bank, the policy of the pages forbids everything that would leave their host.
  const config = parseConfig({ ...SETTINGS, WORLD_BANK_URL: 'off' });
  rmSync(folder, { recursive: true, force: true });
  writeExport(folder, describeExport(loadSite(readBuilt(built), config), config, '/'));
}

const { folder, remove } = copyProject();
try {
  for (const [name, before, after] of CHANGES) {
    const text = readFileSync(join(folder, name), 'utf8');
    if (!text.includes(before)) throw new Error(`${name} has no "${before}"`);
    writeFileSync(join(folder, name), text.replace(before, after));
  }
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], {
    cwd: folder,
    stdio: 'inherit',
  });
  exportBuilt('dist', VERSIONS.first);
  exportBuilt(join(folder, 'dist'), VERSIONS.second);
} finally {
  remove();
}
