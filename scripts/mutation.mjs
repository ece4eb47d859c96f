/** `npm run mutation`, or `npm run mutation -- life world`: mutation tests, one target of stryker.config.mjs after another. */
import { spawnSync } from 'node:child_process';
import { TARGETS } from '../stryker.config.mjs';

const wanted = process.argv.slice(2);
for (const target of wanted.length > 0 ? wanted : Object.keys(TARGETS)) {
  console.log(`\n${target}`);
  const { status } = spawnSync('stryker', ['run'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, MUTATION_TARGET: target },
  });
  if (status !== 0) process.exitCode = 1;
}
