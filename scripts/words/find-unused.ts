/** Finds messages that nothing uses. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AREAS, locate, readCatalogue } from './catalogue.ts';
import { constantOf } from './write-module.ts';

/** What uses no message: an import, and the type of something. */
const NO_USE = /^import [^;]*;|typeof [\w.]+/gm;
/** `FORM.day.done`, `{ title } = FORM`. Anything else, as in `FORM.day[state]`, uses all that is below. */
const USE = /(?:\{([^{}=]*)\} = )?\b([A-Z][A-Z\d_]*\b(?:\??\.(?!map\b)\w+|\['[^']+'\])*)/g;

/** Lists the paths of what a module uses: of messages, or of what they are in. */
const listUsed = (source: string): readonly string[] =>
  Array.from(source.replaceAll(NO_USE, '').matchAll(USE)).flatMap(([, names, used = '']) => {
    const path = used.replaceAll(/\??\.|\['/g, '.').replaceAll("']", '');
    return names === undefined
      ? [path]
      : Array.from(names.matchAll(/(\w+)(?::\s*\w+)?/g), ([, name]) => `${path}.${name}`);
  });

/**
 * Lists the messages of the English catalogues that no module of the page uses, with what to say of each.
 * @param root the folder of the page's code, with its words
 */
export function findUnused(root: string): readonly string[] {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|^words\/[^/]+\//.test(file),
  );
  const sources = files.map((file) => readFileSync(join(root, file), 'utf8'));
  const used = [...new Set(sources.filter((source) => source.includes("'#words/")).flatMap(listUsed))];
  const english = join(root, 'words/en');
  return AREAS.flatMap((area) =>
    readCatalogue(english, area).flatMap(({ id }) => {
      const own = id.replace(/^\w+/, constantOf);
      const isUsed = used.some((path) => `${own}.`.startsWith(`${path}.`) || path.startsWith(`${own}.`));
      return isUsed ? [] : `${locate(english, area, id)}: nothing uses it`;
    }),
  );
}
