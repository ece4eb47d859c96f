import { expect, test } from 'vitest';
import { prepareResource } from './app-response.ts';
import type { Coding } from './resource.ts';

const ANY = { method: 'GET', target: '/', isHttps: false, acceptEncoding: 'br', ifNoneMatch: undefined };

test.each<[Coding[], boolean]>([
  [['identity'], false],
  [['br', 'identity'], true],
  [['br', 'gzip', 'identity'], true],
])('An answer varies by encoding if there is more than one: %j', (codings, varies) => {
  const answer = prepareResource(
    {
      route: '/x',
      type: 'text/plain',
      cacheControl: 'no-cache',
      representations: codings.map((coding) => ({ coding, body: new Uint8Array(1), etag: '"x"' })),
    },
    {},
  );
  expect(answer(ANY).headers.includes('vary')).toBe(varies);
});
