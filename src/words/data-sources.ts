import { DATA_SOURCE, WORLD_BANK } from '#words/form.ts';

/** A publication of figures about countries, and the license to show them. */
export interface DataSource {
  /** As it was published. */
  readonly title: string;
  readonly url: string;
  readonly license: { readonly name: string; readonly url: string };
}

/** Where the figures of countries come from. Their licenses ask for the source, the license and a word on changes. */
export const DATA_SOURCES = {
  worldBank: {
    title: 'World Bank, World Development Indicators',
    url: 'https://data.worldbank.org/indicator/SP.DYN.LE00.IN',
    license: { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
  },
  unitedNations: {
    title: 'United Nations, World Population Prospects 2024',
    url: 'https://github.com/PPgp/wpp2024',
    license: { name: 'CC BY 3.0 IGO', url: 'https://creativecommons.org/licenses/by/3.0/igo/' },
  },
} as const satisfies Record<string, DataSource>;

/**
 * A publisher's name in the page's language. Responses, links and saved data have the English one.
 * @example namePublisher('World Bank') // 'Weltbank' in German
 */
export const namePublisher = (source: string): string => (source === 'World Bank' ? WORLD_BANK : source);

/** A part of a sentence that links somewhere. */
interface Linked {
  readonly text: string;
  readonly url: string;
}

/** Finds the words of links in a sentence, each once, and returns its parts in order. */
function splitAtLinks(sentence: string, links: readonly Linked[]): readonly (string | Linked)[] {
  const [first, ...others] = links;
  if (!first) return sentence === '' ? [] : [sentence];
  const start = sentence.indexOf(first.text);
  if (start < 0) return splitAtLinks(sentence, others);
  return [
    ...splitAtLinks(sentence.slice(0, start), others),
    first,
    ...splitAtLinks(sentence.slice(start + first.text.length), others),
  ];
}

/**
 * Names a source with its license in a sentence with links.
 * @param describe the sentence around the source
 */
export function linkDataSource(
  { title, url, license }: DataSource,
  describe: (args: { readonly source: string }) => string,
) {
  const sentence = describe({ source: DATA_SOURCE.withLicense({ title, license: license.name }) });
  return splitAtLinks(sentence, [
    { text: title, url },
    { text: license.name, url: license.url },
  ]);
}
