import { spawn } from 'node:child_process';
import { connect, createServer } from 'node:net';
import { expect, test } from '@playwright/test';

/** Starts the built server and waits for its end, or for its first line. */
async function start(environment: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const server = spawn(process.execPath, ['dist/server/node.js'], {
    env: { ...process.env, ...environment },
  });
  let said = '';
  const listen = (text: Buffer) => {
    said += text.toString();
    if (said.includes('is at')) server.kill('SIGTERM');
  };
  server.stdout.on('data', listen);
  server.stderr.on('data', listen);
  const code = await new Promise<number | null>((resolve) => {
    server.on('exit', resolve);
  });
  return { code, said };
}

test.describe('The start', () => {
  test('prints the address, and ends when it is told to', async () => {
    const { code, said } = await start({ PORT: '0' });
    expect(said).toMatch(/^Lifetime Visualizer is at http:\/\/localhost:\d+\n$/);
    expect(code).toBe(0);
  });

  test('ends within 5 seconds of being told to, though somebody is connected who asks for nothing', async () => {
    const server = spawn(process.execPath, ['dist/server/node.js'], { env: { ...process.env, PORT: '0' } });
    const port = await new Promise<number>((resolve) => {
      server.stdout.on('data', (text: Buffer) => resolve(Number(/:(\d+)/.exec(text.toString())?.[1])));
    });
    const idle = connect(port, 'localhost');
    await new Promise((resolve) => idle.once('connect', resolve));
    const told = Date.now();
    server.kill('SIGTERM');
    const code = await new Promise((resolve) => server.on('exit', resolve));
    expect(code).toBe(0);
    expect(Date.now() - told).toBeLessThan(5000);
    idle.destroy();
  });

  test('ends with a sentence when the port is taken', async () => {
    const holder = createServer();
    const port = await new Promise<number>((resolve) => {
      holder.listen(0, 'localhost', () => {
        const address = holder.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
    const { code, said } = await start({ PORT: String(port) });
    holder.close();
    expect(code).toBe(1);
    expect(said).toBe(
      `Port ${port} is already in use. Set PORT to another one, for example PORT=${port + 1}.\n`,
    );
  });

  for (const [variable, value] of [
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['HOST', 'not a host'],
    ['CONTACT_EMAIL', 'nobody'],
    ['TIP_URL', 'javascript:alert(1)'],
    ['WORLD_BANK_URL', 'worldbank'],
    ['WORLD_BANK_URL', 'https://example.org/v2?key=1'],
  ] as const) {
    test(`ends with a sentence that names ${variable} when it is "${value}"`, async () => {
      const { code, said } = await start({ PORT: '0', [variable]: value });
      expect(code).toBe(1);
      expect(said).toMatch(new RegExp(`^${variable} must be .*\\.\\n$`));
    });
  }
});
