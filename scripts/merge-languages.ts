import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readFolder } from '../server/read-folder.ts';
import type { Language } from '../src/messages/language.ts';

/** What each language has of its own, beside its page. */
const OWN = new Set(['/index.html', '/404.html', '/manifest.webmanifest', '/service-worker.js']);

/**
 * Adds the page as built in one language to the folder of the page in all: what it has of its own at its path, what it
 * shares with others where they have it.
 * @param built the folder that it was built in
 * @throws Error if a shared file has other content than in a language before
 */
export function mergeLanguage(client: string, { path }: Pick<Language, 'path'>, built: string): void {
  for (const [name, body] of readFolder(built)) {
    const target = join(client, OWN.has(name) ? path : '', name);
    if (existsSync(target)) {
      if (!readFileSync(target).equals(body)) throw new Error(`${name} differs between languages`);
      continue;
    }
    mkdirSync(dirname(target), { recursive: true });
    cpSync(join(built, name), target);
  }
}
