import { expect, test } from 'vitest';
import { SMALL_APP } from '../tests/fixtures/site.ts';
import { createFetchHandler } from './fetch-handler.ts';

test('On Cloudflare, the visitor’s Accept-Encoding in `cf` overrides the rewritten header', () => {
  const request = new Request('http://localhost/api/countries', {
    headers: { 'accept-encoding': 'br, gzip' },
  });
  const encodingFor = (clientAcceptEncoding: string) => {
    const fromCloudflare = Object.assign(request.clone(), { cf: { clientAcceptEncoding } });
    return createFetchHandler(SMALL_APP)(fromCloudflare).headers.get('content-encoding');
  };
  expect(encodingFor('gzip, deflate, br, zstd')).toBe('br');
  expect(encodingFor('gzip')).toBe('gzip');
  expect(encodingFor('')).toBeNull();
});
