import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { lstatSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder = '';
const started: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** Starts a process that takes the lock of the folder, says so, and runs an action. */
function takeLock(action: string) {
  const program = `import { withLock } from ${JSON.stringify(resolve('scripts/lock.mjs'))};
    await withLock(async () => { console.log('locked'); ${action} });
    console.log('released');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { cwd: folder });
  started.push(child);
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output += text;
  });
  const waitFor = async (word: string) => {
    while (!output.includes(word)) {
      if (child.exitCode !== null) throw new Error(`It ended without "${word}": ${output}`);
      await once(child.stdout, 'data');
    }
  };
  return { child, waitFor };
}

/** Ends once its standard input is closed. */
const UNTIL_CLOSED = 'for await (const _ of process.stdin);';
const FOREVER = 'await new Promise(() => setInterval(() => {}, 1000));';
/** Returns whether there is such a link. Its target does not exist. */
const isLocked = () => lstatSync(join(folder, '.lock'), { throwIfNoEntry: false }) !== undefined;

test('a second process waits until the first is done, and says which it waits for', async () => {
  const first = takeLock(UNTIL_CLOSED);
  await first.waitFor('locked');
  const second = takeLock('');
  await second.waitFor(`Waiting for process ${first.child.pid}`);
  first.child.stdin.end();
  await first.waitFor('released');
  await second.waitFor('released');
  expect(isLocked()).toBe(false);
});

test('the lock of a killed process does not block others', async () => {
  const first = takeLock(FOREVER);
  await first.waitFor('locked');
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  expect(isLocked()).toBe(true);
  await takeLock('').waitFor('released');
  expect(isLocked()).toBe(false);
});

test('a signal ends the action and releases the lock', async () => {
  const { child, waitFor } = takeLock(FOREVER);
  await waitFor('locked');
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  expect(code).toBe(128 + 15);
  expect(isLocked()).toBe(false);
});

test('an action that fails releases the lock', async () => {
  const { child } = takeLock("throw new Error('no');");
  const [code] = await once(child, 'exit');
  expect(code).toBe(1);
  expect(isLocked()).toBe(false);
});
