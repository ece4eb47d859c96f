/** `npm run dev`: installs what is missing and serves the page with live reload, at http://localhost:5173. */
import './end-with-npm.mjs';
import { installPackages, runNode } from './install.mjs';
import { readSettings } from './settings.mjs';

readSettings();
await installPackages();
process.exitCode = (await runNode('node_modules/vite/bin/vite.js')) ?? 1;
