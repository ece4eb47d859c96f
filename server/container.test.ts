import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { networkInterfaces } from 'node:os';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const DOCKERFILE = readFileSync('Dockerfile', 'utf8');

test('the images that the container is made of are named by their digests', () => {
  const images = [...DOCKERFILE.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
  expect(images).toHaveLength(2);
  for (const image of images) expect(image).toMatch(/@sha256:[\da-f]{64}$/);
});

test.each(readdirSync('.github/workflows'))(
  'the images and actions of the workflow %s are named by their digests',
  (name) => {
    const workflow = readFileSync(`.github/workflows/${name}`, 'utf8');
    const used = [...workflow.matchAll(/(?:uses|image): (.+)$/gm)].map(([, what]) => what);
    expect(used.length).toBeGreaterThan(1);
    for (const what of used) expect(what).toMatch(/@(?:sha256:[\da-f]{64}$|[\da-f]{40} # v[\d.]+$)/);
  },
);

test('the day of the build can be given, so that two builds of one source are the same', () => {
  expect(DOCKERFILE).toMatch(/^ARG SOURCE_DATE_EPOCH\nRUN npm run build$/m);
});

/** A container may have none. */
const hasIpv6 = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ family }) => family === 'IPv6'),
);

test.each(['0.0.0.0', '127.0.0.1', 'localhost', ...(hasIpv6 ? ['::', '::1'] : [])])(
  'the health check of the container finds the server at HOST=%s, and fails if there is none',
  async (host) => {
    const [, command = ''] = /^HEALTHCHECK[^]*?CMD (\[.+\])$/m.exec(DOCKERFILE) ?? [];
    const [, ...parameters]: readonly string[] = JSON.parse(command);
    const server = createServer((_, response) => response.end()).listen(0, host);
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const check = () =>
      promisify(execFile)(process.execPath, parameters, { env: { HOST: host, PORT: String(port) } });
    await check();
    server.closeAllConnections();
    server.close();
    await expect(check()).rejects.toMatchObject({ code: 1 });
  },
);
