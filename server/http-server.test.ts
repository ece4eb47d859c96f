import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SMALL_APP, SMALL_SCRIPT } from '../tests/fixtures/site.ts';
import { listen, sendRaw, statusOf } from '../tests/support/http.ts';
import { createHttpServer, isForwardedHttps, LIMITS } from './http-server.ts';
import { MAX_QUEUED } from './limited-request.ts';
import { createLog } from './log.ts';

const NO_LOG = { add: () => {} };
let server: ReturnType<typeof createHttpServer>;
let port = 0;

beforeEach(async () => {
  server = createHttpServer(SMALL_APP, NO_LOG);
  port = await listen(server);
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const send = (text: string) => sendRaw(port, text);
const CLOSE = 'Host: localhost\r\nConnection: close\r\n\r\n';
const countResponses = (text: string) => text.match(/HTTP\/1\.1 200 OK\r\n/g)?.length ?? 0;
const requestPage = async () => statusOf(await send(`GET / HTTP/1.1\r\n${CLOSE}`));

describe('Every request gets a response, and the server keeps running', () => {
  test.each([
    ['/%zz', 404],
    ['/../../etc/passwd', 404],
    ['//', 404],
    ['//elsewhere.example/api/countries', 404],
    [`/${'a'.repeat(8192)}`, 404],
    ['/api/life-expectancy/%ff%ff%ff', 400],
    ['*', 400],
    ['http://elsewhere.example/', 200],
    ['http://elsewhere.example:8080?x', 200],
    ['HTTP://[::1]:80/gone', 404],
    ['http://', 400],
    ['http://[', 400],
    ['https://%', 400],
    ['http://a:b:c/', 400],
  ])('GET %s', async (target, status) => {
    const response = await send(`GET ${target} HTTP/1.1\r\n${CLOSE}`);
    expect(statusOf(response)).toBe(status);
    expect(response).toContain("content-security-policy: default-src 'none'");
    expect(await requestPage()).toBe(200);
  });

  test.each([
    ['an unknown expectation', `GET / HTTP/1.1\r\nExpect: a-miracle\r\n${CLOSE}`, 417],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['a host that is no name', 'GET / HTTP/1.1\r\nHost: a b/<x>\r\nConnection: close\r\n\r\n', 200],
    ['HTTP/1.0, which does not need a host', 'GET / HTTP/1.0\r\n\r\n', 200],
    ['another HTTP version', 'GET / HTTP/3.0\r\n\r\n', 400],
    ['a target that is no path', `GET x HTTP/1.1\r\n${CLOSE}`, 400],
    ['an unknown method', `FETCH / HTTP/1.1\r\n${CLOSE}`, 400],
    ['something other than HTTP', '\x16\x03\x01\x02\x00\x01\x00', 400],
    ['a NUL in the request target', `GET /\x00 HTTP/1.1\r\n${CLOSE}`, 400],
    ['endless headers', `GET / HTTP/1.1\r\nX: ${'a'.repeat(40_000)}`, 431],
    ['two lengths', `POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n${CLOSE}`, 400],
    [
      'another protocol',
      'GET / HTTP/1.1\r\nHost: a\r\nConnection: upgrade, close\r\nUpgrade: h2c\r\n\r\n',
      200,
    ],
    ['OPTIONS for the whole server', `OPTIONS * HTTP/1.1\r\n${CLOSE}`, 405],
    ['TRACE', `TRACE / HTTP/1.1\r\n${CLOSE}`, 405],
    ['a body', `POST / HTTP/1.1\r\nContent-Length: 5\r\n${CLOSE}hello`, 405],
  ])('%s', async (_, request, status) => {
    const response = await send(request);
    expect(statusOf(response)).toBe(status);
    if (status === 405) expect(response).toMatch(/^allow: GET, HEAD\r$/m);
    expect(await requestPage()).toBe(200);
  });

  test('a client that disconnects during a request or a response does not affect others', async () => {
    for (const piece of [
      'GET / HT',
      'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(50),
      'CONNECT a:1 HTTP/1.1\r\n\r\n',
    ]) {
      const socket = connect(port, 'localhost').on('error', () => {});
      await new Promise((resolve) => socket.write(piece, resolve));
      socket.resetAndDestroy();
    }
    expect(await requestPage()).toBe(200);
  });
});

describe('One request gets one response', () => {
  const listStatuses = (responses: string) =>
    Array.from(responses.matchAll(/HTTP\/1\.1 (\d{3}) /g), ([, status]) => Number(status));
  const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: a\r\n${headers}\r\n`;
  const post = (headers: string) => `POST / HTTP/1.1\r\nHost: a\r\n${headers}\r\n`;
  const LAST = 'Connection: close\r\n';
  const CHUNKED = 'Transfer-Encoding: chunked\r\n';

  test.each([
    ['several requests', get('/') + get('/healthz') + get('/gone', LAST), [200, 200, 404]],
    ['a chunk without a size', `${post(CHUNKED)}zz\r\n`, [405]],
    ['a request after the last on its connection', get('/', LAST) + get('/healthz'), [200]],
    ['something that is not HTTP after the last', `${get('/', LAST)}\x00\x01\r\n\r\n`, [200]],
    [
      'a body that looks like a request',
      post(`${LAST}Content-Length: ${get('/healthz').length}\r\n`) + get('/healthz'),
      [405],
    ],
    ['something that is not HTTP alone', '\x00\x01\r\n\r\n', [400]],
  ])('in their order, and the connection closes: %s', async (_, text, statuses) => {
    expect(listStatuses(await send(text))).toEqual(statuses);
  });
});

test.each([
  ['https', true],
  ['HTTPS', true],
  [' https ,http', true],
  ['http, https', false],
  ['', false],
  ['httpsx', false],
])('X-Forwarded-Proto: “%s” says that the visitor uses HTTPS: %s', (protocol, isHttps) => {
  expect(isForwardedHttps(protocol)).toBe(isHttps);
});

test('over HTTPS alone, responses have Strict-Transport-Security', async () => {
  const header = 'strict-transport-security: max-age=63072000\r\n';
  for (const path of ['/', '/gone', '/api/x', '/healthz']) {
    expect(await send(`GET ${path} HTTP/1.1\r\nX-Forwarded-Proto: https\r\n${CLOSE}`)).toContain(header);
    expect(await send(`GET ${path} HTTP/1.1\r\n${CLOSE}`)).not.toContain('strict-transport');
  }
});

test('a compressed response is whole, and the next request on the same connection gets one', async () => {
  const request = 'GET /api/country-facts/JPN HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n\r\n';
  const response = await send(`${request}GET /healthz HTTP/1.1\r\n${CLOSE}`);
  const start = response.indexOf('\r\n\r\n') + 4;
  const end = start + Number(/content-length: (\d+)/.exec(response)?.[1]);
  const body = Buffer.from(response.slice(start, end), 'latin1');
  const decompressed = new Response(new Blob([body]).stream().pipeThrough(new DecompressionStream('gzip')));
  expect(await decompressed.json()).toMatchObject({ code: 'JPN' });
  expect(response.slice(end)).toMatch(/^HTTP\/1\.1 200 OK/);
});

test('the log contains nothing that a visitor requested or sent, and no address', async () => {
  let logged = '';
  const log = createLog({ write: (lines) => (logged += lines), writableLength: 0 });
  const logging = createHttpServer(SMALL_APP, log);
  const to = await listen(logging);
  const secret = 'planted';
  const headers = `User-Agent: ${secret}\r\nReferer: ${secret}\r\nX-Forwarded-For: 203.0.113.7\r\nCookie: ${secret}\r\n`;
  const expected = [
    [`GET /?q=${secret}`, 'GET / 200'],
    [`GET /${secret}`, 'GET 404 404'],
    ['GET /api/life-expectancy/ISL', 'GET /api/life-expectancy/:code 200'],
    ['GET /api/country-facts/isl?x', 'GET /api/country-facts/:code 200'],
    [`GET /api/life-expectancy/${secret}`, 'GET /api/life-expectancy/:code 400'],
    [`GET /api/${secret}`, 'GET /api/* 404'],
    [`POST /${secret}`, 'POST * 405'],
    ['GET /assets/index-abc.js', 'GET /assets/:file 200'],
    ['HEAD /assets/index-abc.js', 'HEAD /assets/:file 200'],
  ];
  for (const [request] of expected) await sendRaw(to, `${request} HTTP/1.1\r\n${headers}${CLOSE}`);
  // Node answers it, and it is not in the log.
  await sendRaw(to, `${secret.toUpperCase()} / HTTP/1.1\r\n${headers}${CLOSE}`);
  await expect.poll(() => logged.match(/\n/g)?.length).toBe(expected.length);
  logging.close();
  expect(logged).not.toMatch(/planted|isl|127\.0|::1|203\.0/i);
  const entries = logged
    .trimEnd()
    .split('\n')
    .map((line): Record<string, unknown> => JSON.parse(line));
  expect(entries.map(({ method, route, status }) => [method, route, status].join(' '))).toEqual(
    expected.map(([, line]) => line),
  );
  expect(entries.slice(-2).map(({ bytes }) => bytes)).toEqual([SMALL_SCRIPT.length, 0]);
  for (const entry of entries)
    expect(Object.keys(entry)).toEqual(['time', 'method', 'route', 'status', 'ms', 'bytes']);
});

describe('A slow or busy client', () => {
  test('meets the limits of Node', () => {
    const { connectionsCheckingInterval: _, ...limits } = LIMITS;
    expect(server).toMatchObject(limits);
  });

  test('that sends its headers too slowly gets a 408', async () => {
    const limits = { headersTimeout: 50, connectionsCheckingInterval: 20 };
    const strict = createHttpServer(SMALL_APP, NO_LOG, limits);
    const response = await sendRaw(await listen(strict), 'GET / HTTP/1.1\r\nHost: local');
    expect(statusOf(response)).toBe(408);
    await new Promise((resolve) => strict.close(resolve));
  });

  test('may send as many requests at once as wait behind the first, and no more', async () => {
    const requests = (count: number) => 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(count);
    const last = `GET /healthz HTTP/1.1\r\n${CLOSE}`;
    expect(countResponses(await send(requests(MAX_QUEUED) + last))).toBe(MAX_QUEUED + 1);
    expect(countResponses(await send(requests(MAX_QUEUED + 1) + last))).toBeLessThan(MAX_QUEUED + 1);
    expect(await requestPage()).toBe(200);
  });

  test('that sends 3,000 requests at once makes the server keep a few of them', async () => {
    let kept = 0;
    server.on('request', () => (kept += 1));
    await send('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(3000));
    // As many as wait, and those before them if the requests arrive in pieces.
    expect(kept).toBeGreaterThan(MAX_QUEUED);
    expect(kept).toBeLessThan(10 * MAX_QUEUED);
  });

  test('that reads its responses may send any number of requests on one connection', async () => {
    const client = connect(port, 'localhost').setEncoding('latin1');
    let received = 0;
    for (let round = 1; round <= 100; round += 1) {
      client.write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(MAX_QUEUED));
      while (received < MAX_QUEUED * round) {
        const [text] = await once(client, 'data');
        received += countResponses(String(text));
      }
    }
    client.destroy();
    expect(received).toBe(MAX_QUEUED * 100);
  });
});
