import type * as v from 'valibot';
import { readText, writeText } from './codec.ts';

/** Writes the fragment of a link: JSON in UTF-8, as base64url. */
export function writeLink(content: object): string {
  const bytes = new TextEncoder().encode(writeText(content));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * A link without what a text has behind it: a period, a bracket, the `_` of a text in italics. Its text ends with `}`,
 * which base64url writes as one of three endings.
 */
const dropBehindLink = (fragment: string): string => /^[\w-]*(?:[09]|fQ)/.exec(fragment)?.[0] ?? '';

/** The text in the fragment of a link; empty if it is none. */
export function decodeLink(fragment: string): string {
  try {
    const binary = atob(fragment.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return '';
  }
}

/** More than any link has. */
const MAX_LINK_CHARACTERS = 60_000;

/**
 * Reads the fragment of a link.
 * @returns `newer` for one of a newer version; `null` for any other text that `writeLink` cannot have written, such as one
 * that was cut short
 */
export function readLink<T>(schema: v.GenericSchema<unknown, T>, fragment: string): T | 'newer' | null {
  if (fragment.length > MAX_LINK_CHARACTERS) return null;
  const read = readText(schema, decodeLink(dropBehindLink(fragment)));
  if ('value' in read) return read.value;
  return read.problem === 'newer' ? 'newer' : null;
}
