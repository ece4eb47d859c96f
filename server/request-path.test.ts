import { expect, test } from 'vitest';
import { requestPath } from './request-path.ts';

test.each([
  ['/', '/'],
  ['/x/y', '/x/y'],
  ['/x?y=/z', '/x'],
  ['/?', '/'],
  ['/x#y', '/x'],
  ['//', '//'],
  ['//host/x', '//host/x'],
  ['/%', '/%'],
  ['/%00?%', '/%00'],
  ['/..%2f', '/..%2f'],
  ['/http://host/x', '/http://host/x'],
  ['http://host/x?y', '/x'],
  ['HTTPS://host:8443/x', '/x'],
  ['http://host', '/'],
  ['http://host?y', '/'],
  ['http:///x', undefined],
  ['http://', undefined],
  ['', undefined],
  ['*', undefined],
  ['x', undefined],
  ['?x', undefined],
  ['host:443', undefined],
  ['ftp://host/x', undefined],
])('%j asks for %j', (target, path) => {
  expect(requestPath(target)).toBe(path);
});
