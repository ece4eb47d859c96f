import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { endWithThisProcess } from '../../scripts/end-with-this-process.mjs';
import { SETTINGS } from '../support/exported/exported-folders.mjs';
import { verify } from '../support/verify.ts';

/** A copy of the build, as it would be deployed. */
interface Deployed {
  /** The path of a file in the copy, by the beginning of its name. */
  readonly find: (folder: string, name: string) => string;
  readonly change: (file: string, before: string, after: string) => void;
  readonly start: () => Promise<string>;
}

const test = base.extend<{ readonly deployed: Deployed }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from it
  deployed: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'deployed-'));
    for (const part of ['client', 'compressed', 'server'])
      cpSync(join('dist', part), join(folder, part), { recursive: true });
    let server: ChildProcess | undefined;
    await use({
      find: (within, name) => {
        const found = readdirSync(join(folder, within)).find((file) => file.startsWith(name));
        if (!found) throw new Error(`There is no ${within}/${name}`);
        return join(folder, within, found);
      },
      change: (file, before, after) => {
        const text = readFileSync(file, 'utf8');
        if (!text.includes(before)) throw new Error(`${file} has no ${before}`);
        writeFileSync(file, text.replace(before, after));
      },
      start: () =>
        new Promise((resolve) => {
          const process = endWithThisProcess(
            spawn(globalThis.process.execPath, [join(folder, 'server/node.js')], {
              env: { ...globalThis.process.env, ...SETTINGS, HOST: '127.0.0.1', PORT: '0' },
            }),
          );
          server = process;
          process.stdout.on('data', (text: Buffer) => {
            const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(text.toString()) ?? [];
            if (address) resolve(address);
          });
        }),
    });
    server?.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  },
});

test('a deployed copy of the build is verified as the same in all languages, with the settings that it has', {
  tag: '@own-server',
}, async ({ baseURL }) => {
  const { exitCode, text } = await verify(baseURL ?? '');
  expect(text).toMatch(/^Build [\w-]{12}: \d{3} files are the same, 0 things are not\.$/m);
  expect(exitCode).toBe(0);
  for (const path of ['', 'ar/', 'de/', 'zh-hans/'])
    expect(text).toContain(`the same     ${path}index.html\n`);
  expect(text).toContain(`contact     ${SETTINGS.CONTACT_EMAIL}`);
  expect(text).toContain(`address     ${baseURL}`);
});

test('six changes that were planted in a deployed copy are found', { tag: '@own-server' }, async ({
  deployed,
}) => {
  const { find, change, start } = deployed;
  // A script that sends something; another one that is only sent compressed; one that is gone.
  const [sends, compressed, gone] = [
    find('client/assets', 'results-'),
    find('compressed/assets', 'first-'),
    find('client/assets', 'fr-entries-'),
  ];
  writeFileSync(sends, `${readFileSync(sends, 'utf8')};fetch('/?birth=1984')`);
  cpSync(find('compressed/assets', 'data-'), compressed);
  rmSync(gone);
  // A script of another site, in one language; another address behind the contact, in another language.
  change(
    find('client/de', 'index.html'),
    '</body>',
    '<script src="https://else.example/x.js"></script></body>',
  );
  change(
    find('client/ja', 'index.html'),
    'href="mailto:{{contactEmail}}"',
    'href="mailto:someone@else.example"',
  );
  // A policy that lets the page connect to anybody.
  change(find('server', 'node.js'), '"connect-src": ["\'self\'"', '"connect-src": ["*"');
  const { exitCode, text } = await verify(await start());
  expect(exitCode).toBe(2);
  const nameOf = (file: string) =>
    `assets/${file
      .split('/')
      .at(-1)
      ?.replace(/\.(br|gz)$/, '')}`;
  expect(text.split('\n').filter((line) => /^(different|missing|superfluous)/.test(line))).toEqual([
    expect.stringContaining(`different    ${nameOf(compressed)} (`),
    expect.stringContaining(`missing      ${nameOf(gone)}`),
    `different    ${nameOf(sends)} (other content, only as identity)`,
    'different    de/index.html (other content)',
    'different    ja/index.html (other content)',
    'superfluous  https://else.example/x.js (in de/index.html)',
    expect.stringMatching(/^different {4}header content-security-policy: .*connect-src \* /),
  ]);
});
