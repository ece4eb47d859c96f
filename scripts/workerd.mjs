/** Runs a Worker locally in workerd, Cloudflare's runtime, for edge.mjs and tests. Plain JavaScript, as in install.mjs. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { endWithThisProcess } from './end-with-this-process.mjs';

/**
 * workerd's configuration, from `wrangler.jsonc`. Environment variables override the file's variables.
 * With the style "proxy", a Worker sees the request target as it was sent. Otherwise workerd replaces its scheme and
 * host, and `ftp://x/` would look like `/`.
 * @param {string} address
 */
function describeWorker(address) {
  const settings = JSON.parse(readFileSync('wrangler.jsonc', 'utf8'));
  const bindings = Object.entries(settings.vars).map(
    ([name, text]) => `(name = "${name}", text = ${JSON.stringify(process.env[name] ?? text)})`,
  );
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "page", worker = (
    modules = [(name = "worker.js", esModule = embed "worker.js")],
    bindings = [${bindings.join(', ')}],
    compatibilityDate = "${settings.compatibility_date}"
  ))],
  sockets = [(name = "http", address = ${JSON.stringify(address)}, http = (style = proxy), service = "page")]
);
`;
}

/**
 * Starts workerd.
 * @param {string} folder of the built `worker.js`
 * @param {string} address host and port to listen on; port 0 is any free port
 * @returns its port, and a function that stops it
 */
export async function startWorkerd(folder, address) {
  const config = join(folder, 'workerd.capnp');
  writeFileSync(config, describeWorker(address));
  const program = createRequire(import.meta.url)('workerd').default;
  const workerd = endWithThisProcess(
    spawn(program, ['serve', config, '--control-fd=1'], { stdio: ['ignore', 'pipe', 'inherit'] }),
  );
  const ended = once(workerd, 'exit');
  const [message] = await Promise.race([once(workerd.stdout, 'data'), ended]);
  if (!(message instanceof Buffer)) throw new Error('The Worker did not start.');
  const stop = async () => {
    workerd.kill();
    await ended;
  };
  return { port: Number(JSON.parse(message.toString()).port), stop };
}
