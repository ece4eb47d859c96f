/** Ends a program on a signal with what it has started, for install.mjs and lock.mjs. */
import { constants } from 'node:os';

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Until an action is over, a signal ends this process as `process.exit` does, so that what it has started ends with it.
 * @template T
 * @param {() => Promise<T>} action
 */
export async function endOnSignals(action) {
  /** @param {NodeJS.Signals} signal */
  const end = (signal) => process.exit(128 + constants.signals[signal]);
  for (const signal of SIGNALS) process.on(signal, end);
  try {
    return await action();
  } finally {
    for (const signal of SIGNALS) process.off(signal, end);
  }
}
