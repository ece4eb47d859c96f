import { fileURLToPath } from 'node:url';
import { createApp } from './app.ts';
import { compressVariants } from './compress-variants.ts';
import { ConfigError, parseConfig } from './config.ts';
import { createHttpServer } from './http-server.ts';
import { createLog } from './log.ts';
import { readFolder } from './read-folder.ts';
import { loadSite } from './site.ts';
import { prepareStop } from './stop-gracefully.ts';

/** Beside the built server. */
const readBuilt = (folder: string) => readFolder(fileURLToPath(new URL(`../${folder}`, import.meta.url)));

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
const site = loadSite({ client: readBuilt('client'), compressed: readBuilt('compressed') }, config);
const log = createLog((lines) => process.stdout.write(lines), Date.now);
// Whoever reads the log may go away; the page stays.
process.stdout.on('error', () => {});

const server = createHttpServer(createApp(site, config, compressVariants), log);
const stop = prepareStop(server);

server.on('error', (error: NodeJS.ErrnoException) => {
  const sentence = LISTEN_FAULTS[error.code ?? '']?.(config.host, config.port);
  endWith(sentence ?? `The server cannot start: ${error.message}`);
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
