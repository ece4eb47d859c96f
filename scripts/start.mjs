/** `npm start`: installs what is missing, builds what has changed, serves. */
import { buildOnce } from './build-once.mjs';
import './end-with-npm.mjs';
import { installPackages, needNode } from './install.mjs';
import { needPort, readSettings } from './settings.mjs';

needNode();
await needPort(readSettings());
await installPackages({ tools: false });
await buildOnce();
// In a variable, because the type checker cannot find the file before it is built.
const server = '../dist/server/node.js';
await import(server);
