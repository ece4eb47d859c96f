import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { run } from './install.mjs';

/** Runs a text of JavaScript. */
const runScript = (script: string, silence: number) =>
  run(process.execPath, ['--eval', script], { stdio: ['ignore', 'pipe', 'pipe'], silence });

/** A program that writes once, then nothing; what it starts keeps its output open. */
const HANGING = `
  console.log('started');
  require('node:child_process').spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
  setInterval(() => {}, 1000);
`;

test('a program that writes nothing for too long is ended, with what it has started', async () => {
  expect(await runScript(HANGING, 2000)).toEqual({ passed: false, isSilent: true, output: 'started\n' });
});

test('a program that ends by itself has passed or failed', async () => {
  expect(await runScript('console.log(1)', 60_000)).toEqual({ passed: true, isSilent: false, output: '1\n' });
  expect(await runScript('process.exitCode = 3', 60_000)).toMatchObject({ passed: false, isSilent: false });
});

/** A lock file with one package for the page and one for development. */
const lock = (version: string, packages: object) =>
  JSON.stringify({ packages: { 'node_modules/page': { version }, ...packages } });
const TOOL = { 'node_modules/tool': { version: '1.0.0', dev: true } };

/** What `npm start` asks of npm, which is replaced by a program that writes its parameters. */
function listParameters(installed: string | null): string {
  const folder = mkdtempSync(join(tmpdir(), 'install-'));
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text, { mode: 0o755 });
  try {
    mkdirSync(join(folder, 'node_modules'));
    write('npm', '#!/bin/sh\necho "$@" >asked\n');
    write('asked', 'nothing');
    write('package-lock.json', lock('2.0.0', TOOL));
    if (installed) write('node_modules/.package-lock.json', installed);
    const script = `import { installPackages } from '${resolve('scripts/install.mjs')}';
      await installPackages({ withTools: false });`;
    execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: folder,
      env: { ...process.env, PATH: folder + delimiter + process.env['PATH'] },
    });
    return readFileSync(join(folder, 'asked'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test.each([
  ['the page alone, where nothing is installed', null, /--omit=dev\n$/],
  ['the page alone, where nothing else was', lock('1.0.0', {}), /--omit=dev\n$/],
  ['what is newer, and leaves the tools of a developer', lock('1.0.0', TOOL), /--include=dev\n$/],
  ['nothing, where the page’s packages are as the lock file has them', lock('2.0.0', {}), /^nothing$/],
])('npm start installs %s', (_, installed, asked) => {
  expect(listParameters(installed)).toMatch(asked);
});
