import { execFileSync, spawn } from 'node:child_process';
import { cpSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { copyProject } from '../support/copy-project.ts';
import { endWithThisProcess } from '../support/end-with-this-process.mjs';

/** Starts the page with npm, and waits until it prints something. @returns what it printed until the page is down again */
async function startAndEnd(cwd: string, until: RegExp): Promise<string> {
  const npm = endWithThisProcess(spawn('npm', ['start'], { cwd, env: { ...process.env, PORT: '0' } }));
  let printed = '';
  for (const stream of [npm.stdout, npm.stderr]) {
    stream.on('data', (text: Buffer) => {
      printed += text.toString();
    });
  }
  await expect.poll(() => printed).toMatch(until);
  const [, address] = /is at (\S+)/.exec(printed) ?? [];
  const isUp = () => (address ? fetch(address).then(Boolean, () => false) : false);
  if (address) expect(await isUp()).toBe(true);
  // As a process manager ends it: only npm gets the signal.
  npm.kill('SIGTERM');
  await expect.poll(isUp).toBe(false);
  return printed;
}

test('npm start builds if a source is newer than the build, and otherwise serves at once', {
  tag: '@matrix',
}, async () => {
  const copy = copyProject();
  const path = (file: string) => join(copy.folder, file);
  /** Changes when a file was last changed. @param seconds from now */
  const touch = (file: string, seconds: number) => {
    const time = new Date(Date.now() + seconds * 1000);
    utimesSync(path(file), time, time);
  };
  try {
    cpSync('dist', path('dist'), { recursive: true });
    // None of these can be read, waited for, or taken for a change.
    execFileSync('mkfifo', [path('src/pipe')]);
    symlinkSync('nowhere', path('src/broken-link'));
    writeFileSync(path('src/unreadable'), '', { mode: 0 });
    writeFileSync(path('growing.log'), 'It grows.');
    touch('growing.log', 60);
    touch('dist/server/node.js', 1);
    expect(await startAndEnd(copy.folder, /is at http/)).not.toMatch(/Building|Installing/);
    touch('src/app/entry-prerender.tsx', 60);
    await startAndEnd(copy.folder, /Building …/);
  } finally {
    copy.remove();
  }
});
