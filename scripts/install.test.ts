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
