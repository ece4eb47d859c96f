import { once } from 'node:events';
import { connect } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { SMALL_APP, SMALL_SCRIPT } from '../tests/fixtures/site.ts';
import { sendRaw, statusOf } from '../tests/support/server/send-raw.ts';
import { createHttpServer } from './http-server.ts';
import { createLog } from './log.ts';
import { prepareStop } from './stop-gracefully.ts';

let logged = '';
let server: ReturnType<typeof createHttpServer>;
let stop: () => Promise<void>;
let log: ReturnType<typeof createLog>;
let port = 0;

beforeEach(async () => {
  logged = '';
  log = createLog({ write: (lines) => (logged += lines), writableLength: 0 }, Date.now);
  server = createHttpServer(SMALL_APP, log);
  stop = prepareStop(server);
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});

afterEach(async () => {
  log.flush();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const send = (text: string) => sendRaw(port, text);

const CLOSE = 'Host: localhost\r\nConnection: close\r\n\r\n';
const expectSecurityHeaders = (response: string) => {
  expect(response).toContain("content-security-policy: default-src 'none'");
  expect(response).toContain('x-content-type-options: nosniff');
};
const requestPage = async () => statusOf(await send(`GET / HTTP/1.1\r\n${CLOSE}`));

describe('Every request gets a response, and the server keeps running', () => {
  test.each([
    ['//', 404],
    ['//host/x', 404],
    ['/%', 404],
    ['/%00', 404],
    ['/%zz', 404],
    ['/..%2f..%2fetc/passwd', 404],
    ['/../../etc/passwd', 404],
    ['/index.html/..', 404],
    ['/\\..\\x', 404],
    ['/__proto__', 404],
    ['/constructor', 404],
    [`/${'a'.repeat(8192)}`, 404],
    ['/api/life-expectancy/%', 400],
    ['/api/life-expectancy/%ff%ff%ff', 400],
    ['/api/countries/__proto__', 400],
    ['/api//countries', 404],
    ['*', 400],
    ['ftp://host/', 400],
    ['http://elsewhere.example/', 200],
    ['http://elsewhere.example/gone', 404],
    ['http://', 400],
    ['http:///x', 400],
  ])('GET %s', async (target, status) => {
    const response = await send(`GET ${target} HTTP/1.1\r\n${CLOSE}`);
    expect(statusOf(response)).toBe(status);
    expectSecurityHeaders(response);
    expect(await requestPage()).toBe(200);
  });

  test.each([
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['an empty host', 'GET / HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n', 400],
    ['a malformed host', 'GET / HTTP/1.1\r\nHost: a b/<x>\r\nConnection: close\r\n\r\n', 400],
    ['an IP address as host', 'GET / HTTP/1.1\r\nHost: [::1]:80\r\nConnection: close\r\n\r\n', 200],
    ['HTTP/1.0, which does not need a host', 'GET / HTTP/1.0\r\n\r\n', 200],
    ['another HTTP version', 'GET / HTTP/3.0\r\n\r\n', 400],
    ['an unknown method', `FETCH / HTTP/1.1\r\n${CLOSE}`, 400],
    ['something other than HTTP', '\x16\x03\x01\x02\x00\x01\x00', 400],
    ['a NUL in the request target', `GET /\x00 HTTP/1.1\r\n${CLOSE}`, 400],
    ['endless headers', `GET / HTTP/1.1\r\nX: ${'a'.repeat(40_000)}`, 431],
    [
      'two values of Content-Length',
      `POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n${CLOSE}`,
      400,
    ],
    ['an unknown expectation', `GET / HTTP/1.1\r\nExpect: wonders\r\n${CLOSE}`, 200],
    [
      'an upgrade to another protocol',
      'GET / HTTP/1.1\r\nHost: a\r\nConnection: upgrade, close\r\nUpgrade: websocket\r\n\r\n',
      200,
    ],
    ['OPTIONS for the whole server', `OPTIONS * HTTP/1.1\r\n${CLOSE}`, 405],
    ['TRACE', `TRACE / HTTP/1.1\r\n${CLOSE}`, 405],
    ['CONNECT', `CONNECT localhost:22 HTTP/1.1\r\n${CLOSE}`, 405],
    ['a body', `POST / HTTP/1.1\r\nContent-Length: 5\r\n${CLOSE}hello`, 405],
  ])('%s', async (_, request, status) => {
    const response = await send(request);
    expect(statusOf(response)).toBe(status);
    expectSecurityHeaders(response);
    if (status === 405) expect(response).toMatch(/^allow: GET, HEAD\r$/m);
    expect(await requestPage()).toBe(200);
  });

  test.each([
    ['something other than HTTP', '\x16\x03\x01\r\n\r\n', 400],
    ['endless headers', `GET / HTTP/1.1\r\nX: ${'a'.repeat(40_000)}`, 431],
    ['CONNECT', 'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n', 405],
  ])('%s gets a response without a body, and the connection closes', async (_, text, status) => {
    const response = await send(text);
    expect(statusOf(response)).toBe(status);
    expect(response).toContain('content-length: 0\r\nconnection: close\r\n\r\n');
  });

  test('after a request to switch protocols, the connection closes: what follows may be in the other one', async () => {
    const response = await send(
      'GET / HTTP/1.1\r\nHost: a\r\nConnection: upgrade\r\nUpgrade: h2c\r\n\r\nGET /healthz HTTP/1.1\r\nHost: a\r\n\r\n',
    );
    expect(response).toContain('Connection: close');
    expect(response).toMatch(/<h1>The page<\/h1>$/);
  });

  test('the response to CONNECT comes after those to earlier requests', async () => {
    const get = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
    const responses = await send(`${get}${get}CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n`);
    expect(responses.match(/HTTP\/1\.1 \d{3}/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200', 'HTTP/1.1 405']);
  });

  test('a client that disconnects during a request or a response does not affect others', async () => {
    for (const piece of ['GET / HT', `GET / HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(50)]) {
      const socket = connect(port, 'localhost');
      await new Promise((resolve) => socket.write(piece, resolve));
      socket.resetAndDestroy();
    }
    expect(await requestPage()).toBe(200);
  });
});

describe('A response over a connection', () => {
  test('to HEAD has the headers of GET and no body', async () => {
    const [head, whole] = await Promise.all(
      ['HEAD', 'GET'].map((method) => send(`${method} / HTTP/1.1\r\n${CLOSE}`)),
    );
    expect(head).toContain('content-length: 17\r\n');
    expect(`${head}<h1>The page</h1>`.replace(/Date: .*/, '')).toBe(whole?.replace(/Date: .*/, ''));
  });

  test('can be compressed, and the next request on the same connection gets a response', async () => {
    const request = 'GET /api/countries/JPN HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n\r\n';
    const response = await send(`${request}GET /healthz HTTP/1.1\r\n${CLOSE}`);
    const length = Number(/content-length: (\d+)/.exec(response)?.[1]);
    const [head = ''] = response.split('\r\n\r\n');
    const body = Buffer.from(response.slice(head.length + 4, head.length + 4 + length), 'latin1');
    const decompressed = new Response(new Blob([body]).stream().pipeThrough(new DecompressionStream('gzip')));
    expect(await decompressed.json()).toMatchObject({ code: 'JPN' });
    expect(response.slice(head.length + 4 + length)).toMatch(/^HTTP\/1\.1 200 OK/);
  });
});

test('the log contains nothing that a visitor requested or sent, and no address', async () => {
  const secret = 'planted';
  const headers = `User-Agent: ${secret}\r\nReferer: ${secret}\r\nX-Forwarded-For: 203.0.113.7\r\nCookie: ${secret}\r\n`;
  for (const request of [
    `GET /?q=${secret}`,
    `GET /${secret}`,
    'GET /api/life-expectancy/ISL',
    'GET /api/countries/isl?x',
    `GET /api/life-expectancy/${secret}`,
    `GET /api/${secret}`,
    `GET /assets/${secret}.js`,
    `POST /${secret}`,
    `${secret.toUpperCase()} /`,
    `GET http://${secret}/`,
    'GET /assets/index-abc.js',
    'HEAD /assets/index-abc.js',
  ]) {
    await send(`${request} HTTP/1.1\r\n${headers}${CLOSE}`);
  }
  log.flush();
  expect(logged).not.toMatch(/planted|isl|127\.0|::1|203\.0/i);
  const lines = logged.trimEnd().split('\n');
  const entries = lines.map((line): Record<string, unknown> => JSON.parse(line));
  expect(
    entries.map(({ method, route, status }) => `${String(method)} ${String(route)} ${String(status)}`),
  ).toEqual([
    'GET / 200',
    'GET 404 404',
    'GET /api/life-expectancy/:code 200',
    'GET /api/countries/:code 200',
    'GET /api/life-expectancy/:code 400',
    'GET /api/* 404',
    'GET 404 404',
    'POST * 405',
    'other * 400',
    'GET / 200',
    'GET /assets/:file 200',
    'HEAD /assets/:file 200',
  ]);
  expect(entries.slice(-2).map(({ bytes }) => bytes)).toEqual([SMALL_SCRIPT.length, 0]);
  for (const entry of entries) {
    expect(Object.keys(entry)).toEqual(['time', 'method', 'route', 'status', 'ms', 'bytes']);
  }
});

test('an idle connection is kept for 65 seconds, longer than load balancers keep theirs', async () => {
  const response = await send(`GET / HTTP/1.1\r\nHost: a\r\n\r\nGET / HTTP/1.1\r\n${CLOSE}`);
  expect(response).toContain('Keep-Alive: timeout=65\r\n');
});

describe('A slow client', () => {
  test('has 10 seconds to send its headers and 15 for the whole request', () => {
    expect(server.headersTimeout).toBe(10_000);
    expect(server.requestTimeout).toBe(15_000);
  });

  test('that does not close its side is disconnected after 30 seconds', async () => {
    const client = connect(port, 'localhost').on('error', () => {});
    client.write('\x00');
    const [, connection] = await once(server, 'clientError');
    expect(connection.timeout).toBe(30_000);
    client.destroy();
  });

  test('gets a 408 with the security headers', async () => {
    const strictServer = createHttpServer(SMALL_APP, log, {
      headersTimeout: 50,
      connectionsCheckingInterval: 20,
    });
    await new Promise<void>((resolve) => {
      strictServer.listen(0, 'localhost', resolve);
    });
    const address = strictServer.address();
    port = typeof address === 'object' && address ? address.port : 0;
    const response = await send('GET / HTTP/1.1\r\nHost: local');
    expect(statusOf(response)).toBe(408);
    expectSecurityHeaders(response);
    await new Promise((resolve) => strictServer.close(resolve));
  });
});

describe('A graceful stop', () => {
  test('finishes the request under way, accepts no other, and closes the server', async () => {
    const client = connect(port, 'localhost');
    const read = readText(client);
    client.write('GET / HTTP/1.1\r\nHost: localhost\r\n');
    // On the same loopback: what was sent before has arrived when this has its response.
    await send(`GET / HTTP/1.1\r\n${CLOSE}`);
    const stopped = stop();
    await vi.waitUntil(() => !server.listening);
    client.end('X: y\r\n\r\n');
    const response = await read;
    expect(statusOf(response)).toBe(200);
    expect(response).toContain('Connection: close');
    expect(response).toMatch(/<h1>The page<\/h1>$/);
    await stopped;
    expect(await send(`GET / HTTP/1.1\r\n${CLOSE}`)).toBe('');
  });

  test.each([
    ['half a request', 'GET / HTTP/1.1\r\nHost: local'],
    ['CONNECT and stays connected', 'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n'],
  ])('waits 3.5 seconds for a client that has sent %s, and no longer', async (_, text) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const client = connect({ port, host: 'localhost', allowHalfOpen: true }).on('error', () => {});
    client.write(text);
    const [connection] = await once(server, 'connection');
    let isStopped = false;
    const stopped = stop().then(() => (isStopped = true));
    await vi.advanceTimersByTimeAsync(3400);
    expect(connection.destroyed).toBe(false);
    expect(isStopped).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    await stopped;
    expect(connection.destroyed).toBe(true);
    client.destroy();
  });

  test('closes idle connections', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const idle = connect(port, 'localhost').setEncoding('latin1');
    const closed = once(idle, 'close');
    idle.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    let received = '';
    idle.on('data', (text) => (received += text));
    await vi.waitUntil(() => received.endsWith('<h1>The page</h1>'));
    const stopped = stop();
    // Less than it waits for clients that have sent half a request.
    await vi.advanceTimersByTimeAsync(3000);
    await Promise.all([stopped, closed]);
    expect(statusOf(received)).toBe(200);
  });
});
