import { fileURLToPath } from 'node:url';
import { createApp } from './app.ts';
import { type Config, describeUnset, readConfig } from './config.mjs';
import { createHttpServer, prepareStop } from './http-server.ts';
import { createLog } from './log.ts';
import { loadSite, readBuilt } from './site.ts';

/** Says why the server can't listen at an address, and what helps. */
function describeListenError({ code, message }: NodeJS.ErrnoException, { host, port }: Config): string {
  if (code === 'EADDRINUSE') return `Port ${port} is already in use. Set PORT to another one.`;
  if (code === 'EACCES') return `Port ${port} needs more rights. Set PORT to one above 1023.`;
  return `The server cannot listen at HOST "${host}": ${message}`;
}

const config = readConfig();
const site = loadSite(readBuilt(fileURLToPath(new URL('..', import.meta.url))), config);
const log = createLog(process.stdout);
// If the reader of the log goes away, the server keeps running.
process.stdout.on('error', () => {});

const server = createHttpServer(createApp(site, config), log);
const stop = prepareStop(server);

server.on('error', (error) => {
  console.error(describeListenError(error, config));
  process.exit(1);
});
server.listen(config.port, config.host, () => {
  const name = config.host.includes(':') ? `[${config.host}]` : config.host;
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : config.port;
  console.log(`Lifetime Visualizer is at http://${name}:${port}`);
  const unset = describeUnset(process.env);
  if (unset) console.warn(unset);
});

let stopped: Promise<void> | undefined;
// A second signal changes nothing: answers under way are finished. The process ends with the last line of the log.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void (stopped ??= stop()));
