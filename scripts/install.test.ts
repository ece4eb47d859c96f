import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

interface Package {
  readonly version: string;
  readonly integrity?: string;
  readonly os?: unknown;
  readonly cpu?: unknown;
  readonly optional?: boolean;
  readonly hasInstallScript?: boolean;
}

/** The packages of a lock file, by folder. */
function readLock(folder: string): [string, Package][] {
  const { packages }: { packages: Record<string, Package> } = JSON.parse(
    readFileSync(`${folder}/package-lock.json`, 'utf8'),
  );
  return Object.entries(packages).filter(([path]) => path !== '');
}

const FOLDERS = ['.', 'scripts/tools-node'];

describe('The lock file', () => {
  test.each(FOLDERS)('marks packages for one platform as optional: %s', (folder) => {
    const bound = readLock(folder).filter(([, { os, cpu }]) => os || cpu);
    expect(bound.length).toBeGreaterThan(5);
    expect(bound.filter(([, { optional }]) => !optional)).toEqual([]);
  });

  test.each(FOLDERS)('has a checksum for each package: %s', (folder) => {
    expect(readLock(folder).filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
  });

  test('names everything that is installed: no install script of a package runs', () => {
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
    // Without its script, workerd starts a little slower, and is not installed if npm skips optional packages.
    const withScript = readLock('.').filter(([, { hasInstallScript }]) => hasInstallScript);
    expect(withScript.map(([path]) => path)).toEqual(['node_modules/workerd']);
  });

  test('names one version of Node.js, for six platforms', () => {
    const versions = readLock('scripts/tools-node').map(([, { version }]) => version);
    expect(versions).toHaveLength(6);
    expect(new Set(versions).size).toBe(1);
  });
});

describe('A program that needs a newer Node.js than npm start', () => {
  /** Runs such a program with a fake version of Node.js. */
  function runOn(version: string) {
    const fakeVersion = `Object.defineProperty(process,'versions',{value:{...process.versions,node:'${version}'}})`;
    const imports = [`data:text/javascript,${fakeVersion}`, './scripts/need-tools-node.mjs'];
    return spawnSync(
      process.execPath,
      [...imports.flatMap((file) => ['--import', file]), '-p', '"It runs."'],
      { encoding: 'utf8' },
    );
  }

  test.each(['20.19.0', '20.20.2', '22.9.0', '22.18.0'])('exits with a message on %s', (version) => {
    const { status, stdout, stderr } = runOn(version);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toBe(
      `This needs Node.js 22.19.0 or newer, but found ${version}. ` +
        'Please install it, or download it into this folder: npm run fetch-node\n',
    );
  });

  test.each(['22.19.0', '22.100.0', '24.0.0', '100.0.0'])('runs on %s', (version) => {
    expect(runOn(version)).toMatchObject({ status: 0, stdout: 'It runs.\n', stderr: '' });
  });
});
