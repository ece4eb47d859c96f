/** `npm run dev`: installs what is missing and serves the page with live reload, at http://localhost:5173. */
import './end-with-npm.mjs';
import { installPackages, runNpm } from './install.mjs';

installPackages();
await runNpm('exec', '--', 'vite');
