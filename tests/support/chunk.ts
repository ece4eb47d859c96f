import { readdirSync } from 'node:fs';

/** The address of a chunk of the built page, as a pattern; throws if the build has no such chunk. */
export function chunk(name: string): string {
  const files = readdirSync('dist/client/assets');
  if (!files.some((file) => file.startsWith(`${name}-`) && file.endsWith('.js'))) {
    throw new Error(`The build has no chunk “${name}”`);
  }
  return `**/assets/${name}-*.js`;
}
