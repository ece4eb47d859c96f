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

/** What a lock file names, by where npm puts it. */
function readLock(folder: string): [string, Package][] {
  const { packages }: { packages: Record<string, Package> } = JSON.parse(
    readFileSync(`${folder}/package-lock.json`, 'utf8'),
  );
  return Object.entries(packages).filter(([path]) => path !== '');
}

const FOLDERS = ['.', 'scripts/tools-node'];

describe('What is installed', () => {
  test.each(FOLDERS)('no platform is missing a package that it needs: %s', (folder) => {
    const bound = readLock(folder).filter(([, { os, cpu }]) => os || cpu);
    expect(bound.length).toBeGreaterThan(5);
    expect(bound.filter(([, { optional }]) => !optional)).toEqual([]);
  });

  test.each(FOLDERS)('each package has its checksum in the lock file: %s', (folder) => {
    expect(readLock(folder).filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
  });

  test('no script of a package runs, which could fetch what the lock file does not name', () => {
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
    // Its script makes its start a little quicker, and fetches a program that npm has left out.
    const withScript = readLock('.').filter(([, { hasInstallScript }]) => hasInstallScript);
    expect(withScript.map(([path]) => path)).toEqual(['node_modules/workerd']);
  });

  test('the Node.js that can be fetched is one version, for six platforms', () => {
    const versions = readLock('scripts/tools-node').map(([, { version }]) => version);
    expect(versions).toHaveLength(6);
    expect(new Set(versions).size).toBe(1);
  });
});

describe('What needs a newer Node.js than npm start', () => {
  /** Runs a program that needs one, on a Node.js that says that it is this version. */
  function runOn(version: string) {
    const pretend = `Object.defineProperty(process,'versions',{value:{...process.versions,node:'${version}'}})`;
    const imports = [`data:text/javascript,${pretend}`, './scripts/need-tools-node.mjs'];
    return spawnSync(
      process.execPath,
      [...imports.flatMap((file) => ['--import', file]), '-p', '"It runs."'],
      { encoding: 'utf8' },
    );
  }

  test.each(['20.19.0', '20.20.2', '22.9.0', '22.18.0'])('on %s it says so in a sentence', (version) => {
    const { status, stdout, stderr } = runOn(version);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toBe(
      `This needs Node.js 22.19.0 or newer, but found ${version}. ` +
        'Please install it, or download it into this folder: npm run fetch-node\n',
    );
  });

  test.each(['22.19.0', '22.100.0', '24.0.0', '100.0.0'])('on %s it runs', (version) => {
    expect(runOn(version)).toMatchObject({ status: 0, stdout: 'It runs.\n', stderr: '' });
  });
});
