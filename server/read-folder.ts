import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Files } from './site.ts';

/** Reads all files of a folder and of the folders in it. */
export function readFolder(folder: string): Files {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const file = join(entry.parentPath, entry.name);
        return [`/${relative(folder, file).split(sep).join('/')}`, readFileSync(file)];
      }),
  );
}
