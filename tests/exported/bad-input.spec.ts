import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

/** Exports into a folder beside one file, where an earlier export is. */
function exportOver(parameters: readonly string[], environment: Readonly<Record<string, string>>) {
  const parent = mkdtempSync(join(tmpdir(), 'export-'));
  const folder = join(parent, 'export');
  writeFileSync(folder, 'an earlier export');
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/export/export.ts', ...parameters], {
    encoding: 'utf8',
    env: { ...process.env, EXPORT_FOLDER: folder, ...environment },
  });
  const left = { names: readdirSync(parent), before: readFileSync(folder, 'utf8') };
  rmSync(parent, { recursive: true });
  return { status, stdout, stderr, left };
}

// One after the other: two exports at once would say that one waits.
test.describe.configure({ mode: 'default' });

for (const [what, parameters, environment, sentence] of [
  ['a path that is none', ['life'], {}, /^The path must be .* but is "life"\.\n$/],
  ['a path above the domain', ['/../x'], {}, /^The path must be .* but is "\/\.\.\/x"\.\n$/],
  [
    'another address',
    ['https://example.org/'],
    {},
    /^The path must be .* but is "https:\/\/example.org\/"\.\n$/,
  ],
  ['two paths', ['/life/', '/lives/'], {}, /^The path must be .* but is "\/life\/ \/lives\/"\.\n$/],
  ['a bad address', ['/life/'], { TIP_URL: 'tip' }, /^TIP_URL must be a web address .* but is "tip"\.\n$/],
  ['a bad e-mail address', [], { CONTACT_EMAIL: 'me' }, /^CONTACT_EMAIL must be .* but is "me"\.\n$/],
] as const) {
  test(`${what} is refused with a sentence, and changes nothing`, () => {
    const { status, stdout, stderr, left } = exportOver(parameters, environment);
    expect(stderr).toMatch(sentence);
    expect(stdout).toBe('');
    expect(status).toBe(1);
    expect(left).toEqual({ names: ['export'], before: 'an earlier export' });
  });
}
