/** Keeps the files of the previous version, for build.ts. */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readFolder } from '../server/read-folder.ts';
import { type Files, HASHED } from '../server/site.ts';
import { writeFile } from './write-file.ts';

/** The files of a build whose names contain a hash, without those that it had kept itself. */
export interface PreviousBuild {
  readonly client: Files;
  readonly compressed: Files;
}

const readHashed = (folder: string): Files =>
  new Map([...readFolder(folder)].filter(([path]) => path.startsWith(HASHED)));

/**
 * Reads what visitors who have the page of a build open may still request.
 * @param dist the folder of the build
 * @throws Error with one sentence if it is not a build
 */
export function readPrevious(dist: string): PreviousBuild {
  const [client, compressed] = [join(dist, 'client'), join(dist, 'compressed')];
  if (![join(client, 'index.html'), join(client, HASHED), compressed].every((path) => existsSync(path))) {
    throw new Error(`PREVIOUS_DIST is "${dist}", which is not the folder of a build.`);
  }
  return { client: readHashed(client), compressed: readHashed(compressed) };
}

function writeFiles(folder: string, files: Files): void {
  for (const [path, body] of files) {
    writeFile(join(folder, path), body);
  }
}

/**
 * Adds the files of the previous build that the new one does not have: its files to `previous/client`, which is not
 * part of the version that the service worker caches, and the same compressed to `previous/compressed`.
 * @param dist the folder of the new build
 */
export function keepPrevious(dist: string, previous: PreviousBuild): void {
  const current = readPrevious(dist);
  const isGone = ([path]: readonly [string, unknown]) =>
    !current.client.has(path) && !current.client.has(path.replace(/\.(br|gz)$/, ''));
  rmSync(join(dist, 'previous'), { recursive: true, force: true });
  writeFiles(join(dist, 'previous/client'), new Map([...previous.client].filter(isGone)));
  writeFiles(join(dist, 'previous/compressed'), new Map([...previous.compressed].filter(isGone)));
}
