import { expect, test } from 'vitest';
import { DEFAULT_CONFIG, SMALL_SITE } from '../tests/fixtures/site.ts';
import { request } from '../tests/support/server/request.ts';
import { createApp } from './app.ts';
import { securityTextResponse } from './security-text.ts';

test('security.txt names the contact, and is valid for half a year', () => {
  const { body, headers } = securityTextResponse('help@example.org', new Date('2026-11-22T12:00:00Z'), {});
  expect(new TextDecoder().decode(body)).toBe(
    'Contact: mailto:help@example.org\nExpires: 2027-05-21T12:00:00.000Z\nPreferred-Languages: en\n',
  );
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
});

test('GET /.well-known/security.txt expires in the future', async () => {
  const response = await request('/.well-known/security.txt');
  expect(response.status).toBe(200);
  const [, expires = ''] = /^Expires: (.+)$/m.exec(await response.text()) ?? [];
  expect(Date.parse(expires)).toBeGreaterThan(Date.now());
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

test('there is no security.txt if the contact is not set', async () => {
  const app = createApp(SMALL_SITE, DEFAULT_CONFIG);
  const response = await request('/.well-known/security.txt', {}, app);
  expect(response.status).toBe(404);
});
