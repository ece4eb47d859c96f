import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SMALL_APP } from '../tests/fixtures/site.ts';
import { listen } from '../tests/support/server/listen.ts';
import { sendRaw, statusOf } from '../tests/support/server/send-raw.ts';
import { createHttpServer } from './http-server.ts';

const server = createHttpServer(SMALL_APP, { add: () => {}, flush: () => {} });
let port = 0;
beforeAll(async () => {
  port = await listen(server);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
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

describe('One request gets one response', () => {
  const listStatuses = (responses: string) =>
    Array.from(responses.matchAll(/HTTP\/1\.1 (\d{3}) /g), ([, status]) => Number(status));
  const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: a\r\n${headers}\r\n`;
  const post = (headers: string) => `POST / HTTP/1.1\r\nHost: a\r\n${headers}\r\n`;

  test('in the order of the requests, also if the last of them is malformed', async () => {
    const responses = await sendRaw(port, `${get('/')}${get('/healthz')}${get('/gone')}\x00\r\n\r\n`);
    expect(listStatuses(responses)).toEqual([200, 200, 404, 400]);
    expect(responses.indexOf('The page')).toBeLessThan(responses.indexOf('"ok"'));
  });

  test.each([
    ['a chunk without a size', 'Transfer-Encoding: chunked\r\n', 'zz\r\n'],
    ['a negative size', 'Transfer-Encoding: chunked\r\n', '-1\r\n\r\n'],
    ['endless chunk extensions', 'Transfer-Encoding: chunked\r\n', `1;${'a'.repeat(40_000)}`],
    ['a chunk longer than its size', 'Transfer-Encoding: chunked\r\n', `1\r\n${'a'.repeat(9)}\r\n0\r\n\r\n`],
  ])('also if its body is malformed: %s', async (_, headers, body) => {
    expect(listStatuses(await sendRaw(port, post(headers) + body))).toEqual([405]);
  });

  test.each([
    ['a request', get('/healthz')],
    ['something other than HTTP', '\x00\x01\r\n\r\n'],
  ])('also if %s follows the last on its connection', async (_, rest) => {
    expect(listStatuses(await sendRaw(port, get('/', 'Connection: close\r\n') + rest))).toEqual([200]);
  });

  test('also if its body looks like a request', async () => {
    const hidden = get('/healthz');
    const body = `Content-Length: ${hidden.length}\r\n`;
    expect(listStatuses(await sendRaw(port, post(`Connection: close\r\n${body}`) + hidden))).toEqual([405]);
  });
});
