import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { parseResponses } from './parse-responses.ts';

/** The bytes that a client has sent and received until the server closed the connection. */
export interface Exchange {
  readonly sent: number;
  readonly whole: number;
  /** The error of the connection, such as ECONNRESET. */
  readonly error: string | undefined;
}

/** @param pipelined how many requests are sent at once @param pauseMs the most that passes before the next ones */
interface Pace {
  readonly pipelined: number;
  readonly pauseMs: number;
}

/**
 * Sends requests on one connection, the next ones when all before have their responses, until a response says that it
 * is the last, or the server closes the connection.
 * @param onRound is called after all responses to requests that were sent at once, with how many times that was
 */
export async function requestUntilClosed(
  port: number,
  { pipelined, pauseMs }: Pace,
  onRound: (round: number) => void,
): Promise<Exchange> {
  const requests = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(pipelined);
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  let received = '';
  let [sent, whole] = [0, 0];
  let error: string | undefined;
  const send = () => {
    if (socket.destroyed || socket.readableEnded) return;
    sent += pipelined;
    socket.write(requests);
  };
  const closed = new Promise<void>((resolve) => {
    socket.on('close', () => resolve());
  });
  socket.on('connect', send).on('error', (reason: NodeJS.ErrnoException) => {
    error = reason.code;
  });
  socket.on('data', (piece: string) => {
    received += piece;
    const responses = parseResponses(received).responses.filter(({ isWhole }) => isWhole);
    if (responses.length < pipelined) return;
    received = '';
    whole += pipelined;
    onRound(whole / pipelined);
    if (responses.at(-1)?.headers.get('connection') !== 'close')
      void wait(Math.random() * pauseMs).then(send);
  });
  await closed;
  const { responses } = parseResponses(received);
  return { sent, whole: whole + responses.length, error };
}
