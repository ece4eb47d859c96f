import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readFolder } from './read-folder.ts';
import { type Built, type Files, hashBuild } from './site.ts';

/** A build that keeps nothing of the previous one has no folder for it. */
const readIfPresent = (folder: string): Files => (existsSync(folder) ? readFolder(folder) : new Map());

/** Reads the output of the build. @param dist its folder */
export function readBuilt(dist: string): Built {
  const client = readFolder(join(dist, 'client'));
  return {
    client,
    compressed: readFolder(join(dist, 'compressed')),
    previous: {
      client: readIfPresent(join(dist, 'previous/client')),
      compressed: readIfPresent(join(dist, 'previous/compressed')),
    },
    build: hashBuild(client),
  };
}
