import { connect } from 'node:net';

/** Sends a text as it is. @returns all that comes back until the connection is closed, a byte a letter */
export function sendRaw(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, 'localhost');
    socket.setEncoding('latin1').on('data', (piece: string) => {
      answer += piece;
    });
    // A server that closes the connection before it has read everything causes an error; the answer is what counts.
    socket.on('error', () => {}).on('close', () => resolve(answer));
    socket.write(text, 'latin1');
  });
}

export const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1]);
