import { hashText } from '../words/hash-text.ts';

/** The version of links to results and to the view. A link of a newer version is reported, and not read. */
export const LINK_VERSION = 1;

/** Separates the values of a parameter. Words come last, because they may contain the separator. */
export const SEPARATOR = '_';

const checkOf = (text: string) => hashText(text).toString(36);

/** Writes the parameters of a link as its fragment, with their check at the end. */
export function writeLinkText(parameters: URLSearchParams): string {
  const text = String(parameters);
  return `${text}&check=${checkOf(text)}`;
}

/**
 * Reads the parameters of a link.
 * @param fragment a text that may be anything
 * @returns `newer` for a link of a newer version; `null` for a text that is no link, or one that is incomplete or altered
 */
export function readLinkText(fragment: string): URLSearchParams | 'newer' | null {
  const parameters = new URLSearchParams(fragment);
  const version = parameters.get('v') ?? '';
  if (!/^[1-9]\d{0,3}$/.test(version)) return null;
  // A newer version may compute its check differently.
  if (Number(version) > LINK_VERSION) return 'newer';
  const check = parameters.get('check');
  parameters.delete('check');
  return check === checkOf(String(parameters)) ? parameters : null;
}
