import { describe, expect, inject, test } from 'vitest';
import { sendRaw, statusOf } from '../tests/support/server/send-raw.ts';

const port = Number(new URL(inject('address') ?? '').port);
const CLOSE = 'Connection: close\r\n\r\n';
const requestStatus = async (target: string, method = 'GET') =>
  statusOf(await sendRaw(port, `${method} ${target} HTTP/1.1\r\nHost: localhost\r\n${CLOSE}`));

describe('The request target', () => {
  test.each([
    ['/?x', 200],
    ['//host/x', 404],
    ['http://elsewhere.example/', 200],
    ['http://elsewhere.example:8080?x', 200],
    ['HTTP://[::1]:80/gone', 404],
    ['https://elsewhere.example/api/countries', 200],
  ])('may be in origin form or absolute form: %s', async (target, status) => {
    expect(await requestStatus(target)).toBe(status);
  });

  test.each([
    'http://',
    'http:///x',
    'http://[',
    'http://]',
    'http://@',
    'http://:',
    'https://%',
    'http://a:b:c/',
    'http://[]/api/countries',
    'http://[::1]x/',
    'http://user:password@host/',
    'http:x',
    'ftp://x/',
    'ws://x/',
    'file:///etc/passwd',
    'about:blank',
    'host:443',
    'x',
    '?x',
    '*',
  ])('is a 400 in any other form: %s', async (target) => {
    expect(await requestStatus(target)).toBe(400);
    expect(await requestStatus(target, 'HEAD')).toBe(400);
  });

  test('is checked before the method', async () => {
    expect(await requestStatus('http://[', 'POST')).toBe(400);
    expect(await requestStatus('*', 'OPTIONS')).toBe(405);
  });
});

describe('Host', () => {
  test.each(['a', 'A.b-c_d:8080', '127.0.0.1', '[::1]:80'])(
    'may be a name or an address, with or without a port: %s',
    async (host) => {
      const response = await sendRaw(port, `GET / HTTP/1.1\r\nHost: ${host}\r\n${CLOSE}`);
      expect(statusOf(response)).toBe(200);
    },
  );

  test.each([
    ['', 'missing'],
    ['Host:\r\n', 'empty'],
    ['Host: a\r\nHost: b\r\n', 'two lines'],
    ['Host: a\r\nhOST: a\r\n', 'the same host twice'],
    ['Host: a, b\r\n', 'two names in one line'],
    ['Host: a b/<x>\r\n', 'not a name'],
    ['Host: [\r\n', 'half an address'],
    ['Host: user@a\r\n', 'with a user name'],
    ['Host: a/api/countries?\r\n', 'with a path'],
  ])('is a 400 if it is invalid: %j, %s', async (lines) => {
    for (const method of ['GET', 'POST']) {
      const response = await sendRaw(port, `${method} / HTTP/1.1\r\n${lines}${CLOSE}`);
      expect(statusOf(response)).toBe(400);
    }
  });
});

test('CONNECT opens no tunnel and is not reported as an error of the server', async () => {
  const response = await sendRaw(port, 'CONNECT localhost:22 HTTP/1.1\r\nHost: localhost:22\r\n\r\n');
  const [head = '', ...rest] = response.split('\r\n\r\n');
  expect(statusOf(head)).toBeLessThan(500);
  expect(rest).toEqual(['']);
});
