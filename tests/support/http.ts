import { once } from 'node:events';
import { Agent, type Server, request as send } from 'node:http';
import { connect as connectHttp2, createServer as createHttp2Server } from 'node:http2';
import { connect, type Socket } from 'node:net';

const agent = new Agent({ keepAlive: true });

/** Headers that Node's HTTP server adds to the app's. */
const SERVER_HEADERS = new Set(['connection', 'date', 'keep-alive']);

/**
 * Sends a request over a connection. Unlike `fetch`, it neither normalizes the path nor decompresses the body.
 * @param address such as `http://127.0.0.1:3000`
 */
export function requestOverHttp(address: string, path: string, init?: RequestInit): Promise<Response> {
  const { method, headers } = new Request(address, init);
  const encodedPath = path.replaceAll(/[^\x21-\x7e]+/g, encodeURIComponent);
  return new Promise((resolve, reject) => {
    const request = send(address, { agent, method, path: encodedPath, headers: Object.fromEntries(headers) });
    request.on('error', reject).on('response', async (incoming) => {
      const { statusCode: status = 0, headersDistinct } = incoming;
      const pairs = Object.entries(headersDistinct).flatMap(([name, values = []]) =>
        SERVER_HEADERS.has(name) ? [] : values.map((value): [string, string] => [name, value]),
      );
      const body = Buffer.concat(await incoming.toArray());
      resolve(new Response(body.byteLength === 0 ? null : body, { status, headers: pairs }));
    });
    request.end();
  });
}

/** Sends raw text. @returns everything received until the connection closes, one character per byte */
export function sendRaw(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(port, 'localhost');
    socket.setEncoding('latin1').on('data', (piece: string) => {
      received += piece;
    });
    // A server that closes the connection before it has read everything causes an error. Only the response matters.
    socket.on('error', () => {}).on('close', () => resolve(received));
    socket.write(text, 'latin1');
  });
}

/** Sends 64 KB of requests, and reads nothing. @returns the connection, once all of it is sent */
export const flood = (port: number): Promise<Socket> =>
  new Promise((resolve) => {
    const request = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
    const socket = connect(port, 'localhost').pause();
    socket.on('error', () => resolve(socket));
    socket.write(request.repeat(Math.floor(65_536 / request.length)), () => resolve(socket));
  });

export const statusOf = (response: string) => Number(/^HTTP\/1\.1 (\d{3}) /.exec(response)?.[1]);

/** Lets a server listen at a free port of this machine. @returns the port */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** The connection's own frame that may come with the first response. */
const SETTINGS_BYTES = 9;

/**
 * How many bytes HTTP/2 sends for the headers of a first response: it compresses them (HPACK), hardly more than HTTP/3.
 */
export async function countHeaderBytes(headers: Readonly<Record<string, string>>): Promise<number> {
  // A body without content: its length must not be that of another.
  const { 'content-length': _, ...sent } = headers;
  const server = createHttp2Server((_request, response) => {
    response.writeHead(200, sent).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const client = connectHttp2(
    `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
  );
  await once(client, 'remoteSettings');
  const before = client.socket.bytesRead;
  const response = client.request().resume();
  await once(response, 'end');
  const bytes = client.socket.bytesRead - before - SETTINGS_BYTES;
  client.close();
  server.close();
  return bytes;
}
