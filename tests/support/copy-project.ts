import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** What `.gitignore` names, and Git's own folder: a downloaded archive of the sources has none. */
const NOT_SOURCES =
  /^(\.git|\.stryker-tmp|\.vitest|dist|dist\..*|exported|exported\..*|node_modules|test-results)$|^src\/words\/(current|[\w-]+\/(page|form|results|view)\.ts)$/;

/** Copies the sources into another folder, which has the same packages. @returns the folder, and how to remove it */
export function copyProject() {
  const folder = mkdtempSync(join(tmpdir(), 'project-'));
  const isSource = (path: string) => !NOT_SOURCES.test(path);
  for (const name of readdirSync('.').filter(isSource))
    cpSync(name, join(folder, name), { recursive: true, filter: isSource });
  // A folder of its own, since Vite writes into it.
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync('node_modules').filter((each) => !each.startsWith('.vite')))
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
