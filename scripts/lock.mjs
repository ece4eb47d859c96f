/** Lets one process at a time install or build here. Plain JavaScript without packages, as in install.mjs. */
import { readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { endOnSignals } from './end-on-signals.mjs';

/** A link whose target is the id of the process that installs or builds here. Links are created atomically. */
const LOCK = '.lock';
const CHECK_INTERVAL_MS = 200;
/** The errors of a folder that cannot be written to. */
const READ_ONLY = ['EACCES', 'EPERM', 'EROFS'];

/** @param {unknown} error @param {string} code */
const hasCode = (error, code) => error instanceof Error && 'code' in error && error.code === code;

function tryToLock() {
  try {
    // Windows lets only administrators make other links.
    symlinkSync(String(process.pid), LOCK, 'junction');
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    if (!READ_ONLY.some((code) => hasCode(error, code))) throw error;
    console.error('Nothing can be installed or built here: this folder cannot be written to.');
    return process.exit(1);
  }
}

/** The process that has the lock, unless it has just released it. */
function findHolder() {
  try {
    return Number(basename(readlinkSync(LOCK)));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return pid !== process.pid && process.kill(pid, 0);
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

const release = () => rmSync(LOCK, { force: true });

/**
 * Waits until no other process installs or builds in this folder, and blocks others until an action is over. A signal
 * ends the action, and what it has started. The lock of a killed process does not block others.
 * @template T
 * @param {() => Promise<T>} action
 */
export async function withLock(action) {
  let waitsFor = 0;
  while (!tryToLock()) {
    const holder = findHolder();
    if (holder === undefined) continue;
    if (!isRunning(holder)) release();
    else {
      if (holder !== waitsFor) console.log(`Waiting for process ${holder}, which is busy in this folder …`);
      waitsFor = holder;
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await pause(CHECK_INTERVAL_MS);
    }
  }
  process.once('exit', release);
  try {
    return await endOnSignals(action);
  } finally {
    process.off('exit', release);
    release();
  }
}
