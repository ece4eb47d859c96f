/** `npm start`: installs what is missing, builds what has changed, serves. */
import { buildOnce } from './build-once.mjs';
import './end-with-npm.mjs';
import { installPackages } from './install.mjs';

installPackages();
await buildOnce();
// Seen by the type checker only once it is built.
const server = '../dist/server/node.js';
await import(server);
