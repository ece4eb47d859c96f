import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, type Dirent, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startServer } from '../support/built-server.ts';
import { endWithThisProcess } from '../support/processes.ts';

/** The path of the page in another language, if a folder of the build is one. */
const listHome = ({ name }: Dirent) => (existsSync(`dist/client/${name}/404.html`) ? [`/${name}/`] : []);

/** Without the environment of the tests: a HOST would change the address, and NO_COLOR adds a warning of Node.js. */
const startBuilt = (environment: Record<string, string>) =>
  endWithThisProcess(spawn(process.execPath, ['dist/server/node.js'], { env: environment }));

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
    server.on('close', resolve);
  });
  return { code, output };
}

test('the server prints its address and what is left to set, and ends on SIGTERM', async () => {
  const { code, output } = await start({ PORT: '0', CONTACT_EMAIL: 'a@b.example' });
  expect(output).toMatch(
    /^Lifetime Visualizer is at http:\/\/localhost:\d+\nBefore you publish the page, set SITE_URL .+, TIP_URL .+\n$/,
  );
  expect(code).toBe(0);
});

test('the server goes on without a reader of its log', async () => {
  const server = startBuilt({ PORT: '0' });
  const exited = once(server, 'exit');
  const [address] = await once(server.stdout, 'data');
  const port = /:(\d+)\n/.exec(String(address))?.[1];
  server.stdout.destroy();
  // The log is written in one piece, at the latest when the server ends.
  expect((await fetch(`http://localhost:${port}/healthz`)).status).toBe(200);
  server.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
});

test('the server reads no file after its start', async () => {
  const build = mkdtempSync(join(tmpdir(), 'lifetime-'));
  cpSync('dist', build, { recursive: true });
  const { url, stop } = await startServer({}, build);
  rmSync(build, { recursive: true });
  for (const path of ['/', '/api/life-expectancy/JPN', '/quotes.json', '/service-worker.js']) {
    expect((await fetch(url + path)).status, path).toBe(200);
  }
  await stop();
});

test('the server ends with a message when its port is taken', async () => {
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

test('the server ends with a message when it may not listen at its port', async () => {
  // As Linux refuses it to a user: root may.
  const refuse =
    "import{Server}from'node:net';Server.prototype.listen=function(){this.emit('error',{code:'EACCES'})}";
  const { code, output } = await start({
    PORT: '80',
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(refuse)}`,
  });
  expect(code).toBe(1);
  expect(output).toBe('Port 80 needs more rights. Set PORT to one above 1023.\n');
});

test('the server ends with a message that names a wrong setting', async () => {
  const { code, output } = await start({ PORT: 'eighty' });
  expect(code).toBe(1);
  expect(output).toMatch(/^PORT must be .*\.\n$/);
});

/** Sends as many requests as fit into 64 KB, and reads nothing. @returns the connection, once all of it is sent */
const flood = (port: number, request: string) =>
  new Promise<Socket>((resolve) => {
    const socket = connect(port, 'localhost').pause();
    socket.on('error', () => resolve(socket));
    socket.write(request.repeat(Math.floor(65_536 / request.length)), () => resolve(socket));
  });

test('clients that send and never read take less than 200 MB, and others are served', async () => {
  test.skip(process.platform !== 'linux', 'The memory of a process is read as Linux says it.');
  const server = await startServer();
  const readMemory = (name: 'VmRSS' | 'VmHWM') => {
    const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
    return Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) / 1000;
  };
  expect((await fetch(server.url)).status).toBe(200);
  const atRest = readMemory('VmRSS');
  const homes = ['/', ...readdirSync('dist/client', { withFileTypes: true }).flatMap(listHome)];
  expect(homes).toHaveLength(8);
  const port = Number(new URL(server.url).port);
  for (const [clients, paths] of [
    [60, ['/']],
    [200, ['/']],
    [500, homes],
  ] as const) {
    for (const path of paths) {
      for (const headers of ['', 'Accept-Encoding: br\r\n']) {
        const request = `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`;
        const sockets = await Promise.all(Array.from({ length: clients }, () => flood(port, request)));
        expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
        // Only a client that reads notices that its connection was closed.
        await Promise.all(
          sockets.map((socket) => new Promise((resolve) => socket.once('close', resolve).resume())),
        );
        const used = readMemory('VmHWM') - atRest;
        expect(used, `${clients} clients, ${path} ${headers}`).toBeLessThan(200);
      }
    }
  }
  await server.stop();
});
