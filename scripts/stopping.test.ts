import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findFreePort } from './free-port.mjs';

const script = (name: string) => JSON.stringify(resolve('scripts', name));
/** Under npm, whatever has started the tests. */
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

/** The number that a program says behind a word. */
function hear(program: ChildProcess, word: string): Promise<number> {
  let said = '';
  return new Promise((found, failed) => {
    const listen = (text: Buffer) => {
      said += text.toString();
      const number = new RegExp(`${word} (\\d+)`).exec(said)?.[1];
      if (number) found(Number(number));
    };
    program.stdout?.on('data', listen);
    program.stderr?.on('data', listen);
    program.once('exit', () => failed(new Error(`It has ended: ${said}`)));
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

const SOON = { timeout: 15_000 };

test('what npm runs ends with npm, though the shell between them tells it nothing', async () => {
  const shell = spawn('sh', ['-c', 'node wait.mjs; true'], { cwd: folder, env });
  const pid = await hear(shell, 'pid');
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
  const pid = await hear(checks, 'pid');
  checks.kill();
  const [code] = await once(checks, 'exit');
  expect(code).toBe(1);
  await vi.waitFor(() => expect(hasEnded(pid)).toBe(true), SOON);
});

test('a Worker ends with the test run that has started it, also where nothing can be waited for', async () => {
  writeFileSync(join(folder, 'worker.js'), 'export default { fetch: () => new Response() };');
  const run = spawn(process.execPath, [
    '-e',
    `import(${script('workerd.mjs')})
      .then(({ startWorkerd }) => startWorkerd(${JSON.stringify(folder)}, '127.0.0.1:0'))
      .then(({ port }) => console.log('port', port));
    process.once('SIGTERM', () => process.exit());`,
  ]);
  const address = `http://127.0.0.1:${await hear(run, 'port')}`;
  expect((await fetch(address)).status).toBe(200);
  run.kill();
  await once(run, 'exit');
  await vi.waitFor(() => expect(fetch(address)).rejects.toThrow('fetch failed'), SOON);
});

test('a run of Playwright that is stopped by SIGTERM ends the server that it has started', async () => {
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
  const pid = await hear(run, 'pid');
  run.kill();
  await once(run, 'exit');
  await vi.waitFor(() => expect(hasEnded(pid)).toBe(true), SOON);
  await expect(fetch(`http://localhost:${port}`)).rejects.toThrow('fetch failed');
}, 30_000);
