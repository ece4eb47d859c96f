import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { createApp } from './app.ts';
import { ConfigError, parseConfig } from './config.ts';
import { loadSite } from './site.ts';

/** Beside the built server. */
const SITE_FOLDER = fileURLToPath(new URL('../client', import.meta.url));

function endWith(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

function readConfig() {
  try {
    return parseConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) endWith(error.message);
    throw error;
  }
}

/** How long answers under way may take once the server has been told to end. */
const GRACE_MS = 2000;

const noSuchAddress = (host: string) => `HOST is "${host}", which this machine cannot listen on.`;

const LISTEN_FAULTS: Record<string, (host: string, port: number) => string> = {
  EADDRINUSE: (_, port) =>
    `Port ${port} is already in use. Set PORT to another one, for example PORT=${port === 65535 ? 3000 : port + 1}.`,
  EACCES: (_, port) => `Port ${port} needs more rights than this user has. Set PORT to one above 1023.`,
  EADDRNOTAVAIL: noSuchAddress,
  EAFNOSUPPORT: noSuchAddress,
  EINVAL: noSuchAddress,
  ENOTFOUND: (host) => `HOST is "${host}", which is not known on this network.`,
};

const config = readConfig();
const server = serve(
  {
    fetch: createApp(loadSite(SITE_FOLDER, config), config).fetch,
    hostname: config.host,
    port: config.port,
  },
  ({ port }) => {
    const name = config.host.includes(':') ? `[${config.host}]` : config.host;
    console.log(`Lifetime Visualizer is at http://${name}:${port}`);
  },
);

server.on('error', (error: NodeJS.ErrnoException) => {
  const sentence = LISTEN_FAULTS[error.code ?? '']?.(config.host, config.port);
  endWith(sentence ?? `The server cannot start: ${error.message}`);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
    // Whoever is connected and asks for nothing is not waited for.
    setTimeout(() => {
      if ('closeAllConnections' in server) server.closeAllConnections();
    }, GRACE_MS).unref();
  });
}
