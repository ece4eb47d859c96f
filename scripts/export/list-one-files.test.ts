import { expect, test } from 'vitest';
import { parseConfig } from '../../server/config.mjs';
import type { Built, Files } from '../../server/site.ts';
import { LANGUAGES } from '../../src/words/languages.ts';
import { listOneFiles } from './list-one-files.ts';

const CONFIG = parseConfig({ CONTACT_EMAIL: 'a&b@example.org', TIP_URL: 'https://example.org/tip' });
const TEMPLATE = '<a href="mailto:{{contactEmail}}"></a><a href="{{tipUrl}}"></a>{{build}}';

const builtWith = (paths: readonly string[]): Built => {
  const none: Files = new Map();
  const client = new Map(paths.map((path) => [`/${path}one-file.txt`, Buffer.from(TEMPLATE)]));
  return { client, compressed: none, previous: { client: none, compressed: none }, build: 'b1' };
};

test('there is a file for each language, with the settings, and one that leads to all of them', () => {
  const files = listOneFiles(builtWith(LANGUAGES.map(({ path }) => path)), CONFIG);
  expect(files.size).toBe(LANGUAGES.length + 1);
  expect(files.get('lifetime-visualizer-pt-br.html')).toBe(
    '<a href="mailto:a&#38;b@example.org"></a><a href="https://example.org/tip"></a>b1',
  );
  const index = files.get('lifetime-visualizer.html') ?? '';
  const links = Array.from(index.matchAll(/href="([^"]+)"/g), ([, name]) => name);
  expect(links).toEqual([...files.keys()].filter((name) => name !== 'lifetime-visualizer.html'));
});

test('a build without one of them is not exported', () => {
  expect(() => listOneFiles(builtWith(['']), CONFIG)).toThrow('The build has no /');
});
