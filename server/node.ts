import { fileURLToPath } from 'node:url';
import { createApp } from './app.ts';
import { ConfigError, parseConfig } from './config.mjs';
import { createHttpServer } from './http-server.ts';
import { describeListenError } from './listen-error.mjs';
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

const config = readConfig();
const site = loadSite(readBuilt(fileURLToPath(new URL('..', import.meta.url))), config);
const log = createLog(process.stdout, Date.now);
// If the reader of the log goes away, the server keeps running.
process.stdout.on('error', () => {});

const server = createHttpServer(createApp(site, config), log);
const stop = prepareStop(server);

server.on('error', (error: NodeJS.ErrnoException) => {
  exitWith(describeListenError(error, config));
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
