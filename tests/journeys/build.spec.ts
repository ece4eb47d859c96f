import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';

/** The hash of each file in a folder, by its path. */
const hashFiles = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      // The inputs of the build, which differ by the machine.
      .filter((file) => !file.endsWith('.built-from'))
      .map((file) => [
        file.slice(folder.length),
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ]),
  );

test('a build lists every file of the page with its hash, and the figures of countries', () => {
  const list: { subject: { name: string; digest: { sha256: string } }[] } = JSON.parse(
    readFileSync('dist/client/.well-known/build.json', 'utf8'),
  );
  const listed = list.subject.map(({ name, digest }) => [`/${name}`, digest.sha256] as const);
  const isApi = ([path]: readonly [string, string]) => path.startsWith('/api/');
  const { '/.well-known/build.json': _, ...built } = hashFiles('dist/client');
  expect(Object.fromEntries(listed.filter((each) => !isApi(each)))).toEqual(built);
  expect(listed.filter(isApi).length).toBeGreaterThan(400);
});

test('a build of the same source on another machine and day has the same bytes', {
  tag: '@matrix',
}, () => {
  const [, builtOn] = /data-built="([^"]+)"/.exec(readFileSync('dist/client/index.html', 'utf8')) ?? [];
  const copy = mkdtempSync(join(tmpdir(), 'build-'));
  try {
    const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
      encoding: 'utf8',
    });
    for (const file of files.trim().split('\n')) cpSync(file, join(copy, file));
    for (const modules of ['node_modules', 'scripts/tools-node/node_modules']) {
      symlinkSync(resolve(modules), join(copy, modules));
    }
    const lastSecond = Date.parse(`${builtOn}T23:59:59Z`) / 1000;
    execFileSync(process.execPath, ['scripts/run-build.mjs'], {
      cwd: copy,
      env: {
        ...process.env,
        SOURCE_DATE_EPOCH: String(lastSecond),
        TZ: 'Pacific/Kiritimati',
        LC_ALL: 'tr_TR.UTF-8',
        LANG: 'tr_TR.UTF-8',
      },
      stdio: 'pipe',
    });
    // Beside these, the folder of this build may have what a test has written.
    expect(hashFiles('dist')).toMatchObject(hashFiles(join(copy, 'dist')));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});
