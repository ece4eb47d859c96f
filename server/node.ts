import { fileURLToPath } from 'node:url';
import { createApp } from './app.ts';
import { ConfigError, parseConfig } from './config.ts';
import { createHttpServer } from './http-server.ts';
import { createLog } from './log.ts';
import { readBuilt } from './read-built.ts';
import { loadSite } from './site.ts';
import { prepareStop } from './stop-gracefully.ts';

function exitWith(message: string): never {
  console.error(message);
  process.exit(1);
}

function readConfig() {
  try {
    return parseConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) exitWith(error.message);
    throw error;
  }
}

const cannotListen = (host: string) => `HOST is "${host}", which this machine cannot listen on.`;

const LISTEN_ERRORS: Record<string, (host: string, port: number) => string> = {
  EADDRINUSE: (_, port) =>
    `Port ${port} is already in use. Set PORT to another one, for example PORT=${port === 65535 ? 3000 : port + 1}.`,
  EACCES: (_, port) => `Port ${port} needs more rights than this user has. Set PORT to one above 1023.`,
  EADDRNOTAVAIL: cannotListen,
  EAFNOSUPPORT: cannotListen,
  EINVAL: cannotListen,
  ENOTFOUND: (host) => `HOST is "${host}", which is not known on this network.`,
};

const config = readConfig();
const site = loadSite(readBuilt(fileURLToPath(new URL('..', import.meta.url))), config);
const log = createLog((lines) => process.stdout.write(lines), Date.now);
// If the reader of the log goes away, the server keeps running.
process.stdout.on('error', () => {});

const server = createHttpServer(createApp(site, config), log);
const stop = prepareStop(server);

server.on('error', (error: NodeJS.ErrnoException) => {
  const message = LISTEN_ERRORS[error.code ?? '']?.(config.host, config.port);
  exitWith(message ?? `The server cannot start: ${error.message}`);
});

server.listen(config.port, config.host, () => {
  const name = config.host.includes(':') ? `[${config.host}]` : config.host;
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : config.port;
  console.log(`Lifetime Visualizer is at http://${name}:${port}`);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void stop().then(() => {
      log.flush();
      process.exit(0);
    });
  });
}
