import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { copyProject } from '../support/copy-project.ts';

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

test('a build of the same source in another place, on another day and machine has the same bytes', {
  tag: '@matrix',
}, () => {
  const [, builtOn] = /data-built="([^"]+)"/.exec(readFileSync('dist/client/index.html', 'utf8')) ?? [];
  const copy = copyProject();
  try {
    execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], {
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
    copy.remove();
  }
});
