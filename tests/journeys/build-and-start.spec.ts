import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { copyProject } from '../support/copy-project.ts';
import { endWithThisProcess } from '../support/processes.ts';

/** A user without rights, whom only root can become: for everybody else, a mode is enough. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** The hash of each file in a folder, by its path. */
const hashFiles = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [
        file.slice(folder.length),
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ]),
  );

test('a build elsewhere, on another day, over one that cannot be removed, has the same bytes', {
  tag: '@matrix',
}, () => {
  const [, builtOn] = /data-built="([^"]+)"/.exec(readFileSync('dist/client/index.html', 'utf8')) ?? [];
  const copy = copyProject();
  const last = join(copy.folder, 'again');
  mkdirSync(join(last, 'old'), { recursive: true });
  writeFileSync(join(last, 'old', 'file'), '');
  if ('uid' in NOBODY) execFileSync('chown', ['-RP', `${NOBODY.uid}:${NOBODY.gid}`, copy.folder]);
  // The last build cannot be removed.
  chmodSync(join(last, 'old'), 0o555);
  try {
    execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], {
      ...NOBODY,
      cwd: copy.folder,
      env: {
        ...process.env,
        BUILD_FOLDER: 'again',
        SOURCE_DATE_EPOCH: String(Date.parse(`${builtOn}T23:59:59Z`) / 1000),
        TZ: 'Pacific/Kiritimati',
        LC_ALL: 'tr_TR.UTF-8',
        LANG: 'tr_TR.UTF-8',
      },
      stdio: 'pipe',
    });
    // Beside these, the folder of this build may have what a test has written.
    expect(hashFiles('dist')).toMatchObject(hashFiles(join(copy.folder, 'again')));
  } finally {
    for (const name of readdirSync(copy.folder).filter((each) => each.endsWith('-last')))
      chmodSync(join(copy.folder, name, 'old'), 0o755);
    copy.remove();
  }
});

/** Starts the page with npm, and waits until it prints something. @returns what it printed until the page is down again */
async function startAndEnd(
  cwd: string,
  until: RegExp,
  [program = '', ...parameters]: readonly string[] = ['npm', 'start'],
  user = {},
): Promise<string> {
  // With both, Node.js warns of them.
  const { NO_COLOR: _no, FORCE_COLOR: _force, ...environment } = process.env;
  const env = { ...environment, PORT: '0' };
  const npm = endWithThisProcess(spawn(program, parameters, { cwd, env, ...user }));
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

test('npm start builds only if a source is newer', { tag: '@matrix' }, async () => {
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

test('npm start says in a sentence what it cannot read or write, and serves the last build if there is one', {
  tag: '@matrix',
}, async () => {
  test.skip(process.platform === 'win32', 'Windows has other rights.');
  const copy = copyProject();
  const start = (until: RegExp) =>
    startAndEnd(copy.folder, until, [process.execPath, 'scripts/start.mjs'], NOBODY);
  const path = (file: string) => join(copy.folder, file);
  try {
    chmodSync(copy.folder, 0o555);
    expect(await start(/\n/)).toBe(
      'Nothing is built, and nothing can be: this folder cannot be written to.\n',
    );
    chmodSync(copy.folder, 0o755);
    cpSync('dist', path('dist'), { recursive: true });
    utimesSync(path('dist/server/node.js'), new Date(0), new Date(0));
    chmodSync(copy.folder, 0o555);
    expect(await start(/is at http/)).toMatch(
      /^This folder cannot be written to: .*\nLifetime Visualizer is at \S+\n/,
    );
    chmodSync(path('src/life'), 0);
    expect(await start(/\n/)).toMatch(/^The sources cannot be read: EACCES.*src\/life'\.\n$/);
  } finally {
    chmodSync(path('src/life'), 0o755);
    chmodSync(copy.folder, 0o755);
    copy.remove();
  }
});
