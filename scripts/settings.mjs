/**
 * Reads the settings of an installation, for `npm start`, `npm run dev` and the export. Plain JavaScript without
 * packages, as in install.mjs.
 */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { ConfigError, parseConfig } from '../server/config.mjs';
import { describeListenError } from '../server/listen-error.mjs';
import { exitWith } from './install.mjs';

/** The settings in the environment. Exits with a message if one is invalid. */
export function readSettings() {
  try {
    return parseConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) exitWith(error.message);
    throw error;
  }
}

/**
 * Exits with a message unless a server can listen there.
 * @param {import('../server/config.mjs').Config} config
 */
export async function needPort(config) {
  const server = createServer().listen(config.port, config.host);
  try {
    await once(server, 'listening');
  } catch (error) {
    exitWith(describeListenError(error, config));
  }
  await once(server.close(), 'close');
}
