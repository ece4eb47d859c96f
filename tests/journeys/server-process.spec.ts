import { spawn } from 'node:child_process';
import { connect, createServer, type Socket } from 'node:net';
import { expect, test } from '@playwright/test';
import { endWithThisProcess } from '../support/end-with-this-process.mjs';

/** Twice what operations.md promises; a server that waits for idle connections would take minutes. */
const STOPPED_MS = 10_000;

const startBuilt = (environment: Record<string, string>) =>
  endWithThisProcess(
    spawn(process.execPath, ['dist/server/node.js'], { env: { ...process.env, ...environment } }),
  );

/** Starts the built server and waits for its end, or for its first line. */
async function start(environment: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const server = startBuilt(environment);
  let output = '';
  const listen = (text: Buffer) => {
    output += text.toString();
    if (output.includes('is at')) server.kill('SIGTERM');
  };
  server.stdout.on('data', listen);
  server.stderr.on('data', listen);
  const code = await new Promise<number | null>((resolve) => {
    server.on('exit', resolve);
  });
  return { code, output };
}

/** A connection on which something has been sent, and all that comes back until it is closed. */
async function open(port: number, text: string): Promise<{ socket: Socket; received: Promise<Buffer> }> {
  const socket = connect(port, 'localhost');
  const pieces: Buffer[] = [];
  socket.on('data', (piece: Buffer) => pieces.push(piece));
  const received = new Promise<Buffer>((resolve) => {
    socket.on('close', () => resolve(Buffer.concat(pieces)));
  });
  await new Promise<void>((resolve) => {
    socket.write(text, () => resolve());
  });
  return { socket, received };
}

/** Waits until nothing listens at a port any more. */
async function refuses(port: number): Promise<void> {
  const isOpen = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, 'localhost');
      socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
      socket.on('connect', () => socket.destroy());
    });
  await expect.poll(isOpen).toBe(false);
}

/** The answers that came over one connection, one after the other. */
function splitAnswers(bytes: Buffer): { status: number; isWhole: boolean }[] {
  if (bytes.length === 0) return [];
  const end = bytes.indexOf('\r\n\r\n') + 4;
  const head = bytes.subarray(0, end).toString();
  const next = end + Number(/content-length: (\d+)/.exec(head)?.[1]);
  const status = Number(head.slice('HTTP/1.1 '.length).slice(0, 3));
  return [{ status, isWhole: end > 4 && next <= bytes.length }, ...splitAnswers(bytes.subarray(next))];
}

/** The address of the page's own script. */
async function findScript(port: number): Promise<string> {
  const page = await (await fetch(`http://localhost:${port}/`)).text();
  return /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? '';
}

test.describe('The server process', () => {
  test('prints the address, and ends on SIGTERM', async () => {
    const { code, output } = await start({ PORT: '0' });
    expect(output).toMatch(/^Lifetime Visualizer is at http:\/\/localhost:\d+\n$/);
    expect(code).toBe(0);
  });

  test('ends soon after a SIGTERM, despite an idle connection', { tag: '@matrix' }, async () => {
    const server = startBuilt({ PORT: '0' });
    const port = await new Promise<number>((resolve) => {
      server.stdout.on('data', (text: Buffer) => resolve(Number(/:(\d+)/.exec(text.toString())?.[1])));
    });
    const idle = connect(port, 'localhost');
    await new Promise((resolve) => idle.once('connect', resolve));
    const stoppedAt = Date.now();
    server.kill('SIGTERM');
    const code = await new Promise((resolve) => server.on('exit', resolve));
    expect(code).toBe(0);
    expect(Date.now() - stoppedAt).toBeLessThan(STOPPED_MS);
    idle.destroy();
  });

  test('finishes the requests and responses that are under way when it is stopped', async () => {
    const server = startBuilt({ PORT: '0' });
    const ended = new Promise((resolve) => server.on('exit', resolve));
    let output = '';
    const port = await new Promise<number>((resolve) => {
      server.stdout.on('data', (text: Buffer) => {
        output += text.toString();
        resolve(Number(/:(\d+)\n/.exec(output)?.[1]));
      });
    });
    const slowToAsk = await open(port, 'GET /quotes.json HTTP/1.1\r\nHost: local');
    // More than the buffers in between hold, so that some of it is still to be sent when the server is stopped.
    const script = await findScript(port);
    const slowToRead = await open(port, `GET ${script} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(60));
    slowToRead.socket.pause();
    // Both have arrived once a later request has its response.
    await (await fetch(`http://localhost:${port}/healthz`)).text();

    const stoppedAt = Date.now();
    server.kill('SIGTERM');
    await refuses(port);
    slowToAsk.socket.write('host\r\n\r\n');
    slowToRead.socket.resume();

    expect(splitAnswers(await slowToAsk.received)).toEqual([{ status: 200, isWhole: true }]);
    const answers = splitAnswers(await slowToRead.received);
    expect(answers).toHaveLength(60);
    expect(answers.filter(({ status, isWhole }) => status !== 200 || !isWhole)).toEqual([]);
    expect(await ended).toBe(0);
    expect(Date.now() - stoppedAt).toBeLessThan(STOPPED_MS);
    expect(output.trimEnd().split('\n')).toHaveLength(1 + 2 + answers.length + 1);
  });

  test('keeps running when its log is no longer read', async () => {
    const server = startBuilt({ PORT: '0' });
    const port = await new Promise<number>((resolve) => {
      server.stdout.once('data', (text: Buffer) => resolve(Number(/:(\d+)\n/.exec(text.toString())?.[1])));
    });
    server.stdout.destroy();
    for (let count = 0; count < 3; count += 1) {
      expect((await fetch(`http://localhost:${port}/healthz`)).status).toBe(200);
    }
    server.kill('SIGTERM');
    expect(await new Promise((resolve) => server.on('exit', resolve))).toBe(0);
  });

  test('ends with a message when the port is taken', async () => {
    const holder = createServer();
    const port = await new Promise<number>((resolve) => {
      holder.listen(0, 'localhost', () => {
        const address = holder.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
    const { code, output } = await start({ PORT: String(port) });
    holder.close();
    expect(code).toBe(1);
    expect(output).toBe(`Port ${port} is already in use. Set PORT to another one.\n`);
  });

  test('ends with a message that names a setting that cannot be used', async () => {
    const { code, output } = await start({ PORT: 'eighty' });
    expect(code).toBe(1);
    expect(output).toMatch(/^PORT must be .*\.\n$/);
  });
});
