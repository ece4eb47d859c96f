/** Finds messages that no module uses, for compile-words.ts. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { AREAS, pathOf, readCatalogue } from './catalogue.ts';
import { constantOf } from './compile.ts';
import { ANY, listUsed, type Path } from './list-used.ts';

/**
 * The messages at a path and below it. A path that is longer than a message's ends in something like `length` or `map`.
 */
function reach(path: Path, messages: readonly Path[]): readonly Path[] {
  const reached = messages.filter((message) =>
    path.every((name, index) => name === ANY || name === message[index]),
  );
  return reached.length > 0 || path.length <= 2 ? reached : reach(path.slice(0, -1), messages);
}

/**
 * Lists the messages of the English catalogues that no module of the page uses, with what to say of each.
 * @param root the folder of the page's code, with its words
 */
export function findUnused(root: string): readonly string[] {
  const english = join(root, 'words/en');
  const messages = AREAS.flatMap((area) =>
    Array.from(readCatalogue(english, area).keys(), (id) => {
      const [group = '', ...rest] = id.split('.');
      return {
        says: `${pathOf(english, area)}, "${id}": nothing uses it`,
        path: [area, constantOf(group), ...rest],
      };
    }),
  );
  const paths = messages.map(({ path }) => path);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|^words\/[^/]+\//.test(file),
  );
  const used = new Set(
    files.flatMap((file) => listUsed(join(root, file))).flatMap((path) => reach(path, paths)),
  );
  return messages.flatMap(({ says, path }) => (used.has(path) ? [] : says));
}
