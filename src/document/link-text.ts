import { hashText } from '../words/hash-text.ts';
import { type MigrationStep, migrate } from './migrate.ts';

/** Separates the values of a parameter. Words come last, because they may contain the separator. */
export const SEPARATOR = '_';

const checkOf = (text: string) => hashText(text).toString(36);

/** Writes the parameters of a link as its fragment, with their check at the end. */
export function writeLinkText(parameters: URLSearchParams): string {
  const text = String(parameters);
  return `${text}&check=${checkOf(text)}`;
}

/**
 * Reads the parameters of a link of any known version, and migrates them.
 * @param fragment a text that may be anything
 * @returns `newer` for a link of a newer version; `null` for a text that is no link, or one that is incomplete or altered
 */
export function readLinkText(
  fragment: string,
  migrations: readonly MigrationStep<URLSearchParams>[],
): URLSearchParams | 'newer' | null {
  const parameters = new URLSearchParams(fragment);
  const text = parameters.get('v') ?? '';
  const version = /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null;
  // A newer version may compute its check differently.
  if (version !== null && version > migrations.length + 1) return 'newer';
  const check = parameters.get('check');
  parameters.delete('check');
  return check === checkOf(String(parameters)) ? migrate(version, parameters, migrations) : null;
}
