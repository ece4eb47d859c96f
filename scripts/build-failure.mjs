/** Reports why a build or an export has failed. */
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { exitWith } from './install.mjs';

/**
 * Why a build has failed.
 * @typedef {{ readonly message: string, readonly place?: string | undefined }} Failure
 */

/** The first place in a stack that is not Node's own. @param {string} [stack] */
function findFrame(stack) {
  const [, url, line] = /^ +at .*?(file:.+?):(\d+:\d+)\)?$/m.exec(stack ?? '') ?? [];
  return url && `${relative('', fileURLToPath(url))}:${line}`;
}

/**
 * Finds the message and the place of an error that a build throws: Vite's errors have a code frame, others a stack.
 * @param {any} error
 * @returns {Failure}
 */
export function findFailure(error) {
  const { message, stack, place, loc } = error.errors?.[0] ?? error;
  const text = stripVTControlCharacters(message);
  return {
    message: text.split('\n')[0] ?? '',
    place:
      place ??
      /─\[ (.+:\d+:\d+) \]/.exec(text)?.[1] ??
      (loc?.file && `${loc.file}:${loc.line}:${loc.column}`) ??
      findFrame(stack),
  };
}

/**
 * Exits with the message and the place of an error.
 * @param {unknown} error @param {string | false} [last] the folder of the last good build, if there is one
 * @returns {never}
 */
export function exitWithFailure(error, last) {
  const { message, place } = findFailure(error);
  const stays = last ? ` The last good one is still in ${last}.` : '';
  return exitWith([`The build failed.${stays}`, place, message].filter(Boolean).join('\n'));
}
