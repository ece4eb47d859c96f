import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
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
    expect(readLock('.').filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([]);
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

describe('npm start checks before it installs anything', () => {
  const start = (env: Record<string, string>) =>
    spawnSync(process.execPath, ['scripts/start.mjs'], { encoding: 'utf8', env: { ...process.env, ...env } });

  test.each([
    ['PORT', 'abc'],
    ['TIP_URL', 'http://tips.example'],
  ])('the settings: %s=%s', (variable, value) => {
    const { status, stdout, stderr } = start({ [variable]: value });
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(new RegExp(`^${variable} must be .+, but is "${value}"\\.\n$`));
  });

  test('the port', async () => {
    const holder = createServer();
    const port = await new Promise<number>((found) => {
      holder.listen(0, 'localhost', () => {
        const address = holder.address();
        found(typeof address === 'object' && address ? address.port : 0);
      });
    });
    const { status, stdout, stderr } = start({ PORT: String(port) });
    holder.close();
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(`Port ${port} is already in use.`);
  });
});

test('an unreachable registry leads to a clear message, and nothing counts as installed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'install-'));
  const dependencies = { fflate: '0.8.3' };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ dependencies }));
  const locked = { version: '0.8.3', integrity: `sha512-${'A'.repeat(86)}==` };
  writeFileSync(
    join(folder, 'package-lock.json'),
    JSON.stringify({
      lockfileVersion: 3,
      packages: { '': { dependencies }, 'node_modules/fflate': locked },
    }),
  );
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['-e', `import(${JSON.stringify(resolve('scripts/install.mjs'))}).then((it) => it.installPackages())`],
    {
      encoding: 'utf8',
      cwd: folder,
      // Nothing listens on port 9.
      env: {
        ...process.env,
        npm_config_registry: 'http://127.0.0.1:9/',
        npm_config_cache: join(folder, 'cache'),
      },
    },
  );
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: 'Installing packages …\n',
    stderr: 'The packages are not all in npm’s cache, and the package registry cannot be reached.\n',
  });
  expect(existsSync(join(folder, 'node_modules/.installed-from'))).toBe(false);
  rmSync(folder, { recursive: true });
});
