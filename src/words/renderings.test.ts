import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { folderOf } from '../../scripts/page-languages.ts';
import { compileWords } from '../../scripts/words/compile.ts';
import { LANGUAGES } from './languages.ts';

const AREAS = ['page', 'form', 'results', 'details', 'entries', 'view', 'extension'];

/** A message, and arguments for it: a line of the file, before one with what it says. */
interface Rendering {
  readonly id: string;
  readonly args: string;
}

const fileOf = (folder: string) => resolve(`tests/fixtures/renderings/${folder}.txt`);

const readRenderings = (folder: string): readonly Rendering[] =>
  Array.from(
    readFileSync(fileOf(folder), 'utf8').matchAll(/^(\S.*?) (\{.*\})\n {2}.*$/gm),
    ([, id = '', args = '']) => ({ id, args }),
  );

/** The languages that have such a file: a new one needs none. */
const RENDERED = LANGUAGES.map(
  (language) => [language.name, folderOf(language), language.tag] as const,
).filter(([, folder]) => existsSync(fileOf(folder)));

/** One part of an id further into the tree of messages. */
const step = (branch: unknown, part: string): unknown =>
  typeof branch === 'object' && branch !== null
    ? Object.entries(branch).find(([key]) => key === part)?.[1]
    : undefined;

/** `weekTable` → `WEEK_TABLE` */
const constantOf = (group: string) => group.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

beforeAll(() => {
  compileWords('src/words', new Map(LANGUAGES.map((language) => [folderOf(language), language.tag])));
});

describe.each(RENDERED)('In %s', (_, folder, tag) => {
  // After an intended change: npm run unit -- src/words/renderings --update
  test('every message with arguments renders as stored', async () => {
    vi.resetModules();
    vi.doMock('#words/form.ts', async (original) => ({
      ...(await original()),
      ...(await import(`./${folder}/language.ts`)),
    }));
    const { formatFor } = await import('./format.ts');
    const format = formatFor(tag);
    const modules = await Promise.all(
      AREAS.map((area): Promise<Readonly<Record<string, unknown>>> => import(`./${folder}/${area}.ts`)),
    );
    const words = Object.assign({}, ...modules);
    const renderings = readRenderings(folder);
    expect(renderings.length).toBeGreaterThan(3000);
    const said = renderings.flatMap(({ id, args }) => {
      const [group = '', ...rest] = id.split('.');
      const message = rest.reduce<unknown>(step, words[constantOf(group)]);
      if (typeof message !== 'function') return [];
      const values: unknown = JSON.parse(args);
      return `${id} ${args}\n  ${message.length === 2 ? message(format, values) : message(values)}\n`;
    });
    await expect(said.join('')).toMatchFileSnapshot(fileOf(folder));
  });
});
