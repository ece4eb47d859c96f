import { join } from 'node:path';
import { readFolder } from './read-folder.ts';
import { type Built, hashBuild } from './site.ts';

/** Reads the output of the build. @param dist its folder */
export function readBuilt(dist: string): Built {
  const client = readFolder(join(dist, 'client'));
  return { client, compressed: readFolder(join(dist, 'compressed')), build: hashBuild(client) };
}
