/** Makes the folder of a new language, for add-language.ts. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AREAS, pathOf } from './catalogue.ts';
import { fitPlurals } from './fit-plurals.ts';

/** A catalogue as JSON has it. */
type Entries = Readonly<Record<string, { readonly defaultMessage: string }>>;

const RIGHT_TO_LEFT = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']);

function startCatalogue(english: string, tag: string): string {
  const entries: Entries = JSON.parse(english);
  const started = Object.entries(entries).map(([id, { defaultMessage }]) => [
    id,
    { defaultMessage: fitPlurals(defaultMessage, tag) },
  ]);
  return `${JSON.stringify(Object.fromEntries(started), null, 2)}\n`;
}

/** The English `language.ts` with what can be known of another language. */
function startDescription(english: string, tag: string): string {
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
  const { script = '' } = new Intl.Locale(tag).maximize();
  const [first = '', ...rest] = name;
  return english
    .replace("tag: 'en'", `tag: '${tag}'`)
    .replace("path: ''", `path: '${tag.toLowerCase()}/'`)
    .replace("name: 'English'", `name: '${first.toLocaleUpperCase(tag)}${rest.join('')}'`)
    .replace("'ltr'", RIGHT_TO_LEFT.has(script) ? "'rtl'" : "'ltr'");
}

/**
 * Makes the folder of a language with the words of English, ready to be translated: all of it compiles.
 * @param root the folder of the words
 * @param tag of the language, BCP 47
 * @returns the folder
 * @throws {RangeError} if Intl does not know the language
 */
export function startLanguage(root: string, tag: string): string {
  const [canonical = tag] = Intl.getCanonicalLocales(tag);
  if (Intl.PluralRules.supportedLocalesOf(canonical).length === 0)
    throw new RangeError(`Intl knows no language ${tag}`);
  const english = join(root, 'en');
  const folder = join(root, canonical.toLowerCase());
  mkdirSync(folder);
  const compiled = new Set(AREAS.map((area) => `${area}.ts`));
  for (const name of readdirSync(english)) {
    const text = readFileSync(join(english, name), 'utf8');
    if (name === 'language.ts') writeFileSync(join(folder, name), startDescription(text, canonical));
    else if (name.endsWith('.ts') && !name.includes('.test.') && !compiled.has(name))
      writeFileSync(join(folder, name), text);
  }
  for (const area of AREAS)
    writeFileSync(
      pathOf(folder, area),
      startCatalogue(readFileSync(pathOf(english, area), 'utf8'), canonical),
    );
  return folder;
}
