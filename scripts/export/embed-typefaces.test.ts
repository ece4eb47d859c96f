import { expect, test } from 'vitest';
import { embedTypefaces, nameTypeface } from './embed-typefaces.ts';

test.each([
  ['figtree-LefXIq7U.woff2', 'figtree'],
  ['figtree-accents-BZr73ymW.woff2', 'figtree'],
  ['instrument-serif-rest-C9z0tbFb.woff2', 'instrument-serif-rest'],
  // As the source imports it.
  ['instrument-serif-accents.woff2', 'instrument-serif'],
])('%s is named %s', (file, name) => {
  expect(nameTypeface(file)).toBe(name);
});

test('a style sheet gets its typefaces, at any path', () => {
  const css = '@font-face{src:url(/life/assets/figtree-LefXIq7U.woff2)format("woff2")}a{color:red}';
  expect(embedTypefaces(css, (name) => (name === 'figtree-LefXIq7U.woff2' ? 'QUJD' : ''))).toBe(
    '@font-face{src:url(data:font/woff2;name=figtree;base64,QUJD)format("woff2")}a{color:red}',
  );
});
