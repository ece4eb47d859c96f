import { connect, type Socket } from 'node:net';

/** What browsers accept, of what the server has. */
export const ACCEPT_ENCODING = 'gzip, deflate, br';

const HOST = 'localhost';
const HEAD_END = '\r\n\r\n';

const requestFor = (path: string) =>
  Buffer.from(`GET ${path} HTTP/1.1\r\nhost: ${HOST}\r\naccept-encoding: ${ACCEPT_ENCODING}${HEAD_END}`);

/** Asks a server on this machine, and gives its answer as it comes: head and body, a byte a letter. */
export function readAnswer(port: number, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, HOST).setEncoding('latin1').on('error', reject);
    socket.on('data', (piece: string) => {
      answer += piece;
      const headEnd = answer.indexOf(HEAD_END);
      const bodyBytes = Number(/^content-length: (\d+)\r$/im.exec(answer.slice(0, headEnd))?.[1]);
      if (headEnd < 0 || answer.length < headEnd + HEAD_END.length + bodyBytes) return;
      socket.destroy();
      resolve(answer);
    });
    socket.write(requestFor(path));
  });
}

/** How a server is loaded. */
export interface Load {
  readonly path: string;
  readonly connections: number;
  /** How many answers there are to be, on all connections together. */
  readonly answers: number;
}

/** What is read is only counted, so all connections read into the same place. */
const READ_INTO = Buffer.alloc(256 * 1024);

/**
 * Loads a server on this machine: each connection asks again as soon as it has its answer. All answers to a path have
 * the same length, so that counting bytes is enough; who does more takes longer to ask than the server to answer.
 */
export async function load(port: number, { path, connections, answers }: Load): Promise<void> {
  const request = requestFor(path);
  const answerBytes = (await readAnswer(port, path)).length;
  let asked = 0;

  const keepAsking = () =>
    new Promise<void>((resolve, reject) => {
      let missingBytes = answerBytes;
      const count = (bytes: number) => {
        missingBytes -= bytes;
        if (missingBytes < 0) reject(new Error(`An answer to ${path} is longer than the first was`));
        if (missingBytes === 0) {
          missingBytes = answerBytes;
          ask();
        }
        return true;
      };
      const ask = () => {
        asked += 1;
        if (asked > answers) socket.end();
        else socket.write(request);
      };
      const onread = { buffer: READ_INTO, callback: count };
      const socket: Socket = connect({ port, host: HOST, noDelay: true, onread });
      socket.on('error', reject).on('close', () => resolve());
      ask();
    });
  await Promise.all(Array.from({ length: connections }, keepAsking));
}
