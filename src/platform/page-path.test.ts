import { describe, expect, test } from 'vitest';
import { findEncodedLink } from './page-path.ts';

const ORIGIN = 'https://life.example';

describe('A link whose # was encoded on the way', () => {
  test.each([
    ['/%23example', '/', '/#example'],
    ['/de/%23eyJ2_x-0', '/de/', '/de/#eyJ2_x-0'],
    ['/life/%23example', '/life/', '/life/#example'],
    ['/life/pt-br/%23example', '/life/pt-br/', '/life/pt-br/#example'],
    ['/view/%23eyJ2', '/', '/view/#eyJ2'],
    ['/life/de/view/%23eyJ2', '/life/de/', '/life/de/view/#eyJ2'],
    // With more that was encoded, or that a text has behind it.
    ['/%23eyJ2%5Fx%2D0', '/', '/#eyJ2_x-0'],
    ['/%23eyJ2%E2%80%9D', '/', '/#eyJ2”'],
    ['/%23eyJ2/', '/', '/#eyJ2/'],
    // On a host whose only not-found page is the English one.
    ['/de/%23example', '/', '/#example'],
  ])('%s, found by the page at %s, was %s', (path, page, link) => {
    expect(findEncodedLink(path, page)).toBe(link);
  });

  test.each(['/', '/nowhere', '/%23', '/view/%23', '/c%23-notes', '/%2523example', '/%2', '/%'])(
    'is not in %s',
    (path) => {
      expect(findEncodedLink(path, '/')).toBeNull();
    },
  );

  test.each([
    '//evil.example/%23x',
    '//evil.example/view/%23x',
    '/\\evil.example/%23x',
    '/javascript:alert(1)/%23x',
    '/%23//evil.example',
    '/%23%2F%2Fevil.example',
    '/%23javascript:alert(1)',
    '/%23%0Ajavascript%3Aalert(1)',
    '/%23%23x',
    '/../view/%23../../x',
    '/%23"><script>',
    '/%23%',
    '/%23%E2%80',
    '/%23%00',
  ])('leads to no other page, and throws nothing: %s', (path) => {
    const { origin, pathname, search } = new URL(findEncodedLink(path, '/de/') ?? '', `${ORIGIN}/nowhere`);
    expect(origin).toBe(ORIGIN);
    expect(pathname).toMatch(/^\/de\/(?:view\/)?$/);
    expect(search).toBe('');
  });
});
