/** `npm run dev`: installs what is missing and serves the page with reload, at http://localhost:5173. */
import { spawn } from 'node:child_process';
import { installPackages } from './install.mjs';

installPackages();
spawn('npm', ['exec', '--', 'vite'], { stdio: 'inherit', shell: process.platform === 'win32' });
