import { describe, expect, test } from 'vitest';
import { arrangeScripts, fillHashes } from './page-integrity.ts';

const BUILT =
  '<head><script type="module" crossorigin src="/assets/de-1.js"></script>' +
  '<link rel="modulepreload" crossorigin href="/assets/first-2.js"></head><body><h1>Seen</h1><p class="not-started" hidden></p></body>';
const HASHES = new Map([
  ['/assets/de-1.js', 'sha256-de'],
  ['/assets/en-1.js', 'sha256-en'],
  ['/assets/first-2.js', 'sha256-first'],
  ['/assets/later-3.js', 'sha256-later'],
]);
const ENTRIES = new Set(['/assets/de-1.js', '/assets/en-1.js']);
const fill = (html: string) => fillHashes(html, HASHES, ENTRIES);

describe('A page with the hashes of its scripts', () => {
  test('fetches them early, and runs them after what is seen and the import map', () => {
    expect(fill(arrangeScripts(BUILT))).toBe(
      '<head><link rel="preload" as="script" crossorigin href="/assets/de-1.js" integrity="sha256-de">' +
        '<link rel="preload" as="script" crossorigin href="/assets/first-2.js" integrity="sha256-first"></head>' +
        '<body><h1>Seen</h1>' +
        '<script type="importmap">{"integrity":{"/assets/first-2.js":"sha256-first","/assets/later-3.js":"sha256-later"}}</script>' +
        '<script type="module" crossorigin src="/assets/de-1.js" integrity="sha256-de"></script>' +
        '<p class="not-started" hidden></p></body>',
    );
  });

  test('can be given the hashes of other scripts', () => {
    const page = fill(arrangeScripts(BUILT));
    const others = new Map([...HASHES].map(([path, hash]) => [path, `${hash}-2`]));
    expect(fillHashes(fillHashes(page, others, ENTRIES), HASHES, ENTRIES)).toBe(page);
  });

  test('is not built with a script that does not exist', () => {
    expect(() => fillHashes(arrangeScripts(BUILT), new Map(), ENTRIES)).toThrow(
      'There is no /assets/de-1.js',
    );
    expect(() => arrangeScripts('<body></body>')).toThrow('The page has no script');
  });
});
