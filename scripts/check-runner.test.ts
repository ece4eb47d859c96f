import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'check-runner-'));
  const scripts = {
    good: 'node -e "console.log(\'good output\')"',
    bad: 'node -e "console.log(\'bad output\'); process.exit(3)"',
    // Writes the report that it is to write, as a test tool does.
    tests:
      'node -e "fs.writeFileSync(process.env.REPORT, process.env.FOUND); process.exit(process.env.CODE)"',
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', scripts }));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A program that runs stages, given as an expression, and prints what they count. */
const program = (stages: string) => `
  const { runStages } = await import(${JSON.stringify(resolve('scripts/check-runner.mjs'))});
  const good = { name: 'Good', script: 'good' };
  const bad = { name: 'Bad', script: 'bad' };
  const tests = (found, code) => ({
    name: 'Tests',
    script: 'tests',
    env: { FOUND: JSON.stringify(found), CODE: String(code) },
    report: { variable: 'REPORT', count: (report) => ({ failures: [], ...report }) },
  });
  console.log('count', JSON.stringify(await runStages(${stages})));`;

function run(stages: string) {
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program(stages)], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { stdout, count: JSON.parse(/count (.*)/.exec(stdout)?.[1] ?? 'null') };
}

describe('A run of checks', () => {
  test('counts each check, side by side or one after the other, and the tests of a report', () => {
    const { count } = run('[[[good, bad], [good]], [[tests({ passed: 7, failed: 0 }, 0)]]]');
    expect(count).toMatchObject({ passed: 9, failed: 1, failures: ['Bad: it failed as a whole'] });
  });

  test('says what failed, by the names in the report', () => {
    const { count } = run("[[[tests({ passed: 1, failed: 2, failures: ['one', 'two'] }, 1)]], [[good]]]");
    expect(count).toMatchObject({ passed: 2, failed: 2, failures: ['Tests: one', 'Tests: two'] });
  });

  test('counts one failure if the tests fail but the report names none', () => {
    expect(run('[[[tests({ passed: 2, failed: 0 }, 1)]]]').count).toMatchObject({ passed: 2, failed: 1 });
    expect(run('[[[tests({ passed: 2, failed: 3 }, 1)]]]').count).toMatchObject({ passed: 2, failed: 3 });
    expect(run("[[[{ ...tests({}, 0), script: 'bad' }]]]").count).toMatchObject({ passed: 0, failed: 1 });
  });

  test('stops if something fails that later stages need', () => {
    const { count, stdout } = run('[[[{ ...bad, isNeeded: true }]], [[good]]]');
    expect(count).toMatchObject({ passed: 0, failed: 1 });
    expect(stdout).not.toContain('good output');
  });

  test('skips what is already done', () => {
    expect(run('[[[{ ...bad, isDone: () => true }]]]').count).toMatchObject({ passed: 1, failed: 0 });
  });

  test('prints the output of parallel checks under their names', () => {
    const { stdout } = run('[[[good], [bad]]]');
    expect(stdout).toMatch(/── Good: passed after \d+ s\ngood output\n/);
    expect(stdout).toMatch(/── Bad: failed after \d+ s\nbad output\n/);
  });
});
