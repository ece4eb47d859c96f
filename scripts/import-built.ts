import { rmSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig } from 'vite';
import { forNode } from './build-settings.ts';

/**
 * Builds a module of the page for Node.js and imports it.
 * @param folder where it is meanwhile: another one for each import, since a module is loaded once
 */
export async function importBuilt<Module>(
  entry: string,
  folder: string,
  options: InlineConfig = {},
): Promise<Module> {
  await build({ ...options, ...forNode(entry, folder) });
  const built: Module = await import(
    pathToFileURL(join(folder, `${basename(entry, extname(entry))}.js`)).href
  );
  rmSync(folder, { recursive: true });
  return built;
}
