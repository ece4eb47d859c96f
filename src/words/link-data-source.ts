import { DATA_SOURCE } from '#words/form.ts';
import type { DataSource } from './data-sources.ts';

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
