import { connect, type Socket } from 'node:net';

/** The encodings that browsers accept. */
export const ACCEPT_ENCODING = 'gzip, deflate, br';

const HOST = 'localhost';
const HEAD_END = '\r\n\r\n';

const requestFor = (path: string) =>
  Buffer.from(`GET ${path} HTTP/1.1\r\nhost: ${HOST}\r\naccept-encoding: ${ACCEPT_ENCODING}${HEAD_END}`);

/** Sends a request to a server on this machine. @returns head and body of the raw response, one character per byte */
export function readResponse(port: number, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let response = '';
    const socket = connect(port, HOST).setEncoding('latin1').on('error', reject);
    socket.on('data', (piece: string) => {
      response += piece;
      const headEnd = response.indexOf(HEAD_END);
      const bodyBytes = Number(/^content-length: (\d+)\r$/im.exec(response.slice(0, headEnd))?.[1]);
      if (headEnd < 0 || response.length < headEnd + HEAD_END.length + bodyBytes) return;
      socket.destroy();
      resolve(response);
    });
    socket.write(requestFor(path));
  });
}

/** The load on a server. */
export interface Load {
  readonly path: string;
  readonly connections: number;
  /** The number of requests, on all connections together. */
  readonly requests: number;
}

/** Bytes are only counted, so all connections read into the same buffer. */
const READ_INTO = Buffer.alloc(256 * 1024);

/**
 * Loads a server on this machine: each connection sends the next request as soon as it has its response. All responses
 * to a path have the same length, so that counting bytes is enough; parsing them would take longer than the server does.
 */
export async function load(port: number, { path, connections, requests }: Load): Promise<void> {
  const request = requestFor(path);
  const responseBytes = (await readResponse(port, path)).length;
  let sent = 0;

  const sendAll = () =>
    new Promise<void>((resolve, reject) => {
      let missingBytes = responseBytes;
      const count = (bytes: number) => {
        missingBytes -= bytes;
        if (missingBytes < 0) reject(new Error(`A response to ${path} is longer than the first`));
        if (missingBytes === 0) {
          missingBytes = responseBytes;
          send();
        }
        return true;
      };
      const send = () => {
        sent += 1;
        if (sent > requests) socket.end();
        else socket.write(request);
      };
      const onread = { buffer: READ_INTO, callback: count };
      const socket: Socket = connect({ port, host: HOST, noDelay: true, onread });
      socket.on('error', reject).on('close', () => resolve());
      send();
    });
  await Promise.all(Array.from({ length: connections }, sendAll));
}
