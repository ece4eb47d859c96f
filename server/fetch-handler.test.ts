import { expect, test } from 'vitest';
import { SMALL_APP } from '../tests/fixtures/site.ts';
import { createFetchHandler } from './fetch-handler.ts';

test('Cloudflare rewrites what a visitor accepts, and says beside it what that was: the visitor counts', () => {
  const request = new Request('http://localhost/api/countries', {
    headers: { 'accept-encoding': 'br, gzip' },
  });
  const encodingFor = (clientAcceptEncoding: string) => {
    const passedOn = Object.assign(request.clone(), { cf: { clientAcceptEncoding } });
    return createFetchHandler(SMALL_APP)(passedOn).headers.get('content-encoding');
  };
  expect(encodingFor('gzip, deflate, br, zstd')).toBe('br');
  expect(encodingFor('gzip')).toBe('gzip');
  expect(encodingFor('')).toBeNull();
});
