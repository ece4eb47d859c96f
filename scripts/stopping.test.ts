import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findFreePort } from './free-port.mjs';

const script = (name: string) => JSON.stringify(resolve('scripts', name));
/** As if npm had started the program. */
const env = { ...process.env, npm_lifecycle_event: 'test' };

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'stopping-'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "scripts": { "wait": "node wait.mjs" } }');
  writeFileSync(
    join(folder, 'wait.mjs'),
    `import ${script('end-with-npm.mjs')}; console.log('pid', process.pid); setInterval(() => {}, 1000);`,
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Waits until a program prints a word and a number. @returns the number */
function readNumber(program: ChildProcess, word: string): Promise<number> {
  let output = '';
  return new Promise((found, failed) => {
    const listen = (text: Buffer) => {
      output += text.toString();
      const number = new RegExp(`${word} (\\d+)`).exec(output)?.[1];
      if (number) found(Number(number));
    };
    program.stdout?.on('data', listen);
    program.stderr?.on('data', listen);
    program.once('exit', () => failed(new Error(`The program ended: ${output}`)));
  });
}

const hasEnded = (pid: number) => {
  try {
    process.kill(pid, 0);
    return false;
  } catch {
    return true;
  }
};

const SOON = { timeout: 60_000 };

test('a program that npm runs exits with npm, although the shell between them does not signal it', async () => {
  const shell = spawn('sh', ['-c', 'node wait.mjs; true'], { cwd: folder, env });
  const pid = await readNumber(shell, 'pid');
  shell.kill();
  await vi.waitFor(() => expect(hasEnded(pid)).toBe(true), SOON);
});

test('a signal that stops a run of checks stops the check that is running', async () => {
  const checks = spawn(
    process.execPath,
    [
      '-e',
      `import(${script('check-runner.mjs')}).then(({ runStages }) =>
        runStages([[[{ name: 'Wait', script: 'wait' }]]]))`,
    ],
    { cwd: folder, env },
  );
  const pid = await readNumber(checks, 'pid');
  checks.kill();
  const [code] = await once(checks, 'exit');
  expect(code).toBe(1);
  await vi.waitFor(() => expect(hasEnded(pid)).toBe(true), SOON);
});

test('a Playwright run that SIGTERM stops also stops its web server', async () => {
  const port = await findFreePort();
  const playwright = resolve('node_modules/@playwright/test');
  writeFileSync(
    join(folder, 'server.mjs'),
    `import { createServer } from 'node:http';
    createServer((_, response) => response.end()).listen(${port}, 'localhost');`,
  );
  writeFileSync(
    join(folder, 'playwright.config.ts'),
    `import ${JSON.stringify(resolve('tests/support/stop-on-signals.ts'))};
    export default { webServer: { command: 'node server.mjs', port: ${port} } };`,
  );
  writeFileSync(
    join(folder, 'wait.spec.ts'),
    `import { test } from ${JSON.stringify(`${playwright}/index.mjs`)};
    test('waits', () => { console.log('pid', process.pid); return new Promise(() => {}); });`,
  );
  const run = spawn(process.execPath, [`${playwright}/cli.js`, 'test'], { cwd: folder });
  const pid = await readNumber(run, 'pid');
  run.kill();
  await once(run, 'exit');
  await vi.waitFor(() => expect(hasEnded(pid)).toBe(true), SOON);
  await expect(fetch(`http://localhost:${port}`)).rejects.toThrow('fetch failed');
});
